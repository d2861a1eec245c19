/** Chooses a table's components: the published ones, or those of your own copy. */
import { componentsTitle } from "@interchange/tabletop";
import type { AnyGame } from "@interchange/tabletop";
import { Segments } from "../../kit/ui/form/segments.tsx";
import type { ComponentsProps } from "../setup/gameSetup.ts";
import { storedBox } from "./storedBox.ts";
import { t } from "../../words/index.ts";

export function BoxChooser({ game, request, onChange }: ComponentsProps & { readonly game: AnyGame }) {
  const words = t.box;
  const kept = storedBox(game.id);
  const chosen = request.components;
  const known = [chosen, kept].filter((set) => set !== undefined);
  const sets = known.filter(
    (set, at) => known.findIndex((each) => componentsTitle(each) === componentsTitle(set)) === at,
  );
  return (
    <section class="setup-part" aria-labelledby="setup-components">
      <h2 id="setup-components">{words.choose}</h2>
      {sets.length > 0 && (
        <Segments
          name="components"
          labelledBy="setup-components"
          value={chosen ? componentsTitle(chosen) : ""}
          choices={[
            { value: "", label: words.published },
            ...sets.map((set) => ({ value: componentsTitle(set), label: componentsTitle(set) })),
          ]}
          onChange={(title) => onChange(sets.find((set) => componentsTitle(set) === title))}
        />
      )}
      <p>
        <a href={`/box/${game.id}`}>{words.enter}</a>
      </p>
    </section>
  );
}
