/** Parts of both games. */
import * as v from "valibot";
import { means } from "../means.ts";
import { Count, SeatNumber, Word } from "../words.ts";

export const whose = means("the seat, from 0", SeatNumber);
export const Viewer = v.union([SeatNumber, v.literal("spectator")]);

export const Setup = v.strictObject({
  edition: means("the edition", Word),
  seats: means("how many seats there are", Count),
  modules: means("the modules, in the order of the catalog", v.array(Word)),
  options: means("every option with its value", v.record(v.string(), v.string())),
  rules: means("the version of the rules", Count),
  components: v.optional(
    means("the component set, if it is not the first published one (components.md)", v.record(v.string(), v.unknown())),
  ),
  colours: v.optional(means("the colours of the seats, if they were chosen or drawn", v.array(v.string()))),
});

export const Standing = v.strictObject({
  seat: whose,
  points: means("its points", v.number()),
  place: means("its rank, from 1; equal points share the better one", v.number()),
});

/** The first event of a game with `start=lot`. */
export const lotEntries = { type: v.literal("lot"), seat: means("the seat that begins", SeatNumber) };
