/** Which page is open. The server answers all of these addresses with the same file. */

export type Route =
  | { page: "lobby" }
  | { page: "new"; game: string; campaign: boolean }
  | { page: "table"; id: string; token: string }
  | { page: "campaign"; id: string; token: string }
  | { page: "replay"; id: string; token: string; moment?: number }
  | { page: "review"; id: string; token: string }
  | { page: "tutorial"; game: string }
  | { page: "rules"; game: string; rule: string }
  | { page: "about" }
  | { page: "lost" };

export function read(path: string, fragment: string): Route {
  const [, page = "", thing = "", moment = ""] = path.split("/").map(decodeURIComponent);
  const token = fragment.replace(/^#/, "");
  switch (page) {
    case "":
      return { page: "lobby" };
    case "new":
      return { page: "new", game: thing, campaign: moment === "campaign" };
    case "tutorial":
      return { page: "tutorial", game: thing };
    case "table":
      return { page: "table", id: thing, token };
    case "campaign":
      return { page: "campaign", id: thing, token };
    case "replay":
      return { page: "replay", id: thing, token, ...(/^\d+$/.test(moment) && { moment: Number(moment) }) };
    case "review":
      return { page: "review", id: thing, token };
    case "rules":
      return { page: "rules", game: thing, rule: token };
    case "about":
      return { page: "about" };
    default:
      return { page: "lost" };
  }
}

class Router {
  route = $state<Route>(read(location.pathname, location.hash));

  constructor() {
    const follow = () => (this.route = read(location.pathname, location.hash));
    addEventListener("popstate", follow);
    addEventListener("hashchange", follow);
  }

  /** Open another page of ours. */
  go(address: string): void {
    history.pushState(null, "", address);
    this.route = read(location.pathname, location.hash);
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
  router.go(link.pathname + link.hash);
}
