import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Desk } from "./desk.ts";

const Context = createContext<Desk | undefined>(undefined);
export const UndergroundDeskProvider = Context.Provider;

/** The desk that the component stands on. */
export function useDesk(): Desk {
  const desk = useContext(Context);
  if (!desk) throw new Error("no desk around this component");
  return desk;
}
