/** On the Underground in a minute: a few sentences, each with a picture of an example. */
import { MapPicture, mapSceneOf } from "@interchange/boards/map";
import { underground } from "@interchange/underground";
import { EXAMPLES, playExample } from "@interchange/underground/examples";
import { known } from "@interchange/tabletop";
import { useMemo } from "preact/hooks";
import { Minute } from "../../../kit/rules/article/minute.tsx";
import { seenOn } from "../desk/stations.ts";
import { candidatesOf, tripsIn } from "./example.tsx";
import { lessons } from "../../../words/lessons.ts";
import "@interchange/boards/map/map.css";

const MIDDLE = ["bond-street", "holborn", "euston", "leicester-square"] as const;

export function UndergroundMinute() {
  const { title, says } = lessons().underground.minute;
  return (
    <Minute
      title={title}
      parts={[
        {
          says: says.goal,
          picture: <Example id="goldhawk-road" around={["goldhawk-road", "euston", "bond-street"]} />,
        },
        { says: says.turn, picture: <Example id="extending" around={MIDDLE} /> },
        { says: says.build, picture: <Example id="branching" around={MIDDLE} /> },
        { says: says.score, picture: <Example id="loop" around={["baker-street", "euston", "green-park"]} isLast /> },
        {
          says: says.passenger,
          picture: <Example id="goldhawk-road" around={["goldhawk-road", "oxford-circus"]} isLast />,
        },
        { says: says.end, picture: <Example id="onward" isLast /> },
      ]}
    />
  );
}

interface ExampleProps {
  readonly id: string;
  /** The stations that the picture shows; the whole map if there are none. */
  readonly around?: readonly string[];
  /** Whether it shows the last position. */
  readonly isLast?: boolean;
}

function Example({ id, around, isLast = false }: ExampleProps) {
  const scene = useMemo(() => {
    const example = known(EXAMPLES[id]);
    const steps = playExample(example);
    const path = isLast ? steps : steps.slice(0, 1);
    const { position } = known(path.at(-1));
    return mapSceneOf(seenOn(underground.view(position, "spectator")), {
      candidates: example.tries === undefined ? undefined : candidatesOf(position, example.tries),
      trips: tripsIn(path),
    });
  }, [id, isLast]);
  return <MapPicture scene={scene} around={around} />;
}
