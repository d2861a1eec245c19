/** Parts of the page that come when they are wanted. */
import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { text } from "../words/text.ts";

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

export function LoadFailed({ onAgain }: { readonly onAgain: () => void }) {
  return (
    <p role="alert">
      {text.loadFailed}{" "}
      <button type="button" class="link" onClick={onAgain}>
        {text.tryAgain}
      </button>
    </p>
  );
}

export function Loading() {
  return <p class="quiet loading">{text.loading}</p>;
}
