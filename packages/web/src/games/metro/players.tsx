/** Who plays, whose turn it is, and the points: a list on wide screens, a strip on a phone. */
import { EDGE_STATIONS } from "@interchange/metro/core";
import type { Seat } from "@interchange/tabletop";
import { text } from "../../parts/words/text.ts";
import type { Desk } from "./desk.ts";
import { facesAt } from "./kit.ts";
import { sayName } from "../../table/names.ts";
import { useDesk } from "./useDesk.ts";

const words = text.table.player;

export function Players() {
  const desk = useDesk();
  const view = desk.shown.value;
  const acting = desk.client.toAct.value;
  return (
    <section
      class={desk.client.sitters.length < 4 ? "players panel few" : "players panel"}
      aria-label={text.table.panels.players}
    >
      <h2 class="panel-title">{text.table.panels.players}</h2>
      <ol>
        {desk.client.sitters.map((_, seat) => (
          <li key={seat} class={seat === acting ? "player acting" : "player"}>
            <button
              type="button"
              onClick={() => {
                desk.sheet.value = "scores";
              }}
              aria-label={`${words.points(sayName(desk, seat), view.points[seat] ?? 0)}, ${about(desk, seat)}`}
            >
              {desk.badge(seat)}
              <span class="player-name">
                <b>{sayName(desk, seat)}</b>
                <small>{about(desk, seat)}</small>
              </span>
              <span class="player-points" key={view.points[seat]}>
                {view.points[seat]}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

function about(desk: Desk, seat: Seat): string {
  const { waiting, viewer } = desk.client;
  const state = waiting.value;
  const { stations } = desk.still.value;
  const own = stations.filter((station) => station.place < EDGE_STATIONS && station.owner === seat);
  const open = own.filter((station) => station.state !== "scored").length;
  const view = desk.shown.value;
  const notes = facesAt(desk.speaker(), view).flatMap(({ face, seen }) => face.note?.(seat, seen) ?? []);
  const lines = [...(view.profits.length ? [] : [words.lines(own.length, open)]), ...notes].join(" · ");
  if (!("seat" in state) || state.seat !== seat || desk.history.at.value !== undefined) return lines;
  if (state.kind === "bot") return words.thinking;
  return seat === viewer.value ? `${words.yourTurn} · ${lines}` : words.turn;
}
