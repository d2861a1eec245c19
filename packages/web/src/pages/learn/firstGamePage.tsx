/** A gentle first game: a table in this browser against the weakest bot, with comments at key moments. */
import { useSignal } from "@preact/signals";
import type { Signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useCallback, useMemo } from "preact/hooks";
import type { TableClient } from "../../client/client.ts";
import { openTable } from "../../client/open.ts";
import type { Opening } from "../../client/open.ts";
import { OpeningContext } from "../../client/useTable.ts";
import type { GamePage, TableProps } from "../../games/gamePage.ts";
import { createTable } from "../../storage/create.ts";
import { tablesHere } from "../../storage/here.ts";
import { firstGameOf, noteFirstGame } from "../../table/learn/firstGame.ts";
import type { FirstGame } from "../../table/learn/firstGame.ts";
import type { CommentedGame } from "../../table/learn/lesson.ts";
import { botCalled } from "../../kit/sitters.ts";
import { Fetched, Skeleton } from "../../kit/ui/lazy.tsx";
import { CoachProvider } from "../../table/frame/coach.ts";
import { Commentary } from "../../table/learn/commentary.tsx";
import { defaultSetup } from "../../table/setup/tableSetup.ts";

type Watched = Pick<TableClient<never, unknown, unknown>, "happened" | "view" | "viewer">;

interface Here {
  readonly game: string;
  readonly first: FirstGame;
  readonly Table: ComponentType<TableProps>;
  readonly comments: CommentedGame | undefined;
}

const EASIEST = "trainee";

export function FirstGamePage({ gamePage }: { readonly gamePage: GamePage }) {
  const game = gamePage.entry.id;
  const load = async (): Promise<Here> => {
    const [first, Table, comments] = await Promise.all([
      firstTable(gamePage),
      gamePage.table([]),
      gamePage.lessons?.().then((set) => set.comments()),
    ]);
    return { game, first, Table, comments };
  };
  return (
    <Fetched key={game} load={load} Waiting={Skeleton}>
      {(here) => <Played here={here} />}
    </Fetched>
  );
}

function Played({ here: { game, first, Table, comments } }: { readonly here: Here }) {
  const { id } = first;
  const watched = useSignal<Watched | undefined>(undefined);
  const open = useMemo(() => watching(watched), [watched]);
  const note = useCallback((now: Omit<FirstGame, "id">) => noteFirstGame(game, { id, ...now }), [game, id]);
  const coach = watched.value && comments && (
    <Commentary client={watched.value} {...comments} before={first} onChange={note} />
  );
  return (
    <OpeningContext.Provider value={open}>
      <CoachProvider value={coach}>
        <Table id={id} />
      </CoachProvider>
    </OpeningContext.Provider>
  );
}

/** Opens the table as usual and lets this page watch it. */
function watching(watched: Signal<Watched | undefined>): Opening {
  return async (game, id) => {
    const opened = await openTable(game, id);
    if (opened.ok) watched.value = opened.client;
    return opened;
  };
}

/** The unfinished first game, else a new one. */
async function firstTable({ entry }: GamePage): Promise<FirstGame> {
  const begun = firstGameOf(entry.id);
  const table = begun && (await (await tablesHere()).about(begun.id));
  if (begun && table?.state === "running") return begun;
  const tableSetup = defaultSetup(entry);
  const created = await createTable({
    ...tableSetup,
    sitters: tableSetup.sitters.map((sitter) =>
      sitter.mind.kind === "bot" ? { name: botCalled(EASIEST), mind: { kind: "bot", bot: EASIEST } } : sitter,
    ),
  });
  if (!created.ok) throw new Error(created.problem);
  const first: FirstGame = { id: created.id, said: [], isOff: false };
  noteFirstGame(entry.id, first);
  return first;
}
