/** The situation at a seat's turn: everything a valuation needs besides track, points and tokens. */
import { cityOf, ownerOf, rulesOf } from "@interchange/underground";
import type { Station, Topology, View } from "@interchange/underground";
import { isOf, NOWHERE, passengerPositionOf } from "../passengerPosition.ts";
import type { PassengerPosition } from "../passengerPosition.ts";

/** The mean number of cards that a turn of the passenger takes from the pile. */
const CARDS_A_TURN = 1.7;
const ACTIONS_A_TURN = 4;

export interface Situation {
  readonly seat: number;
  /** Where the passenger stands, and which cards are face up. */
  readonly place: PassengerPosition;
  /** Cards that are face up or may still come. */
  readonly express: readonly Station[];
  readonly normal: readonly Station[];
  /** How many more turns the passenger will travel after this one. */
  readonly journeys: number;
  /** By seat: how many actions it has after this turn. */
  readonly actions: readonly number[];
}

/** What stays the same at a table. */
export interface Stage {
  readonly topology: Topology;
  readonly seats: number;
  readonly startSeat: number;
  readonly isBasic: boolean;
  readonly travelsToTheEnd: boolean;
  /** By line: its seat, or -1. */
  readonly owners: Int8Array;
  /** The station with the same symbol, by station; -1 if there is none. */
  readonly partners: Int16Array;
  /** Where the passenger leaves the board (rule 6.4), or `NOWHERE`. */
  readonly lastStop: Station;
}

export function stageOf(view: View): Stage {
  const { setup } = view;
  const topology = cityOf(setup);
  const { startSeat, basicMovement, travelsToTheEnd, morningtonCrescent } = rulesOf(setup);
  return {
    topology,
    seats: setup.seats,
    startSeat,
    isBasic: basicMovement,
    travelsToTheEnd,
    owners: Int8Array.from(topology.city.lines, ({ id }) => ownerOf(view, id) ?? -1),
    partners: partnersOf(view, topology),
    lastStop: morningtonCrescent ? topology.mornington : NOWHERE,
  };
}

export function situationOf(stage: Stage, view: View): Situation {
  const { stationOf } = stage.topology;
  return situated(stage, view.turn, passengerPositionOf(view), view.pile.map(stationOf));
}

/** The situation of the seat whose turn it is; the pile has the cards that may still come. */
export function situated(stage: Stage, seat: number, place: PassengerPosition, pile: readonly Station[]): Situation {
  const { topology, seats } = stage;
  const express = pile.filter((card) => isOf(topology, card, "express"));
  const normal = pile.filter((card) => isOf(topology, card, "normal"));
  const journeys = place.from < 0 ? 0 : journeysAfter(stage, seat, express.length, normal.length);
  return {
    seat,
    place,
    express: [...place.express, ...express],
    normal: [...place.normal, ...normal],
    journeys,
    actions: Array.from({ length: seats }, (_, each) => actionsAfter(stage, seat, each, journeys)),
  };
}

function partnersOf(view: View, topology: Topology): Int16Array {
  const partners = new Int16Array(topology.stations).fill(-1);
  for (const [one, station] of topology.connections.entries()) {
    const other = view.symbols.findIndex((symbol, index) => index !== one && symbol === view.symbols[one]);
    partners[station] = topology.connections[other] ?? -1;
  }
  return partners;
}

function journeysAfter(stage: Stage, seat: number, express: number, normal: number): number {
  const { isBasic, travelsToTheEnd, startSeat, seats } = stage;
  // The seats that still play in the last round, if this turn empties the pile.
  const rest = travelsToTheEnd ? (startSeat - seat - 1 + seats) % seats : 0;
  if (isBasic) return Math.max(rest, Math.min(express, normal));
  return Math.max(rest, (express + normal - 2) / CARDS_A_TURN + (travelsToTheEnd ? seats / 2 : 0));
}

function actionsAfter({ seats, startSeat }: Stage, turn: number, seat: number, journeys: number): number {
  const order = (each: number): number => (each - startSeat + seats) % seats;
  const playsYet = order(seat) > order(turn) ? 1 : 0;
  return ACTIONS_A_TURN * (journeys <= 0 ? playsYet : Math.max(playsYet, journeys / seats));
}
