import { companyOf } from "../modules/told.ts";
import type { Earner } from "@interchange/metro/core";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { MetroDesk } from "./desk.ts";
import type { Who } from "../../../words/types.ts";
import { sayWho } from "../../../table/desk/names.ts";
import { numberOf } from "./sentences.ts";

const Context = createContext<MetroDesk | undefined>(undefined);
export const MetroDeskProvider = Context.Provider;

/** The desk that the component stands on. */
export function useMetroDesk(): MetroDesk {
  const desk = useContext(Context);
  if (!desk) throw new Error("no desk around this component");
  return desk;
}

export function sayNumber(desk: MetroDesk, place: number): number {
  return numberOf(desk.shown.value.setup, place);
}

/** A seat, or a company. */
export function sayEarner(desk: MetroDesk, earner: Earner): Who {
  const { setup } = desk.shown.value;
  return earner.kind === "seat" ? sayWho(desk, earner.seat) : companyOf(setup, earner.company);
}

/** Whoever owns lines under this number: a seat, or a company. */
export function sayOwner(desk: MetroDesk, owner: number): Who {
  const isSeat = !desk.shown.value.profits.length;
  return sayEarner(desk, isSeat ? { kind: "seat", seat: owner } : { kind: "company", company: owner });
}
