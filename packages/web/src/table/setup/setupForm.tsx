/** All that is chosen for a table once the game is. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ASSISTS } from "../../parts/assist.ts";
import { laterWords } from "../../parts/words/words.ts";
import { Segments } from "../../parts/ui/segments.tsx";
import { seatsOf } from "./face.ts";
import type { SetupFace } from "./face.ts";
import { MoreRules } from "./moreRules.tsx";
import { PresetRow } from "./presetRow.tsx";
import { SeatCards } from "./seatCards.tsx";
import { SetupEnd } from "./setupEnd.tsx";
import { useSetup } from "./useSetup.ts";
import type { SettingUp } from "./useSetup.ts";
import { OnlineTermsPart } from "./onlineTerms.tsx";
import { Where } from "./where.tsx";
import { YourTable } from "./yourTable.tsx";
import "./setup.css";

interface PartProps {
  readonly face: SetupFace;
  readonly up: SettingUp;
}

export function SetupForm({ face }: { readonly face: SetupFace }) {
  const words = laterWords().setup;
  const up = useSetup(face);
  // What stands below the first screen of a phone is drawn after it: all at once would hold up a slow one.
  const stands = useSignal(false);
  useEffect(() => {
    stands.value = true;
  }, [stands]);
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
        <SetupChoices face={face} up={up} isWhole={stands.value} />
        {stands.value && (
          <aside class="your-table" aria-label={words.yourTable}>
            <YourTable face={face} plan={up.plan} setup={up.setup} />
          </aside>
        )}
      </div>
      <SetupEnd face={face} up={up} />
      {up.place.sheet}
    </form>
  );
}

function SetupChoices({ face, up, isWhole }: PartProps & { readonly isWhole: boolean }) {
  return (
    <div class="setup-choices">
      {up.strangers.length > 0 && (
        <p class="notice" role="status">
          {laterWords().setup.strangers(up.strangers)}
        </p>
      )}
      <Where up={up} />
      <PresetRow face={face} plan={up.plan} onChange={up.become} />
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
      {isWhole && <FurtherChoices face={face} up={up} />}
    </div>
  );
}

function FurtherChoices({ face, up }: PartProps) {
  const { request } = up.plan;
  const modules = request.modules ?? [];
  const edition = request.edition ?? face.engine.choices.editions[0] ?? "";
  return (
    <>
      {up.place.isOnline && <OnlineTermsPart place={up.place} />}
      {face.modules && <face.modules.Picker chosen={modules} onChange={up.setModules} />}
      <Levels face={face} up={up} edition={edition} />
      <MoreRules
        face={face}
        plan={up.plan}
        problems={up.problems}
        isOpen={up.isMoreOpen.value}
        onToggle={(isOpen) => (up.isMoreOpen.value = isOpen)}
        onChange={up.setOption}
      />
    </>
  );
}

/** How much help there is, and whose box it is. */
function Levels({ face, up, edition }: PartProps & { readonly edition: string }) {
  const words = laterWords().setup;
  const { editions } = face.engine.choices;
  return (
    <div class="setup-levels">
      <section class="setup-part" aria-labelledby="setup-assist">
        <h2 id="setup-assist">{words.assist}</h2>
        <Segments
          name="assist"
          labelledBy="setup-assist"
          value={up.plan.assist}
          choices={ASSISTS.map((value) => ({ value, ...face.assists[value] }))}
          onChange={(assist) => up.change({ assist })}
        />
      </section>
      {editions.length > 1 && (
        <section class="setup-part" aria-labelledby="setup-edition">
          <h2 id="setup-edition">{words.edition}</h2>
          <Segments
            name="edition"
            labelledBy="setup-edition"
            value={edition}
            choices={editions.map((value) => ({ value, label: face.editions[value] ?? value }))}
            onChange={(value) => up.request({ edition: value })}
          />
        </section>
      )}
      {face.Components && (
        <face.Components request={up.plan.request} onChange={(components) => up.request({ components })} />
      )}
    </div>
  );
}
