/** Being told of one's turn: by this browser while the tab is hidden, and by the server while it is closed. */

import { root } from "~/app/root.ts";
import { canWork } from "~/app/service-worker.ts";
import { fetchNoticeOffer, wantPush } from "~/api/http.ts";
import { i18n } from "~/i18n/i18n.svelte.ts";

export const canNotify = (): boolean => typeof Notification !== "undefined";
export const canPush = (): boolean => canWork() && "PushManager" in window;

/** Ask the browser; only at a press. */
export async function allowNotifications(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

/** Say it while the tab is hidden. */
export async function notifyTurn(id: string, title: string, body: string): Promise<void> {
  if (!canNotify() || Notification.permission !== "granted") return;
  const options = { body, tag: id, icon: `${root}/icons/192.png`, data: { url: location.href.split("#")[0] } };
  const worker = canWork() ? await navigator.serviceWorker.getRegistration() : undefined;
  if (worker) await worker.showNotification(title, options);
  else new Notification(title, options);
}

function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const plain = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (one) => one.charCodeAt(0));
}

/** Have the server send messages to this browser. */
export async function subscribe(id: string, token: string): Promise<boolean> {
  if (!(await allowNotifications())) return false;
  const [{ key }, worker] = await Promise.all([fetchNoticeOffer(), navigator.serviceWorker.ready]);
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
  const { endpoint = "", keys } = made.toJSON();
  const { p256dh = "", auth = "" } = keys ?? {};
  return (await wantPush(id, token, { endpoint, keys: { p256dh, auth }, language: i18n.language })).push;
}
