/** Parts of the page that come when they are wanted. */
import { signal, useSignal } from "@preact/signals";
import type { ComponentChildren, ComponentType } from "preact";
import { startWords } from "../words/words.ts";

type State<Props> = "idle" | "loading" | "failed" | ComponentType<Props>;

/** A component that is fetched when it is first shown; until then `Waiting` stands in its place. */
export function lazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting: ComponentType = Loading,
): ComponentType<Props> {
  const state = signal<{ readonly is: State<Props> }>({ is: "idle" });
  const fetchIt = (): void => {
    state.value = { is: "loading" };
    load().then(
      (component) => {
        state.value = { is: component };
      },
      () => {
        state.value = { is: "failed" };
      },
    );
  };
  return function Lazy(props: Props) {
    const { is } = state.value;
    if (is === "idle") queueMicrotask(fetchIt);
    if (is === "failed") return <LoadFailed onAgain={fetchIt} />;
    if (is === "idle" || is === "loading") return <Waiting />;
    const Component = is;
    return <Component {...props} />;
  };
}

interface FetchedProps<Value> {
  readonly load: () => Promise<Value>;
  readonly Waiting?: ComponentType;
  readonly children: (value: Value) => ComponentChildren;
}

/** Shows what is made of something fetched, once it is here. Its key says what is fetched. */
export function Fetched<Value>({ load, Waiting = Loading, children }: FetchedProps<Value>) {
  const state = useSignal<"idle" | "loading" | "failed" | { readonly value: Value }>("idle");
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
  if (state.value === "idle") queueMicrotask(fetchIt);
  if (state.value === "failed") return <LoadFailed onAgain={fetchIt} />;
  if (typeof state.value === "string") return <Waiting />;
  return <>{children(state.value.value)}</>;
}

export function LoadFailed({ onAgain }: { readonly onAgain: () => void }) {
  return (
    <p role="alert">
      {startWords().loadFailed}{" "}
      <button type="button" class="link" onClick={onAgain}>
        {startWords().tryAgain}
      </button>
    </p>
  );
}

export function Loading() {
  return <p class="quiet loading">{startWords().loading}</p>;
}
