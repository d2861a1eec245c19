/** Shares a finished game: a link to any move, pictures, and the page to print. */
import type { GameRecord } from "@interchange/tabletop";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { nameNow } from "../../api/identity.ts";
import { api, troubleText } from "../../api/api.ts";
import { isThisMachine, shownOrigin } from "../../api/invitation.ts";
import { saveFile } from "../../kit/saveFile.ts";
import { Loading } from "../../kit/ui/lazy.tsx";
import { Problem } from "../../kit/ui/problem.tsx";
import { recordText } from "../../storage/transfer/transfer.ts";
import type { GameLink } from "./link.ts";
import { linkTo, named } from "./link.ts";
import { dataAddress, pngOf, themeNow } from "./raster.ts";
import { Replay } from "./replay.tsx";
import { shareableOf } from "./sharing.ts";
import type { Shareable } from "./sharing.ts";
import { t } from "../../words/index.ts";
import "./share.css";

export interface ShareProps {
  readonly record: GameRecord;
  /** The title of the game. */
  readonly title: string;
  /** The table's address in the page, also used for file names. */
  readonly address: string;
  readonly name: string;
  /** The move being looked at; by default the last. */
  readonly at?: number | undefined;
}

/** The width of saved pictures in pixels. */
const WIDE = 1200;

export function Share(props: ShareProps) {
  const { record, title } = props;
  const drawn = useSignal<Shareable | undefined | "none">(undefined);
  useEffect(() => {
    void shareableOf(record, title).then((made) => {
      drawn.value = made ?? "none";
    });
  }, [record, title, drawn]);
  if (drawn.value === undefined) return <Loading />;
  return drawn.value === "none" ? undefined : <Drawn {...props} game={drawn.value} />;
}

function Drawn({ game, at, address, name, record }: ShareProps & { readonly game: Shareable }) {
  const words = t.share;
  const step = useSignal(Math.min(at ?? game.steps, game.steps));
  const svg = game.still(step.value, themeNow(), WIDE);
  const shown = words.at(step.value, game.steps);
  return (
    <div class="share">
      <img class="share-picture" src={dataAddress(svg)} alt={words.preview(record.seats)} />
      <label class="share-step">
        <span>
          {words.move}: <b>{shown}</b>
        </span>
        <input
          type="range"
          min={0}
          max={game.steps}
          value={step.value}
          aria-valuetext={shown}
          onInput={(event) => (step.value = Number(event.currentTarget.value))}
        />
      </label>
      <LinkPart
        record={record}
        address={address}
        name={name}
        step={step.value === game.steps ? undefined : step.value}
      />
      <section class="share-part">
        <h3>{words.picture.title}</h3>
        <div class="buttons">
          <button type="button" class="button" onClick={() => saveFile(`${name}.svg`, svg, "image/svg+xml")}>
            {words.picture.svg}
          </button>
          <button
            type="button"
            class="button"
            onClick={() => void pngOf(svg).then((png) => saveFile(`${name}.png`, png, "image/png"))}
          >
            {words.picture.png}
          </button>
          <a class="button" href={`${address}/print`}>
            {words.print.open}
          </a>
        </div>
      </section>
      <Replay game={game} name={name} />
      {address.startsWith("/at/") && <Embed table={address.slice("/at/".length)} />}
    </div>
  );
}

/** The record as others get it: with a name that means something to them. */
function signed(record: GameRecord): GameRecord {
  const name = nameNow();
  return name === undefined ? record : named(record, () => name);
}

function LinkPart({
  record,
  address,
  name,
  step,
}: Pick<ShareProps, "record" | "address" | "name"> & { readonly step: number | undefined }) {
  const words = t.share.link;
  const said = useSignal("");
  const link = useSignal<GameLink | "tooLong" | undefined>(undefined);
  const uploaded = useSignal<string | undefined>(undefined);
  const upload = uploaded.value;
  useEffect(() => {
    const make = async (): Promise<void> => {
      link.value = (await linkTo(await shownOrigin(api.doors), address, signed(record), step, upload)) ?? "tooLong";
      said.value = "";
    };
    void make();
  }, [address, record, step, upload, link, said]);
  const made = link.value;
  if (made === undefined) return undefined;
  if (made === "tooLong") return <Upload record={record} name={name} onUploaded={(id) => (uploaded.value = id)} />;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(made.address);
      said.value = words.copied;
    } catch {
      said.value = words.notCopied;
    }
  };
  // Missing over plain HTTP and in many browsers.
  const send = (navigator as Partial<Navigator>).share?.bind(navigator);
  return (
    <section class="share-part">
      <h3>{words.title}</h3>
      <p class="quiet">{ABOUT[made.leadsTo](made.address.length)}</p>
      {isThisMachine(new URL(made.address).hostname) && <p class="quiet">{words.thisMachine}</p>}
      <input
        class="shared-address"
        readOnly
        aria-label={words.address}
        value={made.address}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div class="buttons">
        <button type="button" class="button primary" onClick={() => void copy()}>
          {words.copy}
        </button>
        {send && (
          // Cancelling is not an error.
          <button type="button" class="button" onClick={() => void send({ url: made.address }).catch(() => undefined)}>
            {words.send}
          </button>
        )}
      </div>
      <p role="status">{said.value}</p>
    </section>
  );
}

const ABOUT: Readonly<Record<GameLink["leadsTo"], (letters: number) => string>> = {
  itself: (letters) => t.share.link.inside(letters),
  table: () => t.share.link.about,
  upload: () => t.share.link.uploaded,
};

/** A game on a large map of its own is too long for a link. Nothing is uploaded unless the player says so. */
function Upload({
  record,
  name,
  onUploaded,
}: Pick<ShareProps, "record" | "name"> & { readonly onUploaded: (id: string) => void }) {
  const words = t.share.link;
  const isUploading = useSignal(false);
  const problem = useSignal("");
  const upload = async (): Promise<void> => {
    isUploading.value = true;
    problem.value = "";
    const answer = await api.share(recordText(signed(record)));
    isUploading.value = false;
    if (answer.ok) onUploaded(answer.value.id);
    else problem.value = answer.trouble.code === "absent" ? words.noServer : troubleText(answer.trouble);
  };
  return (
    <section class="share-part">
      <h3>{words.title}</h3>
      <p>{words.tooLong}</p>
      <div class="buttons">
        <button type="button" class="button primary" disabled={isUploading.value} onClick={() => void upload()}>
          {isUploading.value ? words.uploading : words.upload}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => saveFile(`${name}.txt`, recordText(signed(record)), "text/plain")}
        >
          {words.record}
        </button>
      </div>
      <Problem text={problem.value} />
    </section>
  );
}

/** A server's table can be embedded in other pages. */
function Embed({ table }: { readonly table: string }) {
  const words = t.share.embed;
  const origin = useSignal(location.origin);
  useEffect(() => void shownOrigin(api.doors).then((shown) => (origin.value = shown)), [origin]);
  const code = `<iframe src="${origin.value}/embed/${table}" width="480" height="600" style="border:0"></iframe>`;
  return (
    <section class="share-part">
      <h3>{words.title}</h3>
      <p class="quiet">{words.about}</p>
      <input
        class="shared-address"
        readOnly
        aria-label={words.code}
        value={code}
        onFocus={(event) => event.currentTarget.select()}
      />
    </section>
  );
}
