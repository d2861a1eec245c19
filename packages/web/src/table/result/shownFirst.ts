import { createContext } from "preact";
import type { ComponentChildren } from "preact";

/** New achievements to show on the result page. A context, so that results need not know where they come from. */
export const ShownFirst = createContext<ComponentChildren>(undefined);
