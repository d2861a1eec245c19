import { cityOf } from "@interchange/underground";
import type { Station, Topology, View } from "@interchange/underground";

/** No station; sorts before any. */
export const NOWHERE: Station = -1 as Station;

/** Where the passenger stands, or `NOWHERE` if he is gone, and which cards are face up. */
export interface PassengerPosition {
  from: Station;
  express: readonly Station[];
  normal: readonly Station[];
}

export function passengerPositionOf(view: View): PassengerPosition {
  const topology = cityOf(view.setup);
  const open = view.open.map(topology.stationOf);
  return {
    from: topology.station(view.passenger) ?? NOWHERE,
    express: open.filter((card) => isOf(topology, card, "express")),
    normal: open.filter((card) => isOf(topology, card, "normal")),
  };
}

export function isOf(topology: Topology, station: Station, category: string): boolean {
  return topology.city.stations[station]?.category === category;
}

/** The place after a trip. */
export function leaving({ express, normal }: PassengerPosition, to: Station): PassengerPosition {
  const without = (cards: readonly Station[]): readonly Station[] => cards.filter((card) => card !== to);
  return { from: to, express: without(express), normal: without(normal) };
}
