import { count, does, list, together } from "../../../parts/words/de/plural.ts";
import type { ledger as source } from "../en/ledger.ts";

/** What a tile would do. */
export const ledger: typeof source = {
  title: "Wenn du es hierhin legst",
  line: (name) => `Linie ${name}`,
  nobody: "herrenlos",
  arrow: "→",
  change: (from, to) => `${from} auf ${count(to, "Plättchen")}`,
  open: "bleibt offen",
  none: "Hier ändert sich keine Linie.",
  short: "abgeschnitten",
  further: (tiles, all) =>
    all === 1
      ? "das letzte Plättchen brächte sie weiter"
      : `${tiles} von ${all} restlichen Plättchen brächten sie weiter`,
  mayEnd: (tiles, all, square) =>
    tiles === 0
      ? `Kein restliches Plättchen würde sie auf ${square} beenden.`
      : tiles === 1
        ? `1 von ${all} restlichen Plättchen würde sie auf ${square} beenden.`
        : `${tiles} von ${all} restlichen Plättchen würden sie auf ${square} beenden.`,
  atOnce: "Sofort",
  gets: (who, n) => `${does(who, "bekommst", "bekommt")} ${count(n, "Punkt", "Punkte")}`,
  ahead: (leaders, n) => `${together(leaders, ["macht", "machst", "machen", "macht"])} ${n} auf dich gut`,
  aheadOf: (who, n, others) =>
    `${does(who, "machst", "macht")} ${n} auf ${others ? list(others.map(({ name }) => name)) : "alle"} gut`,
  even: "niemand holt auf",
  more: (n) => count(n, "weitere Linie", "weitere Linien"),
};
