/** The frame of a result: who won, the places, and the way to the next game. */
import type { Seat, Setup } from "@interchange/tabletop";
import type { ComponentChildren } from "preact";
import { useSignal } from "@preact/signals";
import type { TableBasics } from "../../client/client.ts";
import { homeWords, laterWords } from "../../parts/words/words.ts";
import { createTable } from "../../keep/create.ts";
import { go } from "../../parts/router.ts";
import { Frame } from "../../parts/ui/frame.tsx";
import type { Places } from "./places.ts";
import "./result.css";

export interface ResultFrameProps {
  readonly game: string;
  /** What the game is called. */
  readonly name: string;
  readonly client: TableBasics;
  readonly setup: Setup;
  readonly final: Places;
  readonly badge: (seat: Seat) => ComponentChildren;
  /** A column of the game's own between name and points. */
  readonly column: { readonly head: string; readonly of: (seat: Seat) => ComponentChildren };
  readonly notes: readonly string[];
  readonly board: ComponentChildren;
  readonly children: ComponentChildren;
}

export function ResultFrame(props: ResultFrameProps) {
  const { game, client, setup, final, children } = props;
  const words = laterWords().result;
  const problem = useSignal("");
  const playAgain = async (): Promise<void> => {
    const { edition, modules, options, components, colours } = setup;
    const request = { edition, modules, options, components, colours };
    const { sitters, assist } = client;
    const created = await createTable({ game, request, sitters, assist });
    if (created.ok) go(`/table/${created.id}`);
    else problem.value = homeWords().plan.full;
  };
  return (
    <Frame title={words.title} wide>
      <div class="result">
        <header class="result-head">
          <p class="quiet">{words.head(props.name)}</p>
          <h1>{final.headline}</h1>
          <p class="lead">{final.margin}</p>
          <div class="buttons">
            <button type="button" class="button primary" onClick={() => void playAgain()}>
              {words.again}
            </button>
            <a class="button" href={`/table/${client.id}`}>
              {words.look}
            </a>
            <a class="button" href="/">
              {words.home}
            </a>
          </div>
          {problem.value && (
            <p class="problem" role="alert">
              {problem.value}
            </p>
          )}
        </header>
        <PlacesTable {...props} />
        <div class={`result-board ${game}`} inert aria-hidden="true">
          {props.board}
        </div>
        {children}
      </div>
    </Frame>
  );
}

function PlacesTable({ final, badge, column, notes }: ResultFrameProps) {
  const words = laterWords().result;
  return (
    <section class="panel">
      {final.places.length > 1 && (
        <table class="places">
          <thead>
            <tr>
              <th scope="col">{words.place}</th>
              <th scope="col">{words.player}</th>
              <th scope="col">{column.head}</th>
              <th scope="col">{words.points}</th>
            </tr>
          </thead>
          <tbody>
            {final.places.map(({ seat, who, place, points }) => (
              <tr key={seat} class={place === 1 ? "winner" : ""}>
                <td>{place}</td>
                <th scope="row">
                  {badge(seat)} {who.name}
                </th>
                <td>{column.of(seat)}</td>
                <td class="points">{points}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </section>
  );
}

/** A game that is not over has no result yet. */
export function NotOver({ id }: { readonly id: string }) {
  const words = laterWords().result;
  return (
    <Frame title={words.title}>
      <h1>{words.running}</h1>
      <p>
        <a class="button primary" href={`/table/${id}`}>
          {words.goOn}
        </a>
      </p>
    </Frame>
  );
}
