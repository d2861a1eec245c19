/** Does something that needs a name, and asks for one first where there is none. */
import { NameSheet } from "./nameSheet.tsx";
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { nameNow, whoAmI } from "./identity.ts";

type Act = (isNew: boolean) => Promise<void>;

export interface Naming {
  /** Runs it once there is a name. `isNew`: this browser was nobody before. */
  readonly named: (act: Act) => void;
  /** What asks for the name while it is asked for. */
  readonly sheet: ComponentChildren;
}

export function useNaming(): Naming {
  const waiting = useSignal<Act | undefined>(undefined);
  const named: Naming["named"] = (act) => {
    void (async () => {
      if (nameNow() === undefined) await whoAmI();
      if (nameNow() === undefined) waiting.value = act;
      else await act(false);
    })();
  };
  const act = waiting.value;
  const sheet = act && (
    <NameSheet
      onClose={() => (waiting.value = undefined)}
      onDone={() => {
        // It may lead to another page, which is left for before the sheet closes and not after.
        void act(true).finally(() => (waiting.value = undefined));
      }}
    />
  );
  return { named, sheet };
}
