/** The others' last turns in a corner of the map, with the numbers that their pieces have there. */
import { useSignal } from "@preact/signals";
import { sayWho } from "../../../table/desk/names.ts";
import { settings } from "../../../kit/settings.ts";
import { undergroundWords } from "../words.ts";
import { t } from "../../../words/index.ts";
import type { UndergroundDesk } from "../desk/desk.ts";
import { recapped } from "../desk/recap.ts";
import type { TurnRecap } from "../desk/recap.ts";
import { blockAt, nameOfLine } from "../desk/stations.ts";
import { LineMark, TokenSign } from "./marks.tsx";
import "./mapRecap.css";

/** Where few lines of text fit on the screen, it would cover the map, so it starts as its mark. */
const LINES = 50;
const isLow = (): boolean =>
  innerHeight < LINES * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

export function MapRecap({ desk }: { readonly desk: UndergroundDesk }) {
  const words = undergroundWords().table.recap;
  const isFolded = useSignal(isLow());
  const turns = recapped(desk);
  const [first] = turns;
  // At the end, the winner takes its place.
  if (!first || desk.client.waiting.value.kind === "over") return undefined;
  const title = words.title(sayWho(desk, first.seat));
  if (isFolded.value)
    return (
      <button
        type="button"
        class="map-recap-mark"
        aria-label={title}
        title={title}
        onClick={() => (isFolded.value = false)}
      >
        {desk.badge(first.seat, true)}
      </button>
    );
  return (
    <section class="map-recap">
      {/* A scrolling box must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div class="map-recap-turns" role="group" tabIndex={0} aria-label={title}>
        {turns.map((turn) => (
          <Turn key={turn.before} desk={desk} turn={turn} />
        ))}
      </div>
      <p class="map-recap-foot">
        {settings.value.motion !== "off" && (
          <button type="button" class="link" onClick={() => desk.replay()}>
            {words.replay}
          </button>
        )}
        <button type="button" class="link" onClick={() => (isFolded.value = true)}>
          {words.hide}
        </button>
      </p>
    </section>
  );
}

function Turn({ desk, turn }: { readonly desk: UndergroundDesk; readonly turn: TurnRecap }) {
  const { recap: words, signed, tokens } = undergroundWords().table;
  const { seat, pieces, points } = turn;
  // Points come when the map has shown them.
  const told = desk.staged.value === undefined ? points : [];
  const sum = told.reduce((all, [, n]) => all + n, 0);
  return (
    <>
      <p class="map-recap-head">
        {desk.badge(seat, true)}
        <b>{words.title(sayWho(desk, seat))}</b>
        {sum > 0 && <b class="map-recap-sum">{signed(sum)}</b>}
        <span class="quiet">{t.common.inTurn(told.map(([source, n]) => `${words.sources[source]} ${signed(n)}`))}</span>
      </p>
      <ol class="map-recap-pieces">
        {pieces.map(({ slot, line, block }) => (
          <li key={slot}>
            <span class="map-recap-number">{slot}</span>
            <LineMark line={line} />
            <span class="unseen">{nameOfLine(line)}</span>
            <span class="map-recap-block">{blockAt(desk.shown.value, block)}</span>
          </li>
        ))}
        {turn.tokens > 0 && (
          <li>
            <TokenSign />
            {tokens(turn.tokens)}
          </li>
        )}
      </ol>
    </>
  );
}
