/** A panel with tabs that fills the available height. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren, ComponentType } from "preact";
import "./actions.css";

export interface Tab {
  readonly label: string;
  /** The number of items. */
  readonly count?: ComponentChildren;
  readonly Content: ComponentType;
}

export function Tabs({ label, tabs }: { readonly label: string; readonly tabs: readonly Tab[] }) {
  const shown = useSignal(0);
  const tab = tabs[shown.value];
  return (
    <section class="panel tabs" aria-label={label}>
      <div class="tabs-head" role="group" aria-label={label}>
        {tabs.map(({ label: name, count }, at) => (
          <button
            key={name}
            type="button"
            class={at === shown.value ? "tab chosen" : "tab"}
            aria-pressed={at === shown.value}
            onClick={() => {
              shown.value = at;
            }}
          >
            {name} {count !== undefined && <span>{count}</span>}
          </button>
        ))}
      </div>
      {/* A scrolling box must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div class="tabs-body" role="region" tabIndex={0} aria-label={tab?.label}>
        {tab && <tab.Content />}
      </div>
    </section>
  );
}
