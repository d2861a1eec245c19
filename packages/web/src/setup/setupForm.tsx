/** All that is chosen for a table once the game is. */
import { useSignal } from "@preact/signals";
import { ASSISTS } from "../client/sitters.ts";
import { text } from "../i18n/text.ts";
import { createTable } from "../keep/create.ts";
import type { TablePlan } from "../keep/create.ts";
import { go } from "../router.ts";
import { rulesAddress } from "../rules/address.ts";
import { Choice } from "../ui/choice.tsx";
import { isPossible, planProblems } from "./checks.ts";
import type { SetupFace } from "./face.ts";
import { defaultPlan, lastPlan, rememberPlan } from "./plan.ts";
import { SeatRows } from "./seatRows.tsx";

const words = text.setup;

function planFor(face: SetupFace): TablePlan {
  const plan = lastPlan(face.game);
  return isPossible(face, plan) ? plan : defaultPlan(face.game);
}

export function SetupForm({ face }: { readonly face: SetupFace }) {
  const plan = useSignal<TablePlan>(planFor(face));
  const problems = useSignal<readonly string[]>([]);
  const { request, sitters, assist } = plan.value;
  const { choices } = face.engine;
  const edition = request.edition ?? choices.editions[0] ?? "";
  const change = (part: Partial<TablePlan>): void => {
    plan.value = { ...plan.value, ...part };
    if (problems.value.length) problems.value = planProblems(face, plan.value);
  };
  const setOption = (name: string, value: string): void => {
    change({ request: { ...request, options: { ...request.options, [name]: value } } });
  };
  const begin = async (): Promise<void> => {
    problems.value = planProblems(face, plan.value);
    if (problems.value.length) return;
    const named = { ...plan.value, sitters: sitters.map((each) => ({ ...each, name: each.name.trim() })) };
    const created = await createTable(named);
    if (!created.ok) {
      problems.value = [words.problems.full];
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
        edition={edition}
        onChange={(changed) => {
          // Whoever was to begin may have left.
          const start = Number(request.options?.["start"] ?? 1);
          const options = start > changed.length ? { ...request.options, start: "1" } : request.options;
          change({ sitters: changed, request: { ...request, options } });
        }}
      />
      <fieldset>
        <legend>{words.assist}</legend>
        <Choice
          name="assist"
          value={assist}
          choices={ASSISTS.map((value) => ({ value, ...face.assists[value] }))}
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
        {face.about(edition, request.options ?? {})}
      </fieldset>
      <details class="more-options">
        <summary>{words.options}</summary>
        {choices.options.map((spec) => {
          const option = face.optionTexts[spec.name];
          const values = spec.name === "start" ? spec.values.slice(0, sitters.length) : spec.values;
          return (
            <fieldset key={spec.name}>
              <legend>
                {option?.label ?? spec.name} <a href={rulesAddress(face.game, spec.rule)}>{words.rule(spec.rule)}</a>
              </legend>
              <Choice
                name={spec.name}
                value={request.options?.[spec.name] ?? spec.values[0] ?? ""}
                choices={values.map((value) => ({
                  value,
                  label:
                    spec.name === "start"
                      ? sitters[Number(value) - 1]?.name || words.seat(Number(value))
                      : (option?.values[value]?.label ?? value),
                  about: option?.values[value]?.about,
                }))}
                onChange={(value) => setOption(spec.name, value)}
              />
            </fieldset>
          );
        })}
      </details>
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
