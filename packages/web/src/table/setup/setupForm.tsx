/** The setup form of a game. */
import { ASSISTS } from "@interchange/games";
import { useComputed, useSignal } from "@preact/signals";
import type { Signal } from "@preact/signals";
import { SegmentsPart } from "./segmentsPart.tsx";
import { seatsOf } from "./gameSetup.ts";
import type { GameSetup } from "./gameSetup.ts";
import { MoreRules, RuleOptions } from "./moreRules.tsx";
import { SeatCards } from "./seats/seatCards.tsx";
import { SetupEnd } from "./setupEnd.tsx";
import { useSetup } from "./useSetup.ts";
import type { SettingUp } from "./useSetup.ts";
import { OnlineTermsPart } from "./seats/onlineTerms.tsx";
import { YourTable } from "./yourTable.tsx";
import { t } from "../../words/index.ts";
import "./setup.css";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import type { TableSetup } from "../../storage/create.ts";
import { setupWith, plays } from "./presets.ts";
import "./presets.css";
import { troubleText } from "../../api/api.ts";
import { withPeople } from "./seats/seating.ts";
import "./seats/onlineTerms.css";

interface PartProps {
  readonly gameSetup: GameSetup;
  readonly up: SettingUp;
}

interface TurnProps extends PartProps {
  readonly turn: Signal<number>;
}

/**
 * The order in which the parts are rendered, as on a phone. Rules that start collapsed come last. In games without
 * modules they are open, and the preview comes last.
 */
const TURNS = {
  modular: { place: 0, presets: 1, seats: 2, modules: 3, cities: 4, levels: 5, yourTable: 6, moreRules: 7, end: 8 },
  plain: { place: 0, presets: 1, seats: 2, modules: 2, cities: 2, levels: 3, yourTable: 4, moreRules: 3, end: 5 },
} as const;

const turnsOf = (gameSetup: GameSetup) => (gameSetup.modules ? TURNS.modular : TURNS.plain);

export function SetupForm({ gameSetup }: { readonly gameSetup: GameSetup }) {
  const words = t.setup;
  const up = useSetup(gameSetup);
  const turn = useSignal(0);
  const { yourTable } = turnsOf(gameSetup);
  return (
    <form
      class="setup"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void up.begin();
      }}
    >
      <div class="setup-scroll">
        <SetupChoices gameSetup={gameSetup} up={up} turn={turn} />
        <InTurn turn={turn} at={yourTable}>
          <aside class="your-table" aria-label={words.yourTable}>
            <YourTable gameSetup={gameSetup} tableSetup={up.tableSetup} setup={up.setup} />
          </aside>
        </InTurn>
      </div>
      <SetupEnd gameSetup={gameSetup} up={up} />
      {up.where.sheet}
    </form>
  );
}

function SetupChoices({ gameSetup, up, turn }: TurnProps) {
  const turns = turnsOf(gameSetup);
  return (
    <div class="setup-choices">
      {up.strangers.length > 0 && (
        <p class="notice" role="status">
          {t.setup.strangers(up.strangers)}
        </p>
      )}
      <InTurn turn={turn} at={turns.place}>
        {(up.where.room ?? up.where.table) === undefined && <Where up={up} />}
      </InTurn>
      <InTurn turn={turn} at={turns.presets}>
        <PresetRow gameSetup={gameSetup} tableSetup={up.tableSetup} onChange={up.become} />
      </InTurn>
      <InTurn turn={turn} at={turns.seats}>
        <SeatCards
          gameSetup={gameSetup}
          tableSetup={up.tableSetup}
          range={seatsOf(gameSetup, up.tableSetup.request.modules ?? [], up.tableSetup.request)}
          open={up.openSeat}
          problems={up.problems}
          isOnline={up.where.isOnline}
          yours={up.where.terms.plays ? up.tableSetup.sitters.findIndex(({ mind }) => mind.kind === "person") : -1}
          onChange={up.setSitters}
          onSetup={up.become}
        />
      </InTurn>
      <FurtherChoices gameSetup={gameSetup} up={up} turn={turn} />
    </div>
  );
}

