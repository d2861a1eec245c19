/** Fetched when a table has advice: weighs in a worker of its own until it is told to stop. */
import { h } from "preact";
import { workerWeighers } from "../../../bots/weighing.ts";
import { askedFor } from "../../../table/advice/askedFor.ts";
import { Chip } from "../../../table/advice/chip.tsx";
import type { UndergroundDesk } from "../desk.ts";
import { AdviceSheet, Panel } from "./panel.tsx";
import { TripWorth } from "./tripWorth.tsx";
import { undergroundAdviceOf } from "./undergroundAdvice.ts";
import { t } from "../../../words/index.ts";

export function bring(desk: UndergroundDesk): () => void {
  const weighers = workerWeighers();
  const asked = askedFor();
  const advice = undergroundAdviceOf(desk, weighers, asked);
  desk.advice.value = {
    Panel: () => h(Panel, { desk, advice, asked }),
    Sheet: () => h(AdviceSheet, { desk, advice }),
    sheetTitle: () => t.advice.title,
    Chip,
    Trip: ({ option }) => h(TripWorth, { advice, option }),
    candidates: () => advice.candidates.value,
    says(candidate) {
      const worth = advice.worthOf(candidate);
      return worth ? [t.underground.advice.pieceWorth(t.advice.worth(worth.gain), worth.isBest)] : [];
    },
    saysTrip({ trip }) {
      const worth = advice.worthOfTrip(trip);
      return worth ? [t.underground.advice.pieceWorth(t.advice.worth(worth.gain), worth.isBest)] : [];
    },
  };
  return () => {
    advice.close();
    weighers.close();
  };
}
