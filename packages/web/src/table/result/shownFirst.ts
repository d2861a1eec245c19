import { createContext } from "preact";
import type { ComponentChildren } from "preact";

/** What a game has shown for the first time: the page of a result knows where that comes from. */
export const ShownFirst = createContext<ComponentChildren>(undefined);
