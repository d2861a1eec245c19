/** All that is chosen for a table once the game is. */
import type { OptionSpec } from "@interchange/tabletop";
import { useSignal } from "@preact/signals";
import { OFFERED } from "../../parts/assist.ts";
import { homeWords, laterWords } from "../../parts/words/words.ts";
import { createTable } from "../../keep/create.ts";
import type { TablePlan } from "../../keep/create.ts";
import { go } from "../../parts/router.ts";
import { Choice } from "../../parts/ui/choice.tsx";
import { isPossible, planProblems } from "./checks.ts";
import type { SeatRange, SetupFace } from "./face.ts";
import { defaultPlan, lastPlan, rememberPlan } from "./plan.ts";
import { RuleOptions } from "./ruleOptions.tsx";
import { SeatRows, seatedWithin } from "./seatRows.tsx";

function planFor(face: SetupFace): TablePlan {
  const plan = lastPlan(face.game);
  return isPossible(face, plan) ? plan : defaultPlan(face.game);
}

function optionsOf({ engine, modules }: SetupFace, chosen: readonly string[]): readonly OptionSpec[] {
  return [...engine.choices.options, ...(modules?.optionsOf(chosen) ?? [])];
}

function seatsOf({ engine, modules }: SetupFace, chosen: readonly string[]): SeatRange {
  const { minSeats, maxSeats } = engine.choices;
  return modules?.seatsOf(chosen) ?? { least: minSeats, most: maxSeats };
}

export function SetupForm({ face }: { readonly face: SetupFace }) {
  const words = laterWords().setup;
  const plan = useSignal<TablePlan>(planFor(face));
  const problems = useSignal<readonly string[]>([]);
  const { request, sitters, assist } = plan.value;
  const { choices } = face.engine;
  const modules = request.modules ?? [];
  const edition = request.edition ?? choices.editions[0] ?? "";
  const change = (part: Partial<TablePlan>): void => {
    plan.value = { ...plan.value, ...part };
    if (problems.value.length) problems.value = planProblems(face, plan.value);
  };
  const setOption = (name: string, value: string): void => {
    change({ request: { ...request, options: { ...request.options, [name]: value } } });
  };
  const setModules = (chosen: readonly string[]): void => {
    // Options of modules that left would be strangers at the table.
    const known = optionsOf(face, chosen).map(({ name }) => name);
    const options = Object.fromEntries(Object.entries(request.options ?? {}).filter(([name]) => known.includes(name)));
    change({
      sitters: seatedWithin(seatsOf(face, chosen), sitters),
      request: { ...request, modules: chosen, options: { ...options, start: "1" } },
    });
  };
  const begin = async (): Promise<void> => {
    problems.value = planProblems(face, plan.value);
    if (problems.value.length) return;
    const named = { ...plan.value, sitters: sitters.map((each) => ({ ...each, name: each.name.trim() })) };
    const created = await createTable(named);
    if (!created.ok) {
      problems.value = [homeWords().plan.full];
      return;
    }
    rememberPlan(named);
    go(`/table/${created.id}`);
  };
  return (
    <form
      class="setup"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      <SeatRows
        face={face}
        sitters={sitters}
        range={seatsOf(face, modules)}
        edition={edition}
        onChange={(changed) => {
          // Whoever was to begin may have left.
          const start = Number(request.options?.["start"] ?? 1);
          const options = start > changed.length ? { ...request.options, start: "1" } : request.options;
          change({ sitters: changed, request: { ...request, options } });
        }}
      />
      {face.modules && <face.modules.Picker chosen={modules} onChange={setModules} />}
      <fieldset>
        <legend>{words.assist}</legend>
        <Choice
          name="assist"
          value={assist}
          choices={OFFERED.map((value) => ({ value, ...face.assists[value] }))}
          onChange={(value) => change({ assist: value })}
        />
      </fieldset>
      <fieldset>
        <legend>{words.edition}</legend>
        {choices.editions.length > 1 && (
          <Choice
            name="edition"
            value={edition}
            choices={choices.editions.map((value) => ({ value, label: face.editions[value] ?? value }))}
            onChange={(value) => change({ request: { ...request, edition: value } })}
          />
        )}
        {face.about(edition, request)}
      </fieldset>
      <RuleOptions
        face={face}
        specs={optionsOf(face, modules)}
        options={request.options ?? {}}
        sitters={sitters}
        onChange={setOption}
      />
      <div class="setup-end">
        {problems.value.length > 0 && (
          <ul class="problem" role="alert">
            {problems.value.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        )}
        <button type="submit" class="button primary large">
          {words.begin}
        </button>
      </div>
    </form>
  );
}
