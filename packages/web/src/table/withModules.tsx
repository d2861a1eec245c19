/** What is shown of a table once the modules that are played there have been fetched. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren, ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { fetchModules } from "../games/games.ts";
import { LoadFailed, Loading } from "../parts/ui/lazy.tsx";

interface WithModulesProps {
  readonly modules: readonly string[];
  /** What will be wanted next, so that it comes at the same time. */
  readonly alongside: () => Promise<unknown>;
  readonly Waiting?: ComponentType;
  readonly children: ComponentChildren;
}

export function WithModules({ modules, alongside, Waiting = Loading, children }: WithModulesProps) {
  const state = useSignal<"loading" | "failed" | "here">(modules.length ? "loading" : "here");
  useEffect(() => {
    if (state.value !== "loading") return;
    Promise.all([fetchModules(modules), alongside()]).then(
      () => {
        state.value = "here";
      },
      () => {
        state.value = "failed";
      },
    );
  });
  if (state.value === "failed") return <LoadFailed onAgain={() => (state.value = "loading")} />;
  return state.value === "here" ? <>{children}</> : <Waiting />;
}
