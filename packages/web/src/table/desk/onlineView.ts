/** What a table of a server shows besides the game; at a table of this browser there is none. */
import type { Seat } from "@interchange/tabletop";
import { createContext } from "preact";
import type { ComponentChildren } from "preact";
import { useContext } from "preact/hooks";

/** Where it is shown. */
export type Slot =
  | "bar"
  /** Before what is said of a seat, and beside it. */
  | "word"
  | "seat"
  /** In place of the buttons. */
  | "tray"
  /** Over the table. */
  | "over"
  | "menu"
  /** Among what was agreed on. */
  | "terms"
  | "sheet"
  | "chat"
  | "unread"
  /** In place of playing again, and below who won. */
  | "again"
  | "result";

export type OnlineView = (slot: Slot, seat?: Seat) => ComponentChildren;

const Context = createContext<OnlineView | undefined>(undefined);
export const OnlineViewProvider = Context.Provider;
export const useOnlineView = (): OnlineView | undefined => useContext(Context);
