/** Tables that are set up by one press: most need nothing else. */
import type { TablePlan } from "../../storage/create.ts";
import type { SetupFace } from "./face.ts";
import { plays, planWith } from "./presets.ts";
import { t } from "../../words/index.ts";
import "./presets.css";

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
