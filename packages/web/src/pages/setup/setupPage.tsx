/** Sets up a table: the game, the players, the rules and the level of help. The choices are remembered. */
import type { ComponentType } from "preact";
import type { GamePage } from "../../games/gamePage.ts";
import { gamePageOf, GAME_PAGES } from "../../games/gamePages.ts";
import { go } from "../../kit/router.ts";
import { rulesPath, rulesPathAt } from "../../kit/rules/ruleLink.tsx";
import { RulesDoor } from "../../kit/rules/rulesDoor.tsx";
import { Mark, useTitle } from "../../kit/ui/frame.tsx";
import { Fetched } from "../../kit/ui/lazy.tsx";
import { modulesIn, pageParams } from "../../table/setup/link.ts";
import { lastGame, lastSetup } from "../../table/setup/tableSetup.ts";
import { t } from "../../words/index.ts";
import "./setupPage.css";

/** A small icon of each game, by its name. */
const ICONS = import.meta.glob<ComponentType>("../../games/*/setup/icon.tsx", { eager: true, import: "Icon" });

/** Without a game: the one set up last. */
export function SetupPage({ gamePage }: { readonly gamePage: GamePage | undefined }) {
  const words = t.setup;
  const { id } = gamePage?.entry ?? lastGame();
  const chosen = gamePageOf(id);
  useTitle(words.title);
  return (
    <div class="setup-frame">
      <SetupBar game={id} />
      <main class="setup-page">
        <div class="setup-head">
          <h1 class="long-title">{words.title}</h1>
          <p class="short-title" aria-hidden="true">
            {words.shortTitle}
          </p>
          {/* A table that waits keeps its game. */}
          {!new URLSearchParams(location.search).has("table") && <GameSwitch id={id} />}
        </div>
        {chosen && (
          <Fetched key={id} load={chosen.setup}>
            {(Form) => (
              <>
                <Form />
                <RulesDoor source={chosen.rules()} />
              </>
            )}
          </Fetched>
        )}
      </main>
    </div>
  );
}

/** The modules of the form: in the address once somebody has changed something, else those of the last setup. */
function modulesChosen(game: string): readonly string[] {
  const { search } = location;
  const isChanged = new URLSearchParams(search).size > pageParams(search).size;
  const entry = gamePageOf(game)?.entry;
  return isChanged || !entry ? modulesIn(search) : (lastSetup(entry).request.modules ?? []);
}

function SetupBar({ game }: { readonly game: string }) {
  const { name, nav } = t.common;
  // The form keeps its choices in the address, so the link is made when somebody is about to follow it.
  const toChosen = ({ currentTarget }: { readonly currentTarget: HTMLAnchorElement }): void => {
    currentTarget.href = rulesPathAt(game, modulesChosen(game));
  };
  return (
    <header class="setup-bar">
      <a class="brand" href="/" aria-label={name}>
        <Mark />
        <span>{name}</span>
      </a>
      <nav aria-label={nav.label}>
        <a href={rulesPath(game)} onPointerDown={toChosen} onFocus={toChosen}>
          {nav.rules}
        </a>
        <a href="/settings">{nav.settings}</a>
      </nav>
    </header>
  );
}

function GameSwitch({ id }: { readonly id: string }) {
  return (
    <div class="game-switch" role="radiogroup" aria-label={t.setup.game}>
      {GAME_PAGES.map(({ entry, about }) => {
        const Icon = ICONS[`../../games/${entry.id}/setup/icon.tsx`];
        const { name, shortName } = about();
        return (
          <label key={entry.id} class={entry.id === id ? "game-choice is-chosen" : "game-choice"}>
            <input
              class="covering"
              type="radio"
              name="game"
              value={entry.id}
              checked={entry.id === id}
              aria-label={name}
              onChange={() => {
                const params = pageParams(location.search).toString();
                go(`/new/${entry.id}${params && `?${params}`}`, "replace");
              }}
            />
            {Icon && <Icon />}
            <b class="long-title">{name}</b>
            <b class="short-title" aria-hidden="true">
              {shortName}
            </b>
          </label>
        );
      })}
    </div>
  );
}
