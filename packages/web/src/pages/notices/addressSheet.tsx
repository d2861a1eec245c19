/** Asks for an e-mail address, or for the address of a webhook. */
import type { HookShape } from "@interchange/protocol";
import { useSignal } from "@preact/signals";
import { Problem } from "../../kit/ui/problem.tsx";
import { Sheet } from "../../kit/ui/sheet.tsx";
import { t } from "../../words/index.ts";

interface AddressSheetProps {
  readonly title: string;
  readonly about: string;
  readonly label: string;
  readonly kind: "email" | "url";
  readonly yes: string;
  readonly onSave: (address: string, shape: HookShape) => Promise<string | undefined>;
  readonly onClose: () => void;
}

const SHAPES: readonly HookShape[] = ["json", "discord", "slack", "ntfy"];

/** Asks for an address; for a webhook also how its messages look. */
export function AddressSheet({ title, about, label, kind, yes, onSave, onClose }: AddressSheetProps) {
  const words = t.notices.ways;
  const address = useSignal("");
  const shape = useSignal<HookShape>("json");
  const problem = useSignal<string | undefined>(undefined);
  const isBusy = useSignal(false);
  const save = async (): Promise<void> => {
    isBusy.value = true;
    problem.value = await onSave(address.value.trim(), shape.value);
    isBusy.value = false;
    if (problem.value === undefined) onClose();
  };
  return (
    <Sheet
      title={title}
      onClose={onClose}
      actions={
        <button
          type="submit"
          form="notices-address"
          class="button primary"
          disabled={isBusy.value || !address.value.trim()}
        >
          {yes}
        </button>
      }
    >
      <form
        id="notices-address"
        class="notices-form"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <p class="quiet">{about}</p>
        <label>
          {label}
          <input
            type={kind}
            required
            maxLength={kind === "email" ? 120 : 500}
            autocomplete={kind === "email" ? "email" : "off"}
            value={address.value}
            onInput={({ currentTarget }) => (address.value = currentTarget.value)}
          />
        </label>
        {kind === "url" && (
          <label>
            {words.hookShape}
            <select
              value={shape.value}
              onChange={({ currentTarget }) => (shape.value = currentTarget.value as HookShape)}
            >
              {SHAPES.map((each) => (
                <option key={each} value={each}>
                  {words.hookShapes[each]}
                </option>
              ))}
            </select>
          </label>
        )}
        <Problem text={problem.value} />
      </form>
    </Sheet>
  );
}
