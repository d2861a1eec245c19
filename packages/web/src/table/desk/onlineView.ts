/** The online parts of a server's table, by slot. A table in this browser has none. */
import type { Seat } from "@interchange/tabletop";
import { createContext } from "preact";
import type { ComponentChildren } from "preact";
import { useContext } from "preact/hooks";

/** Where it is shown. */
export type Slot =
  | "bar"
  /** Before and beside the text about a seat. */
  | "word"
  | "seat"
  /** In place of the buttons. */
  | "tray"
  /** Over the table. */
  | "over"
  | "menu"
  /** Among the table's terms. */
  | "terms"
  | "sheet"
  | "chat"
  | "unread"
  /** In place of "play again", and below the winner. */
  | "again"
  | "result";

export type OnlineView = (slot: Slot, seat?: Seat) => ComponentChildren;

const Context = createContext<OnlineView | undefined>(undefined);
export const OnlineViewProvider = Context.Provider;
export const useOnlineView = (): OnlineView | undefined => useContext(Context);
