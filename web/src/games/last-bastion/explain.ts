/** What the things on the table are, in words: on hover, focus or long press. */

import type { Explanation } from "~/games/plugin.ts";
import { cardIcon } from "./icons/cards.ts";
import { DECAY_ICONS, EFFECT_ICONS } from "./icons/effects.ts";
import { BOARD_ICONS, call, CONDITION_ICONS, evil, heart, HERO_ICONS, PIECE_ICONS, TILE_ICONS } from "./icons.ts";
import { gameText, pageText } from "./names.ts";
import { printedCard, slotsOf, type Card, type Hero, type LastBastionView, type Slot, type Tile, type LastBastionCatalogue } from "./view.ts";

type Telling = Explanation["lines"][number];

const TILE_RULES: Record<string, string> = {
  trebuchet: "LB-TILE-2",
  tower: "LB-TILE-6",
  market: "LB-TILE-9",
  tavern: "LB-TILE-11",
  standard: "LB-TILE-13",
  fountain: "LB-TILE-16",
  dispensary: "LB-TILE-18",
  tomb: "LB-TILE-22",
  quarry: "LB-TILE-25",
};
const POWER_RULES: Record<string, string> = {
  elmer: "LB-POWER-4",
  mylfaar: "LB-POWER-7",
  arne: "LB-POWER-11",
  sindara: "LB-POWER-12",
  teagaan: "LB-POWER-14",
  "feng-li": "LB-POWER-15",
  kazgin: "LB-POWER-19",
  twindalli: "LB-POWER-21",
};
const BOARD_RULES: Record<string, string> = { red: "LB-BOARD-2", green: "LB-BOARD-3", yellow: "LB-BOARD-5", blue: "LB-BOARD-7" };
const PIECES: Record<string, { help: string; rule: string }> = {
  net: { help: "tile-trebuchet-help", rule: "LB-TILE-2" },
  trap: { help: "tile-quarry-help", rule: "LB-TILE-27" },
  standard: { help: "tile-standard-help", rule: "LB-TILE-14" },
  spell: { help: "hero-mylfaar-power", rule: "LB-POWER-8" },
};

/** A line with the outline that stands before it, where there is one. */
const line = (text: string, outline?: string): Telling => (outline ? { text, outline } : { text });

export function effectLines(card: Card): Telling[] {
  return card.effects.map((effect) => {
    const when = pageText(`when-${effect.kind}`);
    const netted = effect.net ? ` ${pageText("netted")}` : "";
    return line(`${when}. ${gameText(`effect-${effect.code}-help`)}${netted}`, EFFECT_ICONS[effect.code]?.outline);
  });
}

export function strength(card: Card): string {
  if (card.resistance === card.printed) return gameText("resistance", { resistance: card.resistance });
  return gameText("resistance-lowered", { resistance: card.resistance, printed: card.printed });
}

function cardLines(card: Card, view: LastBastionView | null): Telling[] {
  const lines = [line(strength(card)), ...effectLines(card)];
  if (view?.pieces.standard.token === card.colour) lines.push(line(pageText("standard-here"), PIECE_ICONS["standard"]));
  if (card.spell) lines.push(line(pageText("spell-here"), PIECE_ICONS["spell"]));
  if (card.evil) lines.push(line(pageText("evil-here"), evil));
  if (card.die) lines.push(line(pageText("die-here"), EFFECT_ICONS["lock-die"]?.outline));
  return lines;
}

function ofCard(card: Card, view: LastBastionView | null): Explanation {
  return {
    title: gameText(`card-${card.id}`),
    kind: pageText(card.warlord ? "warlord" : "monster", { colour: gameText(`colour-${card.colour}`) }),
    lines: cardLines(card, view),
    rule: card.warlord ? "LB-WARLORD-7" : "LB-EFFECT-1",
  };
}

const lineOfSlot = (slot: Slot): Telling =>
  line(pageText("line", { tiles: slot.line.map((tile) => gameText(`tile-${tile}`)).join(" → ") }));

function ofSlot(slot: Slot, view: LastBastionView): Explanation {
  const [colour, number] = slot.id.split("-");
  const where = gameText("slot", { colour: colour!, number: Number(number) });
  if (slot.card) {
    const found = ofCard(slot.card, view);
    return { ...found, kind: `${found.kind}; ${where}`, lines: [...found.lines, lineOfSlot(slot)] };
  }
  const lines = [lineOfSlot(slot)];
  if (slot.trap) lines.push(line(pageText("trap-here"), PIECE_ICONS["trap"]));
  return { title: pageText("free-slot"), kind: where, lines, rule: "LB-PLACE-1" };
}

