/** Items that have a picture of their own; all others look like their kind. */

import backpack from "game-icons:backpack";
import bandageRoll from "game-icons:bandage-roll";
import belt from "game-icons:belt";
import boots from "game-icons:boots";
import chemicalArrow from "game-icons:chemical-arrow";
import cloak from "game-icons:cloak";
import coinsPile from "game-icons:coins-pile";
import drop from "game-icons:drop";
import envelope from "game-icons:envelope";
import flail from "game-icons:flail";
import flame from "game-icons:flame";
import flamingArrow from "game-icons:flaming-arrow";
import flangedMace from "game-icons:flanged-mace";
import gauntlet from "game-icons:gauntlet";
import gemPendant from "game-icons:gem-pendant";
import halberd from "game-icons:halberd";
import holyGrail from "game-icons:holy-grail";
import holyWater from "game-icons:holy-water";
import huntingHorn from "game-icons:hunting-horn";
import lamellar from "game-icons:lamellar";
import lanternFlame from "game-icons:lantern-flame";
import leatherArmor from "game-icons:leather-armor";
import leatherVest from "game-icons:leather-vest";
import mailShirt from "game-icons:mail-shirt";
import mirrorMirror from "game-icons:mirror-mirror";
import molotov from "game-icons:molotov";
import openTreasureChest from "game-icons:open-treasure-chest";
import orbWand from "game-icons:orb-wand";
import portal from "game-icons:portal";
import quiver from "game-icons:quiver";
import ring from "game-icons:ring";
import robe from "game-icons:robe";
import scrollUnfurled from "game-icons:scroll-unfurled";
import shieldEchoes from "game-icons:shield-echoes";
import smokingOrb from "game-icons:smoking-orb";
import spellBook from "game-icons:spell-book";
import standingPotion from "game-icons:standing-potion";
import swordBrandish from "game-icons:sword-brandish";
import thrownDaggers from "game-icons:thrown-daggers";
import vial from "game-icons:vial";
import warhammer from "game-icons:warhammer";
import wingedSword from "game-icons:winged-sword";

export const ITEMS: Record<string, string> = {
  bandages: bandageRoll,
  "tight-bandages": bandageRoll,
  "troll-blood": drop,
  robe,
  "robe-upgraded": robe,
  "silk-robe": robe,
  "silk-robe-upgraded": robe,
  "archmage-robe": robe,
  leather: leatherArmor,
  "leather-upgraded": leatherArmor,
  "tanned-leather": leatherVest,
  "tanned-leather-upgraded": leatherVest,
  "shadow-leather": leatherArmor,
  scale: lamellar,
  "scale-upgraded": lamellar,
  "saints-mail": mailShirt,
  halberd,
  "halberd-upgraded": halberd,
  flail,
  "flail-upgraded": flail,
  rapier: swordBrandish,
  "rapier-upgraded": swordBrandish,
  mace: flangedMace,
  "mace-upgraded": flangedMace,
  "dawn-mace": flangedMace,
  "giants-maul": warhammer,
  "ember-wand": orbWand,
  "tower-shield": shieldEchoes,
  "tower-shield-upgraded": shieldEchoes,
  "golden-mirror": mirrorMirror,
  "golden-mirror-empowered": mirrorMirror,
  "elven-arrows": quiver,
  "flaming-arrows": flamingArrow,
  "serpent-arrows": chemicalArrow,
  knives: thrownDaggers,
  "elven-knives": thrownDaggers,
  "strength-potion": standingPotion,
  "strength-elixir": standingPotion,
  "protective-barrier": scrollUnfurled,
  antidote: vial,
  "oil-flask": molotov,
  "holy-water": holyWater,
  "phoenix-ash": flame,
  "elven-cloak": cloak,
  "town-portal": portal,
  "ring-of-warding": ring,
  "amulet-of-might": gemPendant,
  "boots-of-haste": boots,
  "horn-of-valor": huntingHorn,
  "healing-chalice": holyGrail,
  "orb-of-embers": smokingOrb,
  "lantern-of-souls": lanternFlame,
  "gauntlets-of-grip": gauntlet,
  "belt-of-giants": belt,
  "tome-of-power": spellBook,
  "deep-pockets": backpack,
  "sealed-letter": envelope,
  "pouch-of-crowns": coinsPile,
  "chest-of-crowns": openTreasureChest,
  sentinel: wingedSword,
};