function FurtherChoices({ gameSetup, up, turn }: TurnProps) {
  const turns = turnsOf(gameSetup);
  const { request } = up.tableSetup;
  const picked = { chosen: request.modules ?? [], onChange: up.setModules };
  const edition = request.edition ?? gameSetup.engine.choices.editions[0] ?? "";
  return (
    <>
      <InTurn turn={turn} at={turns.modules}>
        {up.where.isOnline && <OnlineTermsPart where={up.where} unlisted={gameSetup.unlisted?.(request)} />}
        {gameSetup.modules && <gameSetup.modules.Picker {...picked} />}
      </InTurn>
      <InTurn turn={turn} at={turns.cities}>
        {gameSetup.modules && <gameSetup.modules.CityPicker {...picked} />}
      </InTurn>
      <InTurn turn={turn} at={turns.levels}>
        <Levels gameSetup={gameSetup} up={up} edition={edition} />
        <MoreRules isOpen={up.isMoreOpen.value} onToggle={(isOpen) => (up.isMoreOpen.value = isOpen)}>
          <InTurn turn={turn} at={turns.moreRules}>
            <RuleOptions
              gameSetup={gameSetup}
              tableSetup={up.tableSetup}
              problems={up.problems}
              onChange={up.setOption}
            />
          </InTurn>
        </MoreRules>
      </InTurn>
    </>
  );
}

/** The level of help, and which components to use. */
function Levels({ gameSetup, up, edition }: PartProps & { readonly edition: string }) {
  const words = t.setup;
  const { editions } = gameSetup.engine.choices;
  return (
    <div class="setup-levels">
      <SegmentsPart
        title={words.assist}
        name="assist"
        value={up.tableSetup.assist}
        choices={ASSISTS.map((value) => ({ value, ...gameSetup.assists[value] }))}
        onChange={(assist) => up.change({ assist })}
      />
      {editions.length > 1 && (
        <SegmentsPart
          title={words.edition}
          name="edition"
          value={edition}
          choices={editions.map((value) => ({ value, label: gameSetup.editions[value] ?? value }))}
          onChange={(value) => up.request({ edition: value })}
        />
      )}
      {gameSetup.Components && (
        <gameSetup.Components request={up.tableSetup.request} onChange={(components) => up.request({ components })} />
      )}
    </div>
  );
}

interface InTurnProps {
  /**
   * The last part that is rendered. Every number up to it must belong to a part, or the turn would not be passed on.
   */
  readonly turn: Signal<number>;
  readonly at: number;
  readonly children: ComponentChildren;
}

function InTurn({ turn, at, children }: InTurnProps) {
  // Computed, so that a part does not render again whenever another has its turn.
  const isDrawn = useComputed(() => turn.value >= at).value;
  useEffect(() => {
    if (isDrawn && turn.value === at) turn.value = at + 1;
  }, [isDrawn, turn, at]);
  return isDrawn ? <>{children}</> : undefined;
}

interface PresetRowProps {
  readonly gameSetup: GameSetup;
  readonly tableSetup: TableSetup;
  readonly onChange: (tableSetup: TableSetup) => void;
}

function PresetRow({ gameSetup, tableSetup, onChange }: PresetRowProps) {
  return (
    <div class="presets" role="group" aria-label={t.setup.presets}>
      {gameSetup.presets.map(({ id, title, about, Picture, choose, isSurprise = false }) => {
        const isChosen = !isSurprise && plays(gameSetup, tableSetup, choose());
        return (
          <button
            key={id}
            type="button"
            class={isChosen ? "preset is-chosen" : "preset"}
            aria-pressed={isSurprise ? undefined : isChosen}
            onClick={() => onChange(setupWith(gameSetup, tableSetup, choose()))}
          >
            <Picture />
            <span>
              <b>{title}</b>
              <small>{about}</small>
            </span>
          </button>
        );
      })}
    </div>
  );
}

/** The choice between this screen and online. */

function Where({ up: { where: place, tableSetup, become } }: { readonly up: SettingUp }) {
  const words = t.lobby.where;
  const { isOnline, trouble, setOnline } = place;
  return (
    <SegmentsPart
      title={words.title}
      class="setup-where"
      name="where"
      value={isOnline ? "online" : "here"}
      choices={[
        { value: "here", label: words.here, about: trouble ? troubleText(trouble) : words.aboutHere },
        { value: "online", label: words.online, about: words.aboutOnline, disabled: trouble !== undefined },
      ]}
      onChange={(value) => {
        setOnline(value === "online");
        if (value === "online") become(withPeople(tableSetup));
      }}
    />
  );
}
