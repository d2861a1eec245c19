/** Runs something that needs a name, and asks for one first if there is none. */
import { NameSheet } from "./nameSheet.tsx";
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { nameNow, whoAmI } from "../api/identity.ts";

type Act = (isNew: boolean) => Promise<void>;

export interface Naming {
  /** Runs the action once there is a name. `isNew`: this browser had none before. */
  readonly named: (act: Act) => void;
  /** The sheet that asks for the name, while it is open. */
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
        // The action may open another page. It must do so before the sheet closes.
        void act(true).finally(() => (waiting.value = undefined));
      }}
    />
  );
  return { named, sheet };
}
