/** Parts of the page that load on demand. */
import { signal } from "@preact/signals";
import type { ComponentChildren, ComponentType } from "preact";
import { useMemo } from "preact/hooks";
import { t } from "../../words/index.ts";

/** Renders something once it is loaded; starts loading on first render. */
type Show<Value> = (Waiting: ComponentType, made: (value: Value) => ComponentChildren) => ComponentChildren;

function fetching<Value>(load: () => Promise<Value>): Show<Value> {
  const state = signal<"idle" | "loading" | "failed" | { readonly value: Value }>("idle");
  const fetchIt = (): void => {
    state.value = "loading";
    load().then(
      (value) => {
        state.value = { value };
      },
      () => {
        state.value = "failed";
      },
    );
  };
  return (Waiting, made) => {
    const is = state.value;
    if (is === "idle") queueMicrotask(fetchIt);
    if (is === "failed") return <LoadFailed onAgain={fetchIt} />;
    return typeof is === "string" ? <Waiting /> : made(is.value);
  };
}

/** A component that loads on first render; until then `Waiting` is shown. */
export function lazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting: ComponentType = Loading,
): ComponentType<Props> {
  const show = fetching(load);
  return (props) => (
    <>
      {show(Waiting, (Component) => (
        <Component {...props} />
      ))}
    </>
  );
}

interface FetchedProps<Value> {
  readonly load: () => Promise<Value>;
  readonly Waiting?: ComponentType;
  readonly children: (value: Value) => ComponentChildren;
}

/** Renders children with a loaded value. Its key says what is loaded. */
export function Fetched<Value>({ load, Waiting = Loading, children }: FetchedProps<Value>) {
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key says what is fetched
  const show = useMemo(() => fetching(load), []);
  return <>{show(Waiting, children)}</>;
}

function LoadFailed({ onAgain }: { readonly onAgain: () => void }) {
  return (
    <p role="alert">
      {t.common.loadFailed}{" "}
      <button type="button" class="link" onClick={onAgain}>
        {t.common.tryAgain}
      </button>
    </p>
  );
}

export function Loading() {
  return <p class="quiet loading">{t.common.loading}</p>;
}

/** The outline of a table while it loads. Appears only if loading takes noticeably long. */

export function Skeleton() {
  return (
    <div class="skeleton" role="status" aria-label={t.common.layingOut}>
      <div class="skeleton-board" />
      <p class="quiet">{t.common.layingOut}</p>
    </div>
  );
}
