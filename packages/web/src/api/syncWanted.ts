/** The setting that turns syncing on. Read before any of the syncing code is loaded. */
import { recall, remember } from "../kit/localStorage.ts";

export const WANTED = "carry";

export const wantsSync = (): boolean => recall(WANTED) === true;

/** Someone signed in with a recovery code, and we have not checked yet whether they had synced tables. */
export const hasMoved = (): boolean => recall(WANTED) === "moved";
export const noteMoved = (): boolean => remember(WANTED, "moved");
