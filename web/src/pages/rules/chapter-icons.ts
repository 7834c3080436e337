/** The icons before the titles of chapters, by the names that `book.toml` uses. */

import barracksTent from "game-icons:barracks-tent";
import battleGear from "game-icons:battle-gear";
import bookCover from "game-icons:book-cover";
import brokenWall from "game-icons:broken-wall";
import bugleCall from "game-icons:bugle-call";
import campfire from "game-icons:campfire";
import cardDraw from "game-icons:card-draw";
import castle from "game-icons:castle";
import checkboxTree from "game-icons:checkbox-tree";
import chest from "game-icons:chest";
import clockwiseRotation from "game-icons:clockwise-rotation";
import coins from "game-icons:coins";
import conversation from "game-icons:conversation";
import crossedChains from "game-icons:crossed-chains";
import crossedSwords from "game-icons:crossed-swords";
import crown from "game-icons:crown";
import crystalWand from "game-icons:crystal-wand";
import daggers from "game-icons:daggers";
import diceTwentyFacesTwenty from "game-icons:dice-twenty-faces-twenty";
import dragonHead from "game-icons:dragon-head";
import evilBook from "game-icons:evil-book";
import evilEyes from "game-icons:evil-eyes";
import evilTower from "game-icons:evil-tower";
import eyeTarget from "game-icons:eye-target";
import familyTree from "game-icons:family-tree";
import fireRing from "game-icons:fire-ring";
import flagObjective from "game-icons:flag-objective";
import footsteps from "game-icons:footsteps";
import gems from "game-icons:gems";
import ghost from "game-icons:ghost";
import healthPotion from "game-icons:health-potion";
import heartTower from "game-icons:heart-tower";
import hearts from "game-icons:hearts";
import holySymbol from "game-icons:holy-symbol";
import hornedHelm from "game-icons:horned-helm";
import hourglass from "game-icons:hourglass";
import imp from "game-icons:imp";
import knapsack from "game-icons:knapsack";
import knightBanner from "game-icons:knight-banner";
import laurelCrown from "game-icons:laurel-crown";
import laurels from "game-icons:laurels";
import magicSwirl from "game-icons:magic-swirl";
import meepleGroup from "game-icons:meeple-group";
import moon from "game-icons:moon";
import oak from "game-icons:oak";
import openBook from "game-icons:open-book";
import pathDistance from "game-icons:path-distance";
import pentacle from "game-icons:pentacle";
import potionBall from "game-icons:potion-ball";
import rollingDices from "game-icons:rolling-dices";
import ruleBook from "game-icons:rule-book";
import scrollUnfurled from "game-icons:scroll-unfurled";
import shield from "game-icons:shield";
import shop from "game-icons:shop";
import skullCrossedBones from "game-icons:skull-crossed-bones";
import spellBook from "game-icons:spell-book";
import stoneTower from "game-icons:stone-tower";
import sun from "game-icons:sun";
import swordClash from "game-icons:sword-clash";
import towerFlag from "game-icons:tower-flag";
import treasureMap from "game-icons:treasure-map";
import trumpetFlag from "game-icons:trumpet-flag";
import visoredHelm from "game-icons:visored-helm";
import walk from "game-icons:walk";
import wingedSword from "game-icons:winged-sword";
import wolfHead from "game-icons:wolf-head";
import woodenDoor from "game-icons:wooden-door";

const ICONS: Record<string, string> = {
  "barracks-tent": barracksTent,
  "battle-gear": battleGear,
  "book-cover": bookCover,
  "broken-wall": brokenWall,
  "bugle-call": bugleCall,
  campfire,
  "card-draw": cardDraw,
  castle,
  "checkbox-tree": checkboxTree,
  chest,
  "clockwise-rotation": clockwiseRotation,
  coins,
  conversation,
  "crossed-chains": crossedChains,
  "crossed-swords": crossedSwords,
  crown,
  "crystal-wand": crystalWand,
  daggers,
  "dice-twenty-faces-twenty": diceTwentyFacesTwenty,
  "dragon-head": dragonHead,
  "evil-book": evilBook,
  "evil-eyes": evilEyes,
  "evil-tower": evilTower,
  "eye-target": eyeTarget,
  "family-tree": familyTree,
  "fire-ring": fireRing,
  "flag-objective": flagObjective,
  footsteps,
  gems,
  ghost,
  "health-potion": healthPotion,
  "heart-tower": heartTower,
  hearts,
  "holy-symbol": holySymbol,
  "horned-helm": hornedHelm,
  hourglass,
  imp,
  knapsack,
  "knight-banner": knightBanner,
  "laurel-crown": laurelCrown,
  laurels,
  "magic-swirl": magicSwirl,
  "meeple-group": meepleGroup,
  moon,
  oak,
  "open-book": openBook,
  "path-distance": pathDistance,
  pentacle,
  "potion-ball": potionBall,
  "rolling-dices": rollingDices,
  "rule-book": ruleBook,
  "scroll-unfurled": scrollUnfurled,
  shield,
  shop,
  "skull-crossed-bones": skullCrossedBones,
  "spell-book": spellBook,
  "stone-tower": stoneTower,
  sun,
  "sword-clash": swordClash,
  "tower-flag": towerFlag,
  "treasure-map": treasureMap,
  "trumpet-flag": trumpetFlag,
  "visored-helm": visoredHelm,
  walk,
  "winged-sword": wingedSword,
  "wolf-head": wolfHead,
  "wooden-door": woodenDoor,
};

export const chapterIcon = (name: string): string => ICONS[name] ?? openBook;
