/** A table of the server that has not begun: who sits there, and who is still waited for. */
import type { TableInfo } from "@interchange/protocol";
import { Frame } from "../../parts/ui/frame.tsx";
import { onlineWords } from "../../parts/words/onlineWords.ts";

export interface GatheringProps {
  /** What the server tells of the table; it changes with whatever happens there. */
  readonly info: TableInfo;
  /** Whether what is shown is up to date. */
  readonly isConnected: boolean;
}

export function Gathering({ info }: GatheringProps) {
  const words = onlineWords().gathering;
  return (
    <Frame title={words.title}>
      <h1>{words.title}</h1>
      <ol>
        {info.seats.map(({ name, mind }, seat) => (
          <li key={seat}>{name ?? (mind.kind === "bot" ? mind.bot : words.free)}</li>
        ))}
      </ol>
    </Frame>
  );
}
