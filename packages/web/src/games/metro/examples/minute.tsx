/** Metro in a minute: a few sentences, each with a picture of an example. */
import { BoardPicture, TileFace } from "@interchange/boards/metro";
import { metro, squareNamed, stationOfNumber } from "@interchange/metro/core";
import { EXAMPLES, playExample } from "@interchange/metro/examples";
import { known } from "@interchange/tabletop";
import { useMemo } from "preact/hooks";
import { Minute } from "../../../kit/rules/article/minute.tsx";
import { boardSceneOf } from "../desk/scene.ts";
import { movesOf } from "./tried.tsx";
import { lessons } from "../../../words/lessons.ts";
import "@interchange/boards/metro/board.css";
import "./examples.css";

export function MetroMinute() {
  const { title, says } = lessons().metro.minute;
  return (
    <Minute
      title={title}
      parts={[
        { says: says.goal, picture: <Example id="three-lines" from="a1" to="d4" /> },
        {
          says: says.turn,
          picture: (
            <span class="metro minute-tiles">
              <TileFace code="acba" arrow />
              <TileFace code="cbaa" arrow />
            </span>
          ),
        },
        { says: says.place, picture: <Example id="where" from="a1" to="d4" /> },
        { says: says.score, picture: <Example id="several" from="a1" to="d4" isLast /> },
        { says: says.centre, picture: <Example id="twice-over" from="a4" to="d7" isLast /> },
        { says: says.end, picture: <Example id="eighty-two" from="a1" to="h8" isLast /> },
      ]}
    />
  );
}

interface ExampleProps {
  readonly id: string;
  /** The squares at the top left and the bottom right of the picture. */
  readonly from: string;
  readonly to: string;
  /** Whether it shows the last position, with the lines that the example is about. */
  readonly isLast?: boolean;
}

function Example({ id, from, to, isLast = false }: ExampleProps) {
  const scene = useMemo(() => {
    const example = known(EXAMPLES[id]);
    const { position, entries } = known(playExample(metro, example).at(isLast ? -1 : 0));
    const view = metro.view(position, example.tries === undefined ? "spectator" : position.turn);
    const { numbering } = metro.layoutOf(position.setup).terms;
    const ended = entries.flatMap(({ events }) =>
      events.flatMap((event) => (event.type === "scored" ? [event.line.from] : [])),
    );
    const lit = example.lines?.map((number) => stationOfNumber(number, numbering)) ?? ended;
    return boardSceneOf(view, {
      last: undefined,
      lit: isLast && position.stage !== "over" ? lit : undefined,
      targets: example.tries === undefined ? undefined : movesOf(metro, view).map(({ cell }) => cell),
    });
  }, [id, isLast]);
  return (
    <span class="metro">
      <BoardPicture scene={scene} from={known(squareNamed(from))} to={known(squareNamed(to))} />
    </span>
  );
}
