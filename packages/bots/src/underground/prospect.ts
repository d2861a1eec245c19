/**
 * A seat's knowledge of the rest of the game: how much each seat's points count, and which cards and how many turns are
 * left.
 */
import { cityOf, ownerOf, rulesOf } from "@interchange/underground";
import type { Station, Topology, View } from "@interchange/underground";
import { isOf, NOWHERE } from "./passengerPosition.ts";

/** The mean number of cards that a turn of the passenger takes from the pile. */
const CARDS_A_TURN = 1.7;
const ACTIONS_A_TURN = 4;

export class Prospect {
  readonly topology: Topology;
  readonly seat: number;
  readonly seats: number;
  /** The value of a point of each seat: one for the own, and a negative share for the others'. */
  readonly worth: readonly number[];
  /** The same by line. */
  readonly lineWorth: Float64Array;
  /** By line: its seat, or -1. */
  readonly owners: Int8Array;
  /** The station with the same symbol, by station; -1 if there is none. */
  readonly partners: Int16Array;
  /** Cards that are face up or may still come. */
  readonly express: readonly Station[];
  readonly normal: readonly Station[];
  /** Where the passenger leaves the board (rule 6.4), or `NOWHERE`. */
  readonly lastStop: Station;
  /** How many more turns the passenger will travel after this one. */
  readonly journeys: number;
  /** By seat: how many actions it has after this turn. */
  readonly actions: readonly number[];

  constructor(view: View) {
    const topology = cityOf(view.setup);
    this.topology = topology;
    const { seats } = view.setup;
    this.seat = view.turn;
    this.seats = seats;
    this.worth = view.lines.map((_, seat) => (seat === view.turn ? 1 : -1 / (seats - 1)));
    const owners = topology.city.lines.map(({ id }) => ownerOf(view, id) ?? -1);
    this.owners = Int8Array.from(owners);
    this.lineWorth = Float64Array.from(owners, (owner) => this.worth[owner] ?? 0);
    this.partners = partnersOf(view, topology);
    const cards = [...view.open, ...view.pile].map(topology.stationOf);
    this.express = cards.filter((card) => isOf(topology, card, "express"));
    this.normal = cards.filter((card) => isOf(topology, card, "normal"));
    this.lastStop = rulesOf(view.setup).morningtonCrescent ? topology.mornington : NOWHERE;
    this.journeys = journeysAfter(view, topology);
    this.actions = this.worth.map((_, seat) => actionsAfter(view, seat, this.journeys));
  }
}

function partnersOf(view: View, topology: Topology): Int16Array {
  const partners = new Int16Array(topology.stations).fill(-1);
  for (const [one, station] of topology.connections.entries()) {
    const other = view.symbols.findIndex((symbol, index) => index !== one && symbol === view.symbols[one]);
    partners[station] = topology.connections[other] ?? -1;
  }
  return partners;
}

function journeysAfter(view: View, topology: Topology): number {
  if (view.passenger === "") return 0;
  const { basicMovement, travelsToTheEnd, startSeat } = rulesOf(view.setup);
  const seats = view.setup.seats;
  // The seats that still play in the last round, if this turn empties the pile.
  const behind = (startSeat - view.turn - 1 + seats) % seats;
  const rest = travelsToTheEnd ? behind : 0;
  if (!basicMovement) return Math.max(rest, (view.pile.length - 2) / CARDS_A_TURN + (travelsToTheEnd ? seats / 2 : 0));
  const express = view.pile.filter((id) => isOf(topology, topology.stationOf(id), "express")).length;
  return Math.max(rest, Math.min(express, view.pile.length - express));
}

function actionsAfter(view: View, seat: number, journeys: number): number {
  const { seats } = view.setup;
  const { startSeat } = rulesOf(view.setup);
  const order = (each: number): number => (each - startSeat + seats) % seats;
  const playsYet = order(seat) > order(view.turn) ? 1 : 0;
  if (view.passenger === "" || journeys <= 0) return ACTIONS_A_TURN * playsYet;
  return ACTIONS_A_TURN * Math.max(playsYet, journeys / seats);
}
