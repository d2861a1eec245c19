/** The setup form of a game. */
import { useComputed, useSignal } from "@preact/signals";
import type { Signal } from "@preact/signals";
import { ASSISTS } from "../../kit/assist.ts";
import { SegmentsPart } from "./segmentsPart.tsx";
import { seatsOf } from "./face.ts";
import type { SetupFace } from "./face.ts";
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
import type { TablePlan } from "../../storage/create.ts";
import { planWith, plays } from "./presets.ts";
import "./presets.css";
import { troubleText } from "../../api/api.ts";
import { withPeople } from "./seats/seating.ts";
import "./seats/onlineTerms.css";

interface PartProps {
  readonly face: SetupFace;
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

const turnsOf = (face: SetupFace) => (face.modules ? TURNS.modular : TURNS.plain);

export function SetupForm({ face }: { readonly face: SetupFace }) {
  const words = t.setup;
  const up = useSetup(face);
  const turn = useSignal(0);
  const { yourTable } = turnsOf(face);
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
        <SetupChoices face={face} up={up} turn={turn} />
        <InTurn turn={turn} at={yourTable}>
          <aside class="your-table" aria-label={words.yourTable}>
            <YourTable face={face} plan={up.plan} setup={up.setup} />
          </aside>
        </InTurn>
      </div>
      <SetupEnd face={face} up={up} />
      {up.place.sheet}
    </form>
  );
}

function SetupChoices({ face, up, turn }: TurnProps) {
  const turns = turnsOf(face);
  return (
    <div class="setup-choices">
      {up.strangers.length > 0 && (
        <p class="notice" role="status">
          {t.setup.strangers(up.strangers)}
        </p>
      )}
      <InTurn turn={turn} at={turns.place}>
        <Where up={up} />
      </InTurn>
      <InTurn turn={turn} at={turns.presets}>
        <PresetRow face={face} plan={up.plan} onChange={up.become} />
      </InTurn>
      <InTurn turn={turn} at={turns.seats}>
        <SeatCards
          face={face}
          plan={up.plan}
          range={seatsOf(face, up.plan.request.modules ?? [])}
          open={up.openSeat}
          problems={up.problems}
          isOnline={up.place.isOnline}
          yours={up.place.terms.plays ? up.plan.sitters.findIndex(({ mind }) => mind.kind === "person") : -1}
          onChange={up.setSitters}
          onPlan={up.become}
        />
      </InTurn>
      <FurtherChoices face={face} up={up} turn={turn} />
    </div>
  );
}

function FurtherChoices({ face, up, turn }: TurnProps) {
  const turns = turnsOf(face);
  const { request } = up.plan;
  const picked = { chosen: request.modules ?? [], onChange: up.setModules };
  const edition = request.edition ?? face.engine.choices.editions[0] ?? "";
  return (
    <>
      <InTurn turn={turn} at={turns.modules}>
        {up.place.isOnline && <OnlineTermsPart place={up.place} />}
        {face.modules && <face.modules.Picker {...picked} />}
      </InTurn>
      <InTurn turn={turn} at={turns.cities}>
        {face.modules && <face.modules.CityPicker {...picked} />}
      </InTurn>
      <InTurn turn={turn} at={turns.levels}>
        <Levels face={face} up={up} edition={edition} />
        <MoreRules isOpen={up.isMoreOpen.value} onToggle={(isOpen) => (up.isMoreOpen.value = isOpen)}>
          <InTurn turn={turn} at={turns.moreRules}>
            <RuleOptions face={face} plan={up.plan} problems={up.problems} onChange={up.setOption} />
          </InTurn>
        </MoreRules>
      </InTurn>
    </>
  );
}

/** The level of help, and which components to use. */
function Levels({ face, up, edition }: PartProps & { readonly edition: string }) {
  const words = t.setup;
  const { editions } = face.engine.choices;
  return (
    <div class="setup-levels">
      <SegmentsPart
        title={words.assist}
        name="assist"
        value={up.plan.assist}
        choices={ASSISTS.map((value) => ({ value, ...face.assists[value] }))}
        onChange={(assist) => up.change({ assist })}
      />
      {editions.length > 1 && (
        <SegmentsPart
          title={words.edition}
          name="edition"
          value={edition}
          choices={editions.map((value) => ({ value, label: face.editions[value] ?? value }))}
          onChange={(value) => up.request({ edition: value })}
        />
      )}
      {face.Components && (
        <face.Components request={up.plan.request} onChange={(components) => up.request({ components })} />
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

export function InTurn({ turn, at, children }: InTurnProps) {
  // Computed, so that a part does not render again whenever another has its turn.
  const isDrawn = useComputed(() => turn.value >= at).value;
  useEffect(() => {
    if (isDrawn && turn.value === at) turn.value = at + 1;
  }, [isDrawn, turn, at]);
  return isDrawn ? <>{children}</> : undefined;
}

interface PresetRowProps {
  readonly face: SetupFace;
  readonly plan: TablePlan;
  readonly onChange: (plan: TablePlan) => void;
}

export function PresetRow({ face, plan, onChange }: PresetRowProps) {
  return (
    <div class="presets" role="group" aria-label={t.setup.presets}>
      {face.presets.map(({ id, title, about, Picture, choose, isSurprise = false }) => {
        const isChosen = !isSurprise && plays(face, plan, choose());
        return (
          <button
            key={id}
            type="button"
            class={isChosen ? "preset is-chosen" : "preset"}
            aria-pressed={isSurprise ? undefined : isChosen}
            onClick={() => onChange(planWith(face, plan, choose()))}
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

export function Where({ up: { place, plan, become } }: { readonly up: SettingUp }) {
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
        if (value === "online") become(withPeople(plan));
      }}
    />
  );
}
