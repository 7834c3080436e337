/** What the things on the table are, in words: on hover, focus or long press. */

import type { Catalogue, View } from "~/api/protocol.ts";
import type { Explanation } from "~/games/plugin.ts";
import { cardPicture } from "./icons/cards.ts";
import { DECAY_PICTURES, EFFECT_PICTURES } from "./icons/effects.ts";
import { BOARD_PICTURES, call, CONDITION_PICTURES, evil, heart, HERO_PICTURES, PIECE_PICTURES, TILE_PICTURES } from "./icons.ts";
import { say, tell } from "./names.ts";
import { printedCard, siegeOf, slotsOf, type Card, type Hero, type Siege, type Slot, type Tile } from "./view.ts";

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
    const when = tell(`when-${effect.kind}`);
    const netted = effect.net ? ` ${tell("netted")}` : "";
    return line(`${when}. ${say(`effect-${effect.code}-help`)}${netted}`, EFFECT_PICTURES[effect.code]?.outline);
  });
}

export function strength(card: Card): string {
  if (card.resistance === card.printed) return say("resistance", { resistance: card.resistance });
  return say("resistance-lowered", { resistance: card.resistance, printed: card.printed });
}

function cardLines(card: Card, siege: Siege | null): Telling[] {
  const lines = [line(strength(card)), ...effectLines(card)];
  if (siege?.pieces.standard.token === card.colour) lines.push(line(tell("standard-here"), PIECE_PICTURES["standard"]));
  if (card.spell) lines.push(line(tell("spell-here"), PIECE_PICTURES["spell"]));
  if (card.evil) lines.push(line(tell("evil-here"), evil));
  if (card.die) lines.push(line(tell("die-here"), EFFECT_PICTURES["lock-die"]?.outline));
  return lines;
}

function ofCard(card: Card, siege: Siege | null): Explanation {
  return {
    title: say(`card-${card.id}`),
    kind: tell(card.warlord ? "warlord" : "monster", { colour: say(`colour-${card.colour}`) }),
    lines: cardLines(card, siege),
    rule: card.warlord ? "LB-WARLORD-7" : "LB-EFFECT-1",
  };
}

const lineOfSlot = (slot: Slot): Telling =>
  line(tell("line", { tiles: slot.line.map((tile) => say(`tile-${tile}`)).join(" → ") }));

function ofSlot(slot: Slot, siege: Siege): Explanation {
  const [colour, number] = slot.id.split("-");
  const where = say("slot", { colour: colour!, number: Number(number) });
  if (slot.card) {
    const found = ofCard(slot.card, siege);
    return { ...found, kind: `${found.kind}; ${where}`, lines: [...found.lines, lineOfSlot(slot)] };
  }
  const lines = [lineOfSlot(slot)];
  if (slot.trap) lines.push(line(tell("trap-here"), PIECE_PICTURES["trap"]));
  return { title: tell("free-slot"), kind: where, lines, rule: "LB-PLACE-1" };
}

function ofTile(tile: Tile, siege: Siege): Explanation {
  const lines = [line(say(`tile-${tile.id}-help`), TILE_PICTURES[tile.id])];
  if (tile.evil) lines.push(line(say("why-evil-tile", { tile: say(`tile-${tile.id}`) }), evil));
  for (const hero of tile.heroes) lines.push(line(say(`hero-${hero}`), HERO_PICTURES[hero]));
  if (tile.id === "standard" && siege.pieces.standard.token) {
    const colour = say(`colour-${siege.pieces.standard.token}`);
    lines.push(line(tell("standard-token", { colour }), PIECE_PICTURES["standard"]));
  }
  return { title: say(`tile-${tile.id}`), kind: tell("tile"), lines, rule: TILE_RULES[tile.id]! };
}

/** What ails a hero, as words and a picture for each. */
export function conditions(hero: Hero): { id: string; name: string; help: string; outline: string }[] {
  const found = hero.status === "healthy" ? [] : [{ id: hero.status as string, why: hero.status === "wounded" ? "wounded" : "out-of-action" }];
  if (hero.pinned) found.push({ id: "pinned", why: "pinned" });
  if (hero.cursed) found.push({ id: "cursed", why: "cursed" });
  const name = say(`hero-${hero.id}`);
  return found.map(({ id, why }) => ({
    id,
    name: say(`status-${id}`),
    help: say(`why-${why}`, { hero: name }),
    outline: CONDITION_PICTURES[id]!,
  }));
}

function ofHero(hero: Hero): Explanation {
  return {
    title: say(`hero-${hero.id}`),
    kind: say(`hero-${hero.id}-who`),
    lines: [
      line(say(`hero-${hero.id}-power`), HERO_PICTURES[hero.id]),
      ...conditions(hero).map((one) => line(one.help, one.outline)),
    ],
    rule: POWER_RULES[hero.id]!,
  };
}

function ofBoard(colour: string, siege: Siege): Explanation {
  const board = siege.boards.find((one) => one.id === colour)!;
  const lines = [line(say(`board-${colour}-help`), BOARD_PICTURES[colour])];
  if (board.hero) lines.push(line(tell("defended", { hero: say(`hero-${board.hero}`) }), HERO_PICTURES[board.hero]));
  if (siege.turn.board === colour) lines.push(line(tell("acting")));
  const kind = board.hero ? tell("horde-board") : `${tell("horde-board")}, ${say("neutral-board")}`;
  return { title: say(`board-${colour}`), kind, lines, rule: BOARD_RULES[colour]! };
}

const TOKEN_RULES: Record<string, string> = { life: "LB-LIFE-1", call: "LB-CALL-1", evil: "LB-EVIL-11" };

