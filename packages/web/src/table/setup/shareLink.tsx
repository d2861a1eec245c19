/** Hands out the address that holds this setup. */
import { useSignal } from "@preact/signals";
import type { TablePlan } from "../../storage/create.ts";
import type { SetupFace } from "./face.ts";
import { linkOf } from "./link.ts";
import { t } from "../../words/index.ts";

interface ShareLinkProps {
  readonly face: SetupFace;
  readonly plan: TablePlan;
}

export function ShareLink({ face, plan }: ShareLinkProps) {
  const words = t.setup;
  const link = new URL(linkOf(face, plan), location.href).href;
  // What was copied is true of that setup alone.
  const copied = useSignal<string | undefined>(undefined);
  const refused = useSignal(false);
  const share = async (): Promise<void> => {
    history.replaceState(undefined, "", linkOf(face, plan, location.search));
    try {
      await navigator.clipboard.writeText(link);
      copied.value = link;
    } catch {
      refused.value = true;
    }
  };
  return (
    <div class="share-link">
      <button type="button" class="button" onClick={() => void share()}>
        {words.share}
      </button>
      <p class="quiet" role="status">
        {copied.value === link ? words.copied : ""}
      </p>
      {refused.value && (
        <label class="share-address">
          {words.copyYourself}
          <input type="text" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
    </div>
  );
}
