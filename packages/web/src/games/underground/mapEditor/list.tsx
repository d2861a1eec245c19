/** The maps that somebody drew in this browser. */
import { checkedMap, MAPS } from "@interchange/underground";
import type { MapFile, MapProblem } from "@interchange/underground";
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { go } from "../../../kit/router.ts";
import { Problem } from "../../../kit/ui/problem.tsx";
import { unpackedText } from "../../../table/share/pack.ts";
import { RefusedFile } from "../maps/chooser.tsx";
import { deleteMap, myMaps, newKey, setupOn, storeMap } from "../maps/myMaps.ts";
import type { MyMap } from "../maps/myMaps.ts";
import { MapPreview } from "../maps/preview.tsx";
import { copied, newDraft } from "./draft.ts";
import { undergroundWords } from "../words.ts";
import "./list.css";

interface Refused {
  readonly file: string;
  readonly problems: readonly MapProblem[] | undefined;
}

export function MyMaps() {
  const words = undergroundWords().maps.list;
  const refused = useSignal<Refused | undefined>(undefined);
  const deleted = useSignal<MyMap | undefined>(undefined);
  const isFull = useSignal(false);
  const mine = myMaps();
  const open = (map: MapFile): void => {
    const key = newKey();
    if (storeMap(key, map)) go(`/maps/underground/${key}`);
    else isFull.value = true;
  };
  const read = (name: string, text: string | undefined): void => {
    const checked = text === undefined ? undefined : checkedMap(text);
    if (checked?.ok) open(checked.map);
    else refused.value = { file: name, problems: checked?.problems };
  };
  const readNow = useRef(read);
  readNow.current = read;
  useEffect(() => {
    const packed = new URLSearchParams(location.hash.slice(1)).get("map");
    if (packed === null) return;
    history.replaceState(undefined, "", location.pathname);
    void unpackedText(packed).then((text) => readNow.current(words.link, text));
  }, [words]);
  return (
    <div class="my-maps">
      <h1>{words.title}</h1>
      <p>{words.about}</p>
      <div class="editor-row">
        <button type="button" class="button primary" onClick={() => open(newDraft(freeName(words.untitled, mine)))}>
          {words.fresh}
        </button>
        {MAPS.map((map) => (
          <button
            key={map.id}
            type="button"
            class="button"
            onClick={() => open(copied(map, freeName(words.copy(map.name), mine)))}
          >
            {words.copyOf(map.name)}
          </button>
        ))}
        <label class="button file">
          {words.open}
          <input
            type="file"
            accept=".json,application/json"
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? [];
              if (file) void file.text().then((text) => read(file.name, text));
              event.currentTarget.value = "";
            }}
          />
        </label>
      </div>
      {refused.value && <RefusedFile refused={refused.value} />}
      <Problem text={isFull.value ? words.notSaved : undefined} />
      <p role="status">
        {deleted.value && (
          <>
            {words.removed(deleted.value.map.name)}{" "}
            <button
              type="button"
              class="link"
              onClick={() => {
                const { key, map, at } = deleted.value ?? {};
                if (key !== undefined && map) storeMap(key, map, at);
                deleted.value = undefined;
              }}
            >
              {words.undo}
            </button>
          </>
        )}
      </p>
      {!mine.length && <p class="quiet">{words.none}</p>}
      <ul class="map-list">
        {mine.map((each) => (
          <Row
            key={each.key}
            mine={each}
            onDuplicate={() => open(copied(each.map, freeName(words.copy(each.map.name), mine)))}
            onDelete={() => {
              deleteMap(each.key);
              deleted.value = each;
            }}
          />
        ))}
      </ul>
    </div>
  );
}

interface RowProps {
  readonly mine: MyMap;
  readonly onDuplicate: () => void;
  readonly onDelete: () => void;
}

function Row({ mine: { key, map }, onDuplicate, onDelete }: RowProps) {
  const words = undergroundWords().maps.list;
  const checked = checkedMap(map);
  return (
    <li>
      <MapPreview map={map} />
      <div>
        <h2>{map.name}</h2>
        {!checked.ok && <p class="quiet">{words.unfinished}</p>}
        <div class="editor-row">
          {checked.ok && (
            <a class="button primary" href={setupOn(checked.map)}>
              {words.play}
            </a>
          )}
          <a class="button" href={`/maps/underground/${key}`}>
            {words.edit}
          </a>
          <button type="button" class="button" onClick={onDuplicate}>
            {words.duplicate}
          </button>
          <button type="button" class="button" onClick={onDelete}>
            {words.remove}
          </button>
        </div>
      </div>
    </li>
  );
}

/** Two maps of one name could not be told apart. */
function freeName(name: string, mine: readonly MyMap[]): string {
  const taken = new Set(mine.map(({ map }) => map.name));
  for (let number = 1; ; number++) {
    const free = number === 1 ? name : `${name} (${number})`;
    if (!taken.has(free)) return free;
  }
}
