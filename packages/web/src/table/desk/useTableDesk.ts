import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { TableDesk } from "./desk.ts";

const Context = createContext<TableDesk | undefined>(undefined);
export const DeskProvider = Context.Provider;

/** The desk that the component stands on, as far as all games share it. */
export function useTableDesk(): TableDesk {
  const desk = useContext(Context);
  if (!desk) throw new Error("no desk around this component");
  return desk;
}
