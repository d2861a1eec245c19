/** How a game ended: places, points line by line, the longest line, and the way to the next game. */
import { useMemo } from "preact/hooks";
import { sceneOf } from "../board/scene.ts";
import { openTable } from "../client/open.ts";
import { text } from "../i18n/text.ts";
import { createTable } from "../keep/create.ts";
import { go } from "../router.ts";
import { MetroBoard } from "../board/metroBoard.tsx";
import { Badge } from "../ui/badge.tsx";
import { Frame } from "../ui/frame.tsx";
import { finalOf } from "./final.ts";
import type { Final } from "./final.ts";
import "./result.css";

const words = text.result;

export function ResultPage({ id }: { readonly id: string }) {
  const opened = useMemo(() => {
    const table = openTable(id);
    // The page only reads: nothing has to go on at this table.
    if (table.ok) table.client.close();
    return table;
  }, [id]);
  const final = useMemo(() => (opened.ok ? finalOf(opened.client) : undefined), [opened]);
  if (!opened.ok || !final) {
    return (
      <Frame title={words.title}>
        <h1>{opened.ok ? words.running : text.noTable[opened.problem]}</h1>
        <p>
          <a class="button primary" href={opened.ok ? `/table/${id}` : "/"}>
            {opened.ok ? words.goOn : text.notFound.home}
          </a>
        </p>
      </Frame>
    );
  }
  const { client } = opened;
  const playAgain = (): void => {
    const { edition, options } = client.view.peek().setup;
    const created = createTable({ request: { edition, options }, sitters: client.sitters, assist: client.assist });
    if (created.ok) go(`/table/${created.id}`);
  };
  return (
    <Frame title={words.title} wide>
      <div class="result">
        <header class="result-head">
          <p class="quiet">{words.title}</p>
          <h1>{final.headline}</h1>
          <p class="lead">{final.margin}</p>
          <div class="buttons">
            <button type="button" class="button primary" onClick={playAgain}>
              {words.again}
            </button>
            <a class="button" href={`/table/${id}`}>
              {words.look}
            </a>
            <a class="button" href="/">
              {words.home}
            </a>
          </div>
        </header>
        <Places final={final} />
        <div class="result-board" inert aria-hidden="true">
          <MetroBoard
            scene={sceneOf(client.view.peek(), { last: undefined })}
            label={text.table.board}
            describeSquare={() => ""}
            describeStation={() => ""}
            zoomInLabel=""
            zoomOutLabel=""
            speed="off"
          />
        </div>
        <EachLine final={final} />
      </div>
    </Frame>
  );
}

function Places({ final }: { readonly final: Final }) {
  return (
    <section class="panel">
      <table class="places">
        <thead>
          <tr>
            <th scope="col">{words.place}</th>
            <th scope="col">{words.player}</th>
            <th scope="col">{words.longest}</th>
            <th scope="col">{words.points}</th>
          </tr>
        </thead>
        <tbody>
          {final.places.map(({ seat, name, place, points, longest }) => (
            <tr key={seat} class={place === 1 ? "winner" : ""}>
              <td>{place}</td>
              <th scope="row">
                <Badge colours={final.colours} seat={seat} /> {name}
              </th>
              <td>{longest}</td>
              <td class="points">{points}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {final.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </section>
  );
}

function EachLine({ final }: { readonly final: Final }) {
  const most = Math.max(1, ...final.places.flatMap(({ lines }) => lines.map(({ points }) => points ?? 0)));
  return (
    <section class="each" aria-labelledby="each">
      <h2 id="each">{words.each}</h2>
      <div class="each-seats">
        {final.places.map(({ seat, name, lines, points }) => (
          <div key={seat} class="panel">
            <h3>
              <Badge colours={final.colours} seat={seat} small /> {name} <span>{points}</span>
            </h3>
            <ul class="bars">
              {lines.map((line) => (
                <li key={line.from}>
                  <span class="bar-number">{line.number}</span>
                  <span class="bar-track">
                    <span
                      class="bar-fill"
                      style={{ ...final.styles[seat], width: `${((line.points ?? 0) / most) * 100}%` }}
                    />
                  </span>
                  <span class="bar-points">
                    {line.isDoubled && <span class="chip">{text.table.ledger.doubled}</span>} {line.points}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
