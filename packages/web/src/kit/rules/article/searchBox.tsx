/** Searches the rules of a game and its modules. */
import { signal } from "@preact/signals";
import { useId, useMemo, useRef } from "preact/hooks";
import { rulesAddress, rulesPath } from "../ruleLink.tsx";
import { find, passagesOf, piecesOf } from "./finding.ts";
import type { Finding, Passage } from "./finding.ts";
import type { RulesSource } from "../source.ts";
import { t } from "../../../words/index.ts";
import "./rules.css";

/** A place in the rules. */
export interface RulesSpot {
  readonly module: string | undefined;
  readonly rule: string | undefined;
  /** A whole section, by its anchor. */
  readonly section?: string | undefined;
}

interface SearchProps {
  readonly source: RulesSource;
  /** The modules to search besides the game. */
  readonly modules: readonly string[];
  /** Shows a match; without it, matches are links. */
  readonly onPick?: ((spot: RulesSpot) => void) | undefined;
}

/** Nobody reads more than this. */
const MOST = 12;

export function RulesSearch({ source, modules, onPick }: SearchProps) {
  const words = t.rules.search;
  const [sought, texts] = useMemo(
    () => [signal(""), signal<"none" | "fetching" | "failed" | readonly Passage[]>("none")],
    [],
  );
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const id = useId();
  const fetchAll = (): void => {
    if (texts.value !== "none" && texts.value !== "failed") return;
    texts.value = "fetching";
    allPassages(source, modules).then(
      (passages) => {
        texts.value = passages;
      },
      () => {
        texts.value = "failed";
      },
    );
  };
  const query = sought.value.trim();
  const found = query && typeof texts.value !== "string" ? find(texts.value, query) : [];
  const state = !query
    ? ""
    : texts.value === "failed"
      ? words.failed
      : typeof texts.value === "string"
        ? words.loading
        : found.length
          ? words.found(found.length)
          : words.none(query);
  /** Arrow keys move between the field and the matches. */
  const step = (event: KeyboardEvent): void => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    const stops = [field.current, ...(list.current?.querySelectorAll("a") ?? [])];
    const at = stops.indexOf(document.activeElement as HTMLAnchorElement | null);
    const next = stops[at + (event.key === "ArrowDown" ? 1 : -1)];
    if (at < 0 || !next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    // Keys only move the focus between what has it by itself.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      class="rules-search"
      role="search"
      onKeyDown={step}
      onSubmit={(event) => {
        event.preventDefault();
        list.current?.querySelector("a")?.click();
      }}
    >
      <label for={id}>{words.label}</label>
      <input
        ref={field}
        id={id}
        type="search"
        autocomplete="off"
        placeholder={words.of(source.name)}
        onFocus={fetchAll}
        onInput={(event) => {
          fetchAll();
          sought.value = event.currentTarget.value;
        }}
      />
      <p class="quiet" role="status">
        {state}
      </p>
      {found.length > 0 && (
        <ol ref={list} class="rules-found">
          {found.slice(0, MOST).map((finding) => (
            <li key={`${finding.module} ${finding.text}`}>
              <Found source={source} finding={finding} onPick={onPick} />
            </li>
          ))}
        </ol>
      )}
      {found.length > MOST && <p class="quiet">{words.more(found.length - MOST)}</p>}
    </form>
  );
}

function Found({ source, finding, onPick }: Pick<SearchProps, "source" | "onPick"> & { readonly finding: Finding }) {
  const { module, rule } = finding;
  const { game, name, titleOf } = source;
  return (
    <a
      href={rule === undefined ? rulesPath(game, module) : rulesAddress(game, rule, module)}
      onClick={(event) => {
        if (!onPick || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onPick({ module, rule });
      }}
    >
      <small>{t.common.dotted([module === undefined ? name : titleOf(module), ...(rule ? [rule] : [])])}</small>{" "}
      <span>{piecesOf(finding).map(({ text, isHit }, at) => (isHit ? <mark key={at}>{text}</mark> : text))}</span>
    </a>
  );
}

async function allPassages(source: RulesSource, modules: readonly string[]): Promise<readonly Passage[]> {
  const { marks } = t.rules;
  const texts = await Promise.all(
    [undefined, ...modules].map(async (module) => passagesOf(await source.text(module), module, marks)),
  );
  return texts.flat();
}
