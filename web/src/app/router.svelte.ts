/** Which page is open. The server answers all of these addresses with the same file. */

import { root, withoutRoot } from "./root.ts";

export type Route =
  | { page: "lobby" }
  | { page: "new"; game: string; campaign: boolean }
  | { page: "table"; id: string; token: string }
  | { page: "campaign"; id: string; token: string }
  | { page: "replay"; id: string; token: string; moment?: number }
  | { page: "review"; id: string; token: string }
  | { page: "tutorial"; game: string }
  | { page: "rules"; game: string; rule: string; digest: boolean }
  | { page: "notices"; on: boolean; token: string }
  | { page: "record"; token: string }
  | { page: "daily"; game: string; day: string }
  | { page: "puzzles" }
  | { page: "puzzle"; game: string; id: string }
  | { page: "workshop"; game: string; draft: string }
  | { page: "about" }
  | { page: "admin"; token: string }
  | { page: "lost" };

export function parseRoute(path: string, fragment: string): Route {
  const [, page = "", id = "", moment = ""] = path.split("/").map(decodeURIComponent);
  const token = fragment.replace(/^#/, "");
  switch (page) {
    case "":
      return { page: "lobby" };
    case "new":
      return { page: "new", game: id, campaign: moment === "campaign" };
    case "tutorial":
      return { page: "tutorial", game: id };
    case "table":
      return { page: "table", id: id, token };
    case "campaign":
      return { page: "campaign", id: id, token };
    case "replay":
      return { page: "replay", id: id, token, ...(/^\d+$/.test(moment) && { moment: Number(moment) }) };
    case "review":
      return { page: "review", id: id, token };
    case "rules":
      return { page: "rules", game: id, rule: token, digest: moment === "digest" };
    case "admin":
      return { page: "admin", token };
    case "notices":
      return { page: "notices", on: id === "on", token };
    case "record":
      return { page: "record", token };
    case "daily":
      return { page: "daily", game: id, day: moment };
    case "puzzles":
      return { page: "puzzles" };
    case "puzzle":
      return { page: "puzzle", game: id, id: moment };
    case "workshop":
      return { page: "workshop", game: id, draft: token };
    case "about":
      return { page: "about" };
    default:
      return { page: "lost" };
  }
}

function currentRoute(): Route {
  return parseRoute(withoutRoot(location.pathname), location.hash);
}

class Router {
  route = $state<Route>(currentRoute());

  constructor() {
    const follow = () => (this.route = currentRoute());
    addEventListener("popstate", follow);
    addEventListener("hashchange", follow);
  }

  /** Open another page of ours. */
  go(address: string): void {
    history.pushState(null, "", root + address);
    this.route = currentRoute();
    scrollTo(0, 0);
  }

  /** The address without the token, so that it is not read over a shoulder or copied by mistake. */
  hideToken(): void {
    history.replaceState(null, "", location.pathname);
  }
}

export const router = new Router();

/** For links: stay on the page where the browser would load it anew. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  router.go(withoutRoot(link.pathname) + link.hash);
}
