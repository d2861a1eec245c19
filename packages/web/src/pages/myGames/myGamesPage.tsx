/** All of one's games: the tables, what they say in numbers, and what one has achieved. */
import type { ComponentType } from "preact";
import { Frame } from "../../kit/ui/frame.tsx";
import { FeatsPart } from "./achievementsPart.tsx";
import type { PartProps } from "./part.ts";
import { StatisticsPart } from "./statisticsPart.tsx";
import { TablesPart } from "./tablesPart.tsx";
import { useMine } from "./useMyGames.ts";
import { t } from "../../words/index.ts";
import "./myGames.css";

export type MinePart = "tables" | "statistics" | "feats";

interface MinePageProps {
  readonly shows: MinePart;
}

const PARTS: Readonly<Record<MinePart, ComponentType<PartProps>>> = {
  tables: TablesPart,
  statistics: StatisticsPart,
  feats: FeatsPart,
};

const ADDRESSES: Readonly<Record<MinePart, string>> = {
  tables: "/mine",
  statistics: "/mine/statistics",
  feats: "/mine/achievements",
};

export function MinePage({ shows }: MinePageProps) {
  const words = t.myGames;
  const mine = useMine();
  const Part = PARTS[shows];
  return (
    <Frame title={shows === "tables" ? words.title : words.pages[shows]} wide>
      <div class="mine">
        <h1>{words.title}</h1>
        <nav class="mine-parts" aria-label={words.pages.label}>
          {(Object.keys(PARTS) as MinePart[]).map((part) => (
            <a key={part} class="button" href={ADDRESSES[part]} {...(part === shows && { "aria-current": "page" })}>
              {words.pages[part]}
            </a>
          ))}
        </nav>
        {mine.isApart && <p class="notice">{words.apart}</p>}
        {mine.kept && <Part mine={mine} />}
      </div>
    </Frame>
  );
}
