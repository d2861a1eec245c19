import { useContext } from "preact/hooks";
import { createContext } from "preact";
import type { Seat } from "@interchange/tabletop";
import type { Desk } from "./desk.ts";
import { nameOf, numberOf } from "./sentences.ts";

const Context = createContext<Desk | undefined>(undefined);
export const DeskProvider = Context.Provider;

/** The desk that the component stands on. */
export function useDesk(): Desk {
  const desk = useContext(Context);
  if (!desk) throw new Error("no desk around this component");
  return desk;
}

/** The seat's name as the viewer says it. */
export function sayName(desk: Desk, seat: Seat): string {
  return nameOf({ sitters: desk.client.sitters, viewer: desk.client.viewer.value }, seat);
}

export function sayNumber(desk: Desk, place: number): number {
  return numberOf(desk.shown.value.setup, place);
}
