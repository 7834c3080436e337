/** The service worker: push messages, and a page for when there is no connection. */

import { root } from "./root.ts";

export const canWork = (): boolean => "serviceWorker" in navigator && window.isSecureContext;

/** Install it, and tell it the reader's language. */
export async function startServiceWorker(language: string): Promise<void> {
  if (!canWork()) return;
  try {
    await navigator.serviceWorker.register(`${root}/sw.js`, { scope: `${root}/` });
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ language });
  } catch {
    // A browser without it has the page all the same.
  }
}