/** A token: what it is called, what it does, how many there are where. */
function ofToken(token: string, where: string): Explanation {
  if (token === "evil") {
    return { title: say("piece-evil"), lines: [line(tell("evil-help"), evil), line(where)], rule: TOKEN_RULES["evil"]! };
  }
  const plain = token === "life" || token === "call";
  const help = tell(plain ? `${token}-help` : "equipment-help");
  const outline = { life: heart, call }[token];
  const title = plain ? say(`token-${token}`) : `${say("token-equipment")}: ${say(`colour-${token}`)}`;
  return { title, lines: [line(help, outline), line(where)], rule: TOKEN_RULES[token] ?? "LB-FIGHT-4" };
}

export function countInReserve(token: string, siege: Siege): number {
  const { reserve } = siege;
  return { life: reserve.life, call: reserve.calls, evil: reserve.evil }[token] ?? reserve.equipment[token] ?? 0;
}

function ofReserve(token: string, siege: Siege): Explanation {
  const count = countInReserve(token, siege);
  return ofToken(token, count > 0 ? tell("in-reserve", { count }) : tell("none-left"));
}

function ofHeld(hero: Hero, token: string): Explanation {
  const count = { life: hero.life, call: hero.calls }[token] ?? hero.equipment[token] ?? 0;
  return ofToken(token, tell("in-hand", { hero: say(`hero-${hero.id}`), count }));
}

function ofDeck(siege: Siege): Explanation {
  const lines = [line(tell("deck-help"))];
  if (siege.deck.cards > 0) lines.unshift(line(tell(siege.deck.back === "warlord" ? "next-warlord" : "next-monster")));
  return { title: tell("deck"), kind: say("deck", { count: siege.deck.cards }), lines, rule: "LB-HORDE-6" };
}

function ofDiscard(siege: Siege): Explanation {
  const last = siege.discard.slice(-6).reverse();
  return {
    title: tell("discard"),
    kind: say("discard-pile", { count: siege.discard.length }),
    lines: last.map((card) => line(say(`card-${card}`), cardPicture(card))),
    rule: "LB-FIGHT-11",
  };
}

function ofDice(siege: Siege): Explanation {
  const lines = [line(tell("dice-help"))];
  if (siege.dice.locked > 0) lines.push(line(say("locked-dice", { count: siege.dice.locked }), EFFECT_PICTURES["lock-die"]?.outline));
  if (siege.dice.equipment_banned) lines.push(line(say("effect-no-equipment"), EFFECT_PICTURES["no-equipment"]?.outline));
  return { title: tell("dice"), kind: say("combat-dice", { count: siege.dice.white }), lines, rule: "LB-FIGHT-3" };
}

function ofDecayDie(): Explanation {
  const faces = Object.keys(DECAY_PICTURES);
  return {
    title: tell("decay-die"),
    lines: faces.map((face) => line(`${say(`decay-${face}`)}. ${say(`decay-${face}-help`)}`, DECAY_PICTURES[face]?.[0])),
    rule: "LB-DECAY-1",
  };
}

function ofPiece(piece: string, siege: Siege): Explanation | null {
  const facts = PIECES[piece];
  if (!facts) return null;
  const { pieces } = siege;
  const at = piece === "standard" ? pieces.standard.at : pieces[piece as "net" | "trap" | "spell"];
  const lines = [line(say(facts.help), PIECE_PICTURES[piece])];
  if (at === "reserve") lines.push(line(tell("lost-to-evil"), evil));
  return { title: say(`piece-${piece}`), lines, rule: facts.rule };
}

const BY_PREFIX: [RegExp, (found: string[], siege: Siege) => Explanation | null][] = [
  [/^call-(.+)$/, ([, tile], siege) => {
    const found = siege.tiles.find((one) => one.id === tile);
    return found ? { ...ofTile(found, siege), title: tell("call-here", { tile: say(`tile-${tile}`) }), rule: "LB-CALL-1" } : null;
  }],
  [/^token-(.+)-([a-z]+)$/, ([, id, token], siege) => {
    const hero = siege.heroes.find((one) => one.id === id);
    return hero ? ofHeld(hero, token!) : null;
  }],
  [/^reserve-([a-z]+)$/, ([, token], siege) => ofReserve(token!, siege)],
  [/^standard-([a-z]+)$/, ([, colour]) => ({
    title: tell("standard-token", { colour: say(`colour-${colour}`) }),
    lines: [line(say("tile-standard-help"), PIECE_PICTURES["standard"])],
    rule: "LB-TILE-14",
  })],
  [/^board-([a-z]+)$/, ([, colour], siege) => ofBoard(colour!, siege)],
  [/^piece-([a-z]+)$/, ([, piece], siege) => ofPiece(piece!, siege)],
  [/^die-decay$/, () => ofDecayDie()],
  [/^(dice|die-\d)$/, (_, siege) => ofDice(siege)],
  [/^deck$/, (_, siege) => ofDeck(siege)],
  [/^discard$/, (_, siege) => ofDiscard(siege)],
];

export function explain(id: string, view: View, catalogue: Catalogue): Explanation | null {
  const siege = siegeOf(view);
  const tile = siege.tiles.find((one) => one.id === id);
  if (tile) return ofTile(tile, siege);
  const slot = slotsOf(siege).find((one) => one.id === id);
  if (slot) return ofSlot(slot, siege);
  const hero = siege.heroes.find((one) => one.id === id);
  if (hero) return ofHero(hero);
  const card = printedCard(id, catalogue);
  if (card) return ofCard(card, null);
  for (const [pattern, told] of BY_PREFIX) {
    const found = pattern.exec(id);
    if (found) return told(found, siege);
  }
  return null;
}
