import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import { setPreferences, preferences } from "~/state/preferences.svelte.ts";
import type { Seat } from "~/api/protocol.ts";
import { t } from "~/i18n/i18n.svelte.ts";
import JoinPanel from "./JoinPanel.svelte";
import type { Session } from "~/state/session.svelte.ts";

const seat = (number: number, name: string): Seat => ({
  seat: number,
  kind: "person",
  name,
  bot: "",
  figure: { id: number === 0 ? "hero-elmer" : "hero-arne" },
  order: "ask",
  confirm: true,
  gives_up: false,
  taken: name !== "",
  former: null,
  asks: false,
  host: false,
});
const table = { title: "", game: "last-bastion", seats: [seat(0, "Anna"), seat(1, "")], you: { seats: [1], host: false, former: [], returns: false } };
const session = { id: "abc", token: "friend", game: "last-bastion", now: { table }, yours: [1] } as unknown as Session;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  setPreferences({ name: "" });
});

function answered(status: number, body: unknown) {
  const asked = vi.fn((_path: string, _request: { headers: Record<string, string>; body: string }) =>
    Promise.resolve(new Response(JSON.stringify(body), { status })),
  );
  vi.stubGlobal("fetch", asked);
  return asked;
}

const press = () => fireEvent.click(screen.getByRole("button", { name: t("page-join-go") }));

test("one press and a name: the token goes in the header, the name is kept for the next table", async () => {
  const asked = answered(200, {});
  const joined = vi.fn();
  render(JoinPanel, { session, joined });
  await fireEvent.input(screen.getByLabelText(t("page-join-name")), { target: { value: " Misha " } });
  await press();
  await vi.waitFor(() => expect(joined).toHaveBeenCalledOnce());
  const [path, { headers, body }] = asked.mock.calls[0]!;
  expect([path, headers.Authorization, JSON.parse(body)]).toEqual([
    "/api/tables/abc/join",
    "Bearer friend",
    { name: "Misha", seat: 1 },
  ]);
  expect(preferences.name).toBe("Misha");
});

test("the name this browser used before is there already", () => {
  setPreferences({ name: "Misha" });
  render(JoinPanel, { session, joined: () => {} });
  expect((screen.getByLabelText(t("page-join-name")) as HTMLInputElement).value).toBe("Misha");
});

test("it says who sits where, and which seat is one's own", () => {
  render(JoinPanel, { session, joined: () => {} });
  const choice = screen.getByRole("group", { name: t("page-door-choose") });
  expect(choice.textContent).toContain("Anna");
  expect(screen.getAllByRole("radio")).toHaveLength(1);
  expect(screen.getByRole("radio").closest("label")!.textContent).toContain(t("page-join-you"));
});

test("a refusal is told, and one may try again", async () => {
  answered(404, { code: "no-such-table", message: { id: "error-no-such-table" } });
  const joined = vi.fn();
  render(JoinPanel, { session, joined });
  await press();
  await vi.waitFor(() => expect(screen.getByRole("alert").textContent).toBe(t("error-no-such-table")));
  expect(joined).not.toHaveBeenCalled();
  expect((screen.getByRole("button", { name: t("page-join-go") }) as HTMLButtonElement).disabled).toBe(false);
});

test("whoever sits down on one's own seat meanwhile leaves one the seat that became one's own", async () => {
  const asked = answered(200, {});
  const { rerender } = render(JoinPanel, { session, joined: () => {} });
  const swapped = { ...table, seats: [seat(0, ""), seat(1, "Anna")], you: { ...table.you, seats: [0] } };
  await rerender({ session: { ...session, now: { table: swapped }, yours: [0] } as unknown as Session });
  expect((screen.getByRole("radio") as HTMLInputElement).checked).toBe(true);
  await press();
  expect(JSON.parse(asked.mock.calls[0]![1].body).seat).toBe(0);
});
