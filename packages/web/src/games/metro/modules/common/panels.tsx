/** Stacks the panels of all modules of a table. */
import { metro } from "../../desk/engine.ts";
import { useRulesAtTable } from "../../../../table/desk/rulesAtTable.ts";
import type { DeskWithModules, OwnDesk } from "../own.ts";
import { moduleViewOf } from "../index.ts";
import { aboutOf, metroWords } from "../../words.ts";
import { seenBy } from "../says.ts";
import { valuesAt } from "../values.ts";
import "./modules.css";

interface PanelsProps {
  readonly desk: DeskWithModules;
  readonly isPanel?: boolean;
  /** Whether the modules can be introduced again. */
  readonly canIntroduce?: boolean;
}

export function Panels({ desk, isPanel = false, canIntroduce = false }: PanelsProps) {
  const { own } = desk;
  useRulesAtTable(desk);
  if (!own) return undefined;
  const ids = metro
    .layoutOf(desk.shown.value.setup)
    .modules.map(({ id }) => id)
    .filter((id) => moduleViewOf(id)?.Panel || !moduleViewOf(id));
  return (
    <div class="own-panels">
      {ids.map((id) => (
        <section
          key={id}
          {...(isLit(own, id) && { ref: intoView })}
          class={`own-panel${isPanel ? " panel" : ""}${isLit(own, id) ? " is-lit" : ""}`}
          aria-label={aboutOf(id).title}
        >
          <header class="own-head">
            <h2 class={isPanel ? "panel-title" : "info-head"}>{aboutOf(id).title}</h2>
            <Values values={valuesAt(desk.shown.value.setup, id)} />
            {canIntroduce && (
              <button type="button" class="link" onClick={() => introduce(desk, own, id)}>
                {metroWords().allModules.introduction}
              </button>
            )}
            <button type="button" class="link" onClick={() => desk.readRules(id)}>
              {metroWords().allModules.rules}
            </button>
          </header>
          <OnePanel desk={desk} own={own} id={id} />
        </section>
      ))}
    </div>
  );
}

const isLit = ({ lit }: OwnDesk, id: string): boolean => lit.value?.module === id && lit.value.light === "panel";

const intoView = (panel: HTMLElement | null): void => panel?.scrollIntoView({ block: "nearest" });

/** Shows the introduction again, without the sheet that may cover the board. */
function introduce(desk: DeskWithModules, own: OwnDesk, id: string): void {
  own.introducing.value = [id];
  desk.sheet.value = undefined;
}

function Values({ values }: { readonly values: string | undefined }) {
  return values === undefined ? undefined : <span class="own-values">{values}</span>;
}

function OnePanel({ desk, own, id }: { readonly desk: DeskWithModules; readonly own: OwnDesk; readonly id: string }) {
  const Panel = moduleViewOf(id)?.Panel;
  const offers = own.offersIn(id);
  if (Panel)
    return <Panel seen={seenBy(desk.speaker(), desk.shown.value, id)} offers={offers} preview={desk.preview.value} />;
  const options = own.offers.value.find((offer) => offer.id === id)?.options ?? [];
  if (!options.length) return <p class="quiet">{metroWords().allModules.nothingToDo}</p>;
  return (
    <ul class="own-options">
      {options.map(({ move, say }) => (
        <li key={move.word}>
          <button type="button" class="own-option" onClick={() => own.pick(move)}>
            {say}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Opens the panels if there is no room for them beside the board. */
export function PanelButton({ desk }: { readonly desk: DeskWithModules }) {
  const isLit = desk.own?.lit.value?.light === "panel";
  return (
    <button
      type="button"
      data-total="company"
      class={isLit ? "bar-button when-no-panel is-lit" : "bar-button when-no-panel"}
      onClick={() => (desk.sheet.value = "modules")}
    >
      {metroWords().table.actions.modules}
    </button>
  );
}
