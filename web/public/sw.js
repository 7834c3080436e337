/** Push messages, and a page for when the server cannot be reached. Nothing else is kept or changed. */

const CACHE = "holdfast-offline";
const scope = self.registration.scope;
const offline = (language) => [`offline/${language}`, "offline.css", "icon.svg"].map((path) => new URL(path, scope).href);

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

/** Keep the page for that language; what was kept before goes once it has come. */
async function keep(language) {
  const wanted = offline(language);
  const answers = await Promise.all(wanted.map((address) => fetch(address)));
  if (!answers.every((answer) => answer.ok)) return;
  const cache = await caches.open(CACHE);
  await Promise.all(wanted.map((address, at) => cache.put(address, answers[at])));
  const old = (await cache.keys()).filter((one) => !wanted.includes(one.url));
  await Promise.all(old.map((one) => cache.delete(one)));
}

/** The page says in which language to speak when it cannot be reached. */
self.addEventListener("message", (event) => {
  const { language } = event.data ?? {};
  if (typeof language === "string") event.waitUntil(keep(language).catch(() => undefined));
});

async function whenOffline(request) {
  const cache = await caches.open(CACHE);
  if (request.mode !== "navigate") return (await cache.match(request)) ?? Response.error();
  const kept = (await cache.keys()).find((one) => one.url.startsWith(new URL("offline/", scope).href));
  return (kept && (await cache.match(kept))) ?? Response.error();
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const own = offline("").includes(request.url);
  if (request.mode === "navigate" || own) event.respondWith(fetch(request).catch(() => whenOffline(request)));
});

self.addEventListener("push", (event) => {
  const { title, body, path, tag } = event.data.json();
  const url = new URL(path.replace(/^\//, ""), scope).href;
  const icon = new URL("icons/192.png", scope).href;
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon, data: { url } }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { url } = event.notification.data ?? {};
  event.waitUntil(
    self.clients.matchAll({ type: "window", includeUncontrolled: true }).then((open) => {
      const here = open.find((one) => one.url.split("#")[0] === url);
      return here ? here.focus() : self.clients.openWindow(url);
    }),
  );
});
