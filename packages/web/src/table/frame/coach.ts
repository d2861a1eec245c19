/** The place for a coach: every game's tray shows it beside what the player holds. */
import { createContext } from "preact";
import type { ComponentChildren } from "preact";
import { useContext } from "preact/hooks";

const Context = createContext<ComponentChildren>(undefined);
export const CoachProvider = Context.Provider;
export const useCoach = (): ComponentChildren => useContext(Context);
export const Coach = useCoach;
