/** The path under which the server is offered, without a slash at its end: empty where it has a name of its own. */

const given = document.querySelector('meta[name="root-path"]')?.getAttribute("content") ?? "/";

export const root = given.startsWith("/") ? given.replace(/\/$/, "") : "";

/** The path of an address, as the page itself names it. */
export function withoutRoot(path: string): string {
  return path.startsWith(`${root}/`) ? path.slice(root.length) : path === root ? "/" : path;
}
