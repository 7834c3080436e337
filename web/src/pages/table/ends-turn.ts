import type { Option } from "~/api/protocol.ts";

export const TURN_OVER = "turn-over";
const ENDS_TURN = ["done", "end-turn", TURN_OVER];

/** Does it end one's turn? */
export const endsTurn = (option: Option): boolean => ENDS_TURN.includes(option.verb);

const ENDS_SHOPPING = ["ready", "leave"];

/** Does it end one's turn, or a visit with as much to choose from? */
export const isPinned = (option: Option): boolean => endsTurn(option) || ENDS_SHOPPING.includes(option.verb);