function ofTile(tile: Tile, view: LastBastionView): Explanation {
  const lines = [line(gameText(`tile-${tile.id}-help`), TILE_ICONS[tile.id])];
  if (tile.evil) lines.push(line(gameText("why-evil-tile", { tile: gameText(`tile-${tile.id}`) }), evil));
  for (const hero of tile.heroes) lines.push(line(gameText(`hero-${hero}`), HERO_ICONS[hero]));
  if (tile.id === "standard" && view.pieces.standard.token) {
    const colour = gameText(`colour-${view.pieces.standard.token}`);
    lines.push(line(pageText("standard-token", { colour }), PIECE_ICONS["standard"]));
  }
  return { title: gameText(`tile-${tile.id}`), kind: pageText("tile"), lines, rule: TILE_RULES[tile.id]! };
}

/** What ails a hero, as words and a picture for each. */
export function conditions(hero: Hero): { id: string; name: string; help: string; outline: string }[] {
  const found = hero.status === "healthy" ? [] : [{ id: hero.status as string, why: hero.status === "wounded" ? "wounded" : "out-of-action" }];
  if (hero.pinned) found.push({ id: "pinned", why: "pinned" });
  if (hero.cursed) found.push({ id: "cursed", why: "cursed" });
  const name = gameText(`hero-${hero.id}`);
  return found.map(({ id, why }) => ({
    id,
    name: gameText(`status-${id}`),
    help: gameText(`why-${why}`, { hero: name }),
    outline: CONDITION_ICONS[id]!,
  }));
}

function ofHero(hero: Hero): Explanation {
  return {
    title: gameText(`hero-${hero.id}`),
    kind: gameText(`hero-${hero.id}-who`),
    lines: [
      line(gameText(hero.power_text), HERO_ICONS[hero.id]),
      ...conditions(hero).map((one) => line(one.help, one.outline)),
    ],
    rule: POWER_RULES[hero.id]!,
  };
}

function ofBoard(colour: string, view: LastBastionView): Explanation {
  const board = view.boards.find((one) => one.id === colour)!;
  const lines = [line(gameText(`board-${colour}-help`), BOARD_ICONS[colour])];
  if (board.hero) lines.push(line(pageText("defended", { hero: gameText(`hero-${board.hero}`) }), HERO_ICONS[board.hero]));
  if (view.turn.board === colour) lines.push(line(pageText("acting")));
  const kind = board.hero ? pageText("horde-board") : `${pageText("horde-board")}, ${gameText("neutral-board")}`;
  return { title: gameText(`board-${colour}`), kind, lines, rule: BOARD_RULES[colour]! };
}

const TOKEN_RULES: Record<string, string> = { life: "LB-LIFE-1", call: "LB-CALL-1", evil: "LB-EVIL-11" };

/** A token: what it is called, what it does, how many there are where. */
function ofToken(token: string, where: string): Explanation {
  if (token === "evil") {
    return { title: gameText("piece-evil"), lines: [line(pageText("evil-help"), evil), line(where)], rule: TOKEN_RULES["evil"]! };
  }
  const plain = token === "life" || token === "call";
  const help = pageText(plain ? `${token}-help` : "equipment-help");
  const outline = { life: heart, call }[token];
  const title = plain ? gameText(`token-${token}`) : `${gameText("token-equipment")}: ${gameText(`colour-${token}`)}`;
  return { title, lines: [line(help, outline), line(where)], rule: TOKEN_RULES[token] ?? "LB-FIGHT-4" };
}

export function countInReserve(token: string, view: LastBastionView): number {
  const { reserve } = view;
  return { life: reserve.life, call: reserve.calls, evil: reserve.evil }[token] ?? reserve.equipment[token] ?? 0;
}

function ofReserve(token: string, view: LastBastionView): Explanation {
  const count = countInReserve(token, view);
  return ofToken(token, count > 0 ? pageText("in-reserve", { count }) : pageText("none-left"));
}

function ofHeld(hero: Hero, token: string): Explanation {
  const count = { life: hero.life, call: hero.calls }[token] ?? hero.equipment[token] ?? 0;
  return ofToken(token, pageText("in-hand", { hero: gameText(`hero-${hero.id}`), count }));
}

