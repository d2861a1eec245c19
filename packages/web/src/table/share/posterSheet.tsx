/** The poster of a finished game: preview, choices, and ways to keep it. Everything is drawn on the device. */
import { picturingOf, posterOf } from "@interchange/games/pictures";
import type { LineText } from "@interchange/games/pictures";
import { Table } from "@interchange/tabletop";
import type { GameRecord } from "@interchange/tabletop";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../../api/api.ts";
import { nameNow } from "../../api/identity.ts";
import type { TableBasics } from "../../client/client.ts";
import { gameOf } from "../../kit/game.ts";
import type { GameId } from "../../kit/game.ts";
import { saveFile } from "../../kit/saveFile.ts";
import { Loading } from "../../kit/ui/lazy.tsx";
import { Problem } from "../../kit/ui/problem.tsx";
import { Segments } from "../../kit/ui/form/segments.tsx";
import { Sheet } from "../../kit/ui/sheet.tsx";
import { tablesHere } from "../../storage/here.ts";
import { typefaceFor } from "./fonts.ts";
import { named } from "./link.ts";
import { dataAddress, pngOf, themeNow } from "./raster.ts";
import { locale, t } from "../../words/index.ts";
import "./share.css";

/** The game's own lines of text. */
export interface PosterWords {
  /** Below the date; without it, the date stands at the foot. */
  readonly about: string;
  readonly note: string;
  readonly lines?: LineText;
}

interface PosterSheetProps {
  readonly client: TableBasics;
  readonly game: GameId;
  readonly title: string;
  readonly words: PosterWords;
  readonly onClose: () => void;
}

interface Choice {
  readonly hasNames: boolean;
  readonly theme: "light" | "dark";
}

type Draw = (choice: Choice) => string;

export function PosterSheet(props: PosterSheetProps) {
  const words = t.share.poster;
  const draw = useSignal<Draw | undefined>(undefined);
  useEffect(() => {
    void drawerOf(props).then((made) => (draw.value = made));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a finished game does not change
  }, [props.client, draw]);
  return (
    <Sheet title={words.title} onClose={props.onClose} wide>
      {draw.value ? <Poster draw={draw.value} name={`${props.game}-${props.client.id}-poster`} /> : <Loading />}
    </Sheet>
  );
}

function Poster({ draw, name }: { readonly draw: Draw; readonly name: string }) {
  const words = t.share.poster;
  const choice = useSignal<Choice>({ hasNames: true, theme: themeNow() });
  const problem = useSignal("");
  const { hasNames, theme } = choice.value;
  const svg = draw(choice.value);
  const picture = async (use: (png: Blob) => unknown): Promise<void> => {
    problem.value = "";
    try {
      await use(await pngOf(svg));
    } catch {
      problem.value = words.failed;
    }
  };
  return (
    <div class="poster">
      <img class="poster-picture" src={dataAddress(svg)} alt={words.preview} />
      <div class="poster-choices">
        <label class="poster-names">
          <input
            type="checkbox"
            checked={hasNames}
            onChange={(event) => (choice.value = { hasNames: event.currentTarget.checked, theme })}
          />{" "}
          {words.names}
        </label>
        <div>
          <span id="poster-theme" class="unseen">
            {words.theme}
          </span>
          <Segments
            name="poster-theme"
            labelledBy="poster-theme"
            value={theme}
            choices={[
              { value: "light", label: words.light },
              { value: "dark", label: words.dark },
            ]}
            onChange={(value) => (choice.value = { hasNames, theme: value })}
          />
        </div>
        <button
          type="button"
          class="button primary"
          onClick={() => void picture((png) => saveFile(`${name}.png`, png, "image/png"))}
        >
          {words.save}
        </button>
        <button type="button" class="button" onClick={() => saveFile(`${name}.svg`, svg, "image/svg+xml")}>
          {words.svg}
        </button>
        {canShare() && (
          <button type="button" class="button" onClick={() => void picture((png) => share(png, name))}>
            {words.send}
          </button>
        )}
        <button type="button" class="button" onClick={() => window.print()}>
          {words.print}
        </button>
        <Problem text={problem.value} />
      </div>
    </div>
  );
}

/** Replays the game, and puts the page's typeface into what it draws. */
async function drawerOf({ client, game, title, words }: PosterSheetProps): Promise<Draw | undefined> {
  const record = await client.record();
  const own = nameNow();
  const here = { ...record, seats: client.sitters.map(({ name }) => name) };
  const { seats } = own === undefined ? here : named(here, () => own);
  const { about, note, lines } = words;
  const atLines = Object.values(lines ?? {}).flatMap((texts) => Object.values(texts));
  const [picturing, { engine }, dressed] = await Promise.all([
    picturingOf(game),
    gameOf(game, record.setup.modules),
    typefaceFor([title, about, note, ...atLines, ...seats].join()),
  ]);
  const replayed = Table.replay(engine, record);
  if (!picturing || !replayed.ok) return undefined;
  const { position } = replayed.table;
  const { winner, behind } = t.share.poster;
  const day = (await dayOf(client, record)).toLocaleDateString(locale(), { dateStyle: "full" });
  return ({ hasNames, theme }) =>
    dressed(
      posterOf(
        picturing,
        position,
        {
          title,
          beside: about ? [day, about] : [],
          note: about ? note : t.common.dotted([day, note]),
          names: hasNames ? seats : [],
          lines: lines && { ...lines, names: hasNames ? lines.names : {} },
          place: (points) => (points ? behind(points) : winner),
        },
        theme,
      ),
    );
}

/** When the game ended, as its record or its table says. */
async function dayOf({ id, address }: TableBasics, { tags }: GameRecord): Promise<Date> {
  const noted = new Date((tags["Date"] ?? "").replaceAll(".", "-"));
  if (!Number.isNaN(noted.getTime())) return noted;
  const table = address.startsWith("/at/") ? await api.table(id) : undefined;
  const at = table ? table.ok && table.value.at : (await (await tablesHere()).about(id))?.at;
  return new Date(at || Date.now());
}

/** Missing over plain HTTP and in many browsers. */
const canShare = (): boolean => typeof (navigator as Partial<Navigator>).canShare === "function";

async function share(png: Blob, name: string): Promise<void> {
  const files = [new File([png], `${name}.png`, { type: "image/png" })];
  // Cancelling is not an error.
  if (navigator.canShare({ files })) await navigator.share({ files }).catch(() => undefined);
  else saveFile(`${name}.png`, png, "image/png");
}
