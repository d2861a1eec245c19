/** Advice at a table: a worker rates every choice until it is closed. */
import { computed } from "@preact/signals";
import { h } from "preact";
import { workerWeighers } from "../../../bots/weighing.ts";
import { askedFor, Chip } from "../../../table/advice/panel.tsx";
import type { MetroDesk } from "../desk/desk.ts";
import { Heat } from "./heat.tsx";
import { metroAdviceOf } from "./metroAdvice.ts";
import { LinesPanel } from "./linesPanel.tsx";
import { AdviceSheet, Panel } from "./panel.tsx";
import type { MetroHints } from "./part.ts";
import { metroWords } from "../words.ts";
import { t } from "../../../words/index.ts";

export function metroAdvice(desk: MetroDesk): MetroHints {
  const weighers = workerWeighers();
  const asked = askedFor();
  const advice = metroAdviceOf(desk, weighers, asked);
  /** A new set with every answer, because squares are described again when the set changes. */
  const targets = computed(() =>
    advice.squares.value.size ? new Set(desk.own?.squares.value ?? desk.targets.value) : undefined,
  );
  return {
    Heat: () => h(Heat, { desk, squares: advice.squares.value }),
    Panel: () => h(Panel, { desk, advice, asked }),
    Sheet: () => h(AdviceSheet, { desk, advice }),
    Lines: () => h(LinesPanel, { desk, advice }),
    Chip,
    says(cell) {
      const worth = advice.squares.value.get(cell);
      return worth ? [metroWords().advice.squareWorth(t.advice.worth(worth.gain), worth.isBest)] : [];
    },
    targets: () => targets.value,
    may(from) {
      const followed = advice.followed.value;
      const line = followed && advice.outlook(followed.move)?.get(from);
      return line && metroWords().advice.may(line.expected, line.low, line.high);
    },
    close() {
      advice.close();
      weighers.close();
    },
  };
}
