/** How somebody who looks on gets to the free seats of the table. */

import { getContext, setContext } from "svelte";

const KEY = Symbol("way to the door");

export const setWayToDoor = (way: () => void): (() => void) => setContext(KEY, way);
export const getWayToDoor = (): (() => void) | undefined => getContext(KEY);