function ofDeck(view: LastBastionView): Explanation {
  const lines = [line(pageText("deck-help"))];
  if (view.deck.below_warlord !== null) lines.unshift(line(pageText("below-warlord", { count: view.deck.below_warlord })));
  if (view.deck.cards > 0) lines.unshift(line(pageText(view.deck.back === "warlord" ? "next-warlord" : "next-monster")));
  return { title: pageText("deck"), kind: gameText("deck", { count: view.deck.cards }), lines, rule: "LB-HORDE-6" };
}

function ofDiscard(view: LastBastionView): Explanation {
  const last = view.discard.slice(-6).reverse();
  return {
    title: pageText("discard"),
    kind: gameText("discard-pile", { count: view.discard.length }),
    lines: last.map((card) => line(gameText(`card-${card}`), cardIcon(card))),
    rule: "LB-FIGHT-11",
  };
}

function ofDice(view: LastBastionView): Explanation {
  const lines = [line(pageText("dice-help"))];
  if (view.dice.locked > 0) lines.push(line(gameText("locked-dice", { count: view.dice.locked }), EFFECT_ICONS["lock-die"]?.outline));
  if (view.dice.equipment_banned) lines.push(line(gameText("effect-no-equipment"), EFFECT_ICONS["no-equipment"]?.outline));
  return { title: pageText("dice"), kind: gameText("combat-dice", { count: view.dice.white }), lines, rule: "LB-FIGHT-3" };
}

function ofDecayDie(): Explanation {
  const faces = Object.keys(DECAY_ICONS);
  return {
    title: pageText("decay-die"),
    lines: faces.map((face) => line(`${gameText(`decay-${face}`)}. ${gameText(`decay-${face}-help`)}`, DECAY_ICONS[face]?.[0])),
    rule: "LB-DECAY-1",
  };
}

function ofPiece(piece: string, view: LastBastionView): Explanation | null {
  const facts = PIECES[piece];
  if (!facts) return null;
  const { pieces } = view;
  const at = piece === "standard" ? pieces.standard.at : pieces[piece as "net" | "trap" | "spell"];
  const lines = [line(gameText(facts.help), PIECE_ICONS[piece])];
  if (at === "reserve") lines.push(line(pageText("lost-to-evil"), evil));
  return { title: gameText(`piece-${piece}`), lines, rule: facts.rule };
}

const BY_PREFIX: [RegExp, (found: string[], view: LastBastionView) => Explanation | null][] = [
  [/^call-(.+)$/, ([, tile], view) => {
    const found = view.tiles.find((one) => one.id === tile);
    return found ? { ...ofTile(found, view), title: pageText("call-here", { tile: gameText(`tile-${tile}`) }), rule: "LB-CALL-1" } : null;
  }],
  [/^token-(.+)-([a-z]+)$/, ([, id, token], view) => {
    const hero = view.heroes.find((one) => one.id === id);
    return hero ? ofHeld(hero, token!) : null;
  }],
  [/^reserve-([a-z]+)$/, ([, token], view) => ofReserve(token!, view)],
  [/^standard-([a-z]+)$/, ([, colour]) => ({
    title: pageText("standard-token", { colour: gameText(`colour-${colour}`) }),
    lines: [line(gameText("tile-standard-help"), PIECE_ICONS["standard"])],
    rule: "LB-TILE-14",
  })],
  [/^board-([a-z]+)$/, ([, colour], view) => ofBoard(colour!, view)],
  [/^piece-([a-z]+)$/, ([, piece], view) => ofPiece(piece!, view)],
  [/^die-decay$/, () => ofDecayDie()],
  [/^(dice|die-\d)$/, (_, view) => ofDice(view)],
  [/^deck$/, (_, view) => ofDeck(view)],
  [/^discard$/, (_, view) => ofDiscard(view)],
];

export function explain(id: string, view: LastBastionView, catalogue: LastBastionCatalogue): Explanation | null {
  const tile = view.tiles.find((one) => one.id === id);
  if (tile) return ofTile(tile, view);
  const slot = slotsOf(view).find((one) => one.id === id);
  if (slot) return ofSlot(slot, view);
  const hero = view.heroes.find((one) => one.id === id);
  if (hero) return ofHero(hero);
  const card = printedCard(id, catalogue);
  if (card) return ofCard(card, null);
  for (const [pattern, explainMatch] of BY_PREFIX) {
    const found = pattern.exec(id);
    if (found) return explainMatch(found, view);
  }
  return null;
}
