/** Parts of the page that come when they are wanted. */
import { signal } from "@preact/signals";
import type { ComponentChildren, ComponentType } from "preact";
import { useMemo } from "preact/hooks";
import { t } from "../../words/index.ts";

/** Shows what is made of something fetched; asks for it when it is first shown. */
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

/** A component that is fetched when it is first shown; until then `Waiting` stands in its place. */
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

/** Shows what is made of something fetched, once it is here. Its key says what is fetched. */
export function Fetched<Value>({ load, Waiting = Loading, children }: FetchedProps<Value>) {
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key says what is fetched
  const show = useMemo(() => fetching(load), []);
  return <>{show(Waiting, children)}</>;
}

export function LoadFailed({ onAgain }: { readonly onAgain: () => void }) {
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

/** The outline of a table while it loads. It shows only when loading takes long enough to be noticed. */

export function Skeleton() {
  return (
    <div class="skeleton" role="status" aria-label={t.common.layingOut}>
      <div class="skeleton-board" />
      <p class="quiet">{t.common.layingOut}</p>
    </div>
  );
}
