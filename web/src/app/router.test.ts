import { expect, test } from "vitest";
import { parseRoute } from "./router.svelte.ts";

test.each([
  ["/", "", { page: "lobby" }],
  ["/new/last-bastion", "", { page: "new", game: "last-bastion", campaign: false }],
  ["/new/sword-and-sorcery/campaign", "", { page: "new", game: "sword-and-sorcery", campaign: true }],
  ["/campaign/abc", "#secret", { page: "campaign", id: "abc", token: "secret" }],
  ["/table/abc", "#secret", { page: "table", id: "abc", token: "secret" }],
  ["/replay/abc", "#secret", { page: "replay", id: "abc", token: "secret" }],
  ["/replay/abc/17", "#secret", { page: "replay", id: "abc", token: "secret", moment: 17 }],
  ["/review/abc", "#secret", { page: "review", id: "abc", token: "secret" }],
  ["/rules/bastion", "#BA-MOVE-1", { page: "rules", game: "bastion", rule: "BA-MOVE-1", digest: false }],
  ["/rules/bastion/digest", "#BA-MOVE-1", { page: "rules", game: "bastion", rule: "BA-MOVE-1", digest: true }],
  ["/record", "#secret", { page: "record", token: "secret" }],
  ["/daily", "", { page: "daily", game: "", day: "" }],
  ["/daily/bastion/2026-11-19", "", { page: "daily", game: "bastion", day: "2026-11-19" }],
  ["/workshop", "", { page: "workshop", game: "", draft: "" }],
  ["/workshop/bastion", "#a-draft", { page: "workshop", game: "bastion", draft: "a-draft" }],
  ["/nowhere", "", { page: "lost" }],
])("%s opens its page", (path, fragment, route) => {
  expect(parseRoute(path, fragment)).toEqual(route);
});
