/** Advice at a table: a worker rates every choice until it is closed. */
import { h } from "preact";
import { workerWeighers } from "../../../bots/weighing.ts";
import { askedFor, Chip } from "../../../table/advice/panel.tsx";
import type { UndergroundDesk } from "../desk/desk.ts";
import { AdviceSheet, Panel } from "./panel.tsx";
import { TripWorth } from "./tripWorth.tsx";
import { undergroundAdviceOf } from "./undergroundAdvice.ts";
import type { UndergroundHints } from "./part.ts";
import { undergroundWords } from "../words.ts";
import { t } from "../../../words/index.ts";

export function undergroundAdvice(desk: UndergroundDesk): UndergroundHints {
  const weighers = workerWeighers();
  const asked = askedFor();
  const advice = undergroundAdviceOf(desk, weighers, asked);
  return {
    Panel: () => h(Panel, { desk, advice, asked }),
    Sheet: () => h(AdviceSheet, { desk, advice }),
    Chip,
    Trip: ({ option }) => h(TripWorth, { advice, option }),
    candidates: () => advice.candidates.value,
    says(candidate) {
      const worth = advice.worthOf(candidate);
      return worth ? [undergroundWords().advice.pieceWorth(t.advice.worth(worth.gain), worth.isBest)] : [];
    },
    saysTrip({ trip }) {
      const worth = advice.worthOfTrip(trip);
      return worth ? [undergroundWords().advice.pieceWorth(t.advice.worth(worth.gain), worth.isBest)] : [];
    },
    close() {
      advice.close();
      weighers.close();
    },
  };
}
