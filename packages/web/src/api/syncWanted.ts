/** Whether tables go along with an identity: kept in the browser, and asked before anything else of that is fetched. */
import { recall, remember } from "../kit/localStorage.ts";

export const WANTED = "carry";

export const wantsCarrying = (): boolean => recall(WANTED) === true;

/** Somebody came with a recovery code, and nobody has looked yet whether they had put tables down. */
export const hasMoved = (): boolean => recall(WANTED) === "moved";
export const noteMoved = (): void => remember(WANTED, "moved");
