import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { UndergroundDesk } from "./desk.ts";

const Context = createContext<UndergroundDesk | undefined>(undefined);
export const UndergroundDeskProvider = Context.Provider;

/** The desk that the component stands on. */
export function useUndergroundDesk(): UndergroundDesk {
  const desk = useContext(Context);
  if (!desk) throw new Error("no desk around this component");
  return desk;
}
