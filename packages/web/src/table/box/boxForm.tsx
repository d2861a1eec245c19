/** The form for the values of your own copy: enter, store, export and import them. */
import {
  checkedFile,
  componentsTitle,
  pointersIn,
  publishedSets,
  readComponentsFile,
  readTitle,
  trimmedSet,
  valuesOf,
  writeComponentsFile,
} from "@interchange/tabletop";
import type { Components, JsonObject } from "@interchange/tabletop";
import { useSignal } from "@preact/signals";
import { go } from "../../kit/router.ts";
import { saveFile } from "../../kit/saveFile.ts";
import type { GameBox } from "./gameBox.ts";
import { Field } from "./fields.tsx";
import { forgetBox, storeBox, storedBox } from "./storedBox.ts";
import { withValue } from "./values.ts";
import { t } from "../../words/index.ts";
import { Problem } from "../../kit/ui/problem.tsx";
import "./box.css";

/** A longer file is no set of components, so it is not even read. */
const LARGEST_FILE = 1_000_000;

interface Draft {
  readonly name: string;
  readonly version: string;
  readonly base: string;
  readonly values: JsonObject;
}

function draftOf({ game, parts }: GameBox, box: Components | undefined = storedBox(game)): Draft {
  const newest = publishedSets(parts).map(componentsTitle).at(-1) ?? "";
  const { name = t.box.firstName, version = "1", base = newest } = box ?? {};
  return { name, version, base, values: valuesOf(parts, box ?? readTitle(newest)) };
}

export function BoxForm({ gameBox }: { readonly gameBox: GameBox }) {
  const words = t.box;
  const draft = useSignal<Draft>(draftOf(gameBox));
  const told = useSignal("");
  const problem = useSignal("");
  const { name, version, base, values } = draft.value;
  const trimmed = trimmedSet(gameBox.parts, { name, version, base, values });
  const wrong = "reason" in trimmed ? trimmed : undefined;
  const differs = "reason" in trimmed ? [] : pointersIn(trimmed.values ?? {});
  const isNamed = readTitle(`${name} ${version}`) !== undefined && name !== "interchange";
  const become = (changed: Partial<Draft>): void => {
    draft.value = { ...draft.value, ...changed };
    told.value = "";
    problem.value = "";
  };
  const say = (text: string): void => {
    told.value = text;
  };
  const keep = (): Components | undefined => {
    if ("reason" in trimmed || !isNamed) {
      problem.value = isNamed ? words.notYet : words.badName;
      return undefined;
    }
    storeBox(gameBox.game, trimmed);
    say(words.saved(componentsTitle(trimmed)));
    return trimmed;
  };
  const load = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const read =
      file.size > LARGEST_FILE ? { ok: false as const, reason: words.tooLarge } : readComponentsFile(await file.text());
    const isOther = read.ok && read.game !== gameBox.game;
    const checked = read.ok && !isOther ? checkedFile(gameBox.parts, read) : read;
    if (!checked.ok || isOther) {
      problem.value = words.refused(file.name, isOther ? words.otherGame : checked.ok ? "" : checked.reason);
      return;
    }
    become(draftOf(gameBox, checked.components));
    storeBox(gameBox.game, checked.components);
    say(words.loaded(componentsTitle(checked.components)));
  };
  return (
    <form
      class="box-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        keep();
      }}
    >
      <p class="lead">{words.about}</p>
      <div class="box-name">
        {(["name", "version"] as const).map((part) => (
          <label key={part} class="box-field">
            <span>{words[part]}</span>
            <input
              class="box-line"
              value={draft.value[part]}
              maxLength={40}
              onInput={(event) => become({ [part]: event.currentTarget.value })}
            />
          </label>
        ))}
      </div>
      <p class="quiet">{words.nameAbout}</p>
      {gameBox.parts.map(({ id, shape }) => {
        const { title, about } = gameBox.about(id);
        const changed = differs.filter((pointer) => pointer.startsWith(`/${id}/`)).length;
        const isWrong = wrong?.pointer.startsWith(`/${id}`) ?? false;
        return (
          <details key={id} class={isWrong ? "box-part is-wrong" : "box-part"}>
            <summary>
              <b>{title}</b> <span class="quiet">{isWrong ? words.wrongHere : words.changed(changed)}</span>
            </summary>
            <p>{about}</p>
            {isWrong && wrong && <p class="problem">{words.wrong(whereIs(gameBox, wrong.pointer), wrong.reason)}</p>}
            <div class="box-picture" aria-hidden="true">
              <gameBox.Picture part={id} values={values[id] ?? null} />
            </div>
            <Field
              gameBox={gameBox}
              shape={shape}
              value={values[id] ?? null}
              path={[id]}
              onChange={(path, value) => become({ values: withValue(draft.value.values, path, value) as JsonObject })}
            />
          </details>
        );
      })}
      <div class="box-end">
        <p role="status">{told.value || words.sum(differs.length, base)}</p>
        <Problem text={problem.value} />
        <div class="box-actions">
          <button type="submit" class="button primary">
            {words.keep}
          </button>
          <button
            type="button"
            class="button"
            onClick={() => {
              const kept = keep();
              if (!kept) return;
              const file = writeComponentsFile(gameBox.parts, { game: gameBox.game, components: kept });
              saveFile(`${kept.name}-${kept.version}.json`, file, "application/json");
            }}
          >
            {words.toFile}
          </button>
          <label class="button file">
            {words.fromFile}
            <input
              type="file"
              accept=".json,application/json"
              onChange={(event) => void load(event.currentTarget.files?.[0])}
            />
          </label>
          <button
            type="button"
            class="button"
            onClick={() => {
              forgetBox(gameBox.game);
              become(draftOf(gameBox, undefined));
              say(words.startedOver);
            }}
          >
            {words.startOver}
          </button>
          <button
            type="button"
            class="button"
            onClick={() => {
              const kept = keep();
              if (kept)
                go(`/new/${gameBox.game}?${new URLSearchParams({ components: JSON.stringify(kept) }).toString()}`);
            }}
          >
            {words.play}
          </button>
        </div>
      </div>
    </form>
  );
}

/** The path to an invalid field, in words. */
function whereIs(gameBox: GameBox, pointer: string): string {
  const path = pointer.split("/").slice(1);
  const known = path.filter((key) => !/^\d+$/.test(key));
  return known.length > 1 ? gameBox.label(known) : gameBox.about(known[0] ?? "").title;
}
