/** The turn at which most changed, by a quick look at the whole game; until that is done, the one that paid most. */
import type { Event } from "@interchange/underground";
import type { ComponentChildren } from "preact";
import type { Happened } from "../../../client/client.ts";
import type { TurningPoint } from "../../../table/review/graph/turningPoint.ts";
import type { UndergroundClient } from "../desk/common.ts";
import { sentencesOf } from "../desk/sentences.ts";
import type { UndergroundSentence } from "../desk/sentences.ts";
import { t } from "../../../words/index.ts";
import "../../../table/result/moment.css";

/** What was said of the turn that an entry of the record belongs to. */
export function momentAt(client: UndergroundClient, entry: number): UndergroundSentence | undefined {
  const { setup } = client.view.peek();
  const speaker = { sitters: client.sitters, setup, viewer: client.viewer.peek() };
  return sentencesOf(speaker, client.happened.peek()).find(({ index }) => index >= entry);
}

/** The entry that paid most. */
export function dearestEntry(client: UndergroundClient): number {
  const paid = ({ events }: Happened<Event>): number =>
    events.reduce((sum, event) => (event.type === "scored" ? sum + event.award.points : sum), 0);
  const [most] = client.happened.peek().toSorted((one, other) => paid(other) - paid(one));
  return most?.index ?? 0;
}

interface MomentProps {
  readonly client: UndergroundClient;
  readonly moment: UndergroundSentence;
  readonly turn: TurningPoint | undefined;
  readonly children: ComponentChildren;
}

export function Moment({ client, moment, turn, children }: MomentProps) {
  const words = t.underground.table.result;
  return (
    <section class="panel key-moment" aria-labelledby="moment">
      <h2 id="moment" class="panel-title">
        {words.moment}
      </h2>
      <p>
        {moment.text} {turn && <b>{words.turned(turn.before, turn.after)}</b>}
      </p>
      {children}
      <a
        href={`${client.address}/review?entry=${turn?.entry ?? moment.index}`}
        aria-label={t.common.inTurn([words.see, words.moment])}
      >
        {words.see}
      </a>
    </section>
  );
}
