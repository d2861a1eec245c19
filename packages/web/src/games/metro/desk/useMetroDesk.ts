import { companyOf } from "../modules/told.ts";
import type { Earner } from "@interchange/metro/core";
import { useTableDesk } from "../../../table/desk/desk.ts";
import type { MetroDesk } from "./desk.ts";
import type { Who } from "../../../words/types.ts";
import { sayWho } from "../../../table/desk/names.ts";
import { numberOf } from "./telling/sentences.ts";

/** The desk from the context. Components of this game are only used on its own desk. */
export const useMetroDesk = (): MetroDesk => useTableDesk() as MetroDesk;

export function sayNumber(desk: MetroDesk, station: number): number {
  return numberOf(desk.shown.value.setup, station);
}

/** A seat, or a company. */
export function sayEarner(desk: MetroDesk, earner: Earner): Who {
  const { setup } = desk.shown.value;
  return earner.kind === "seat" ? sayWho(desk, earner.seat) : companyOf(setup, earner.company);
}

/** The seat or company with this owner number. */
export function sayOwner(desk: MetroDesk, owner: number): Who {
  const isSeat = !desk.shown.value.profits.length;
  return sayEarner(desk, isSeat ? { kind: "seat", seat: owner } : { kind: "company", company: owner });
}
