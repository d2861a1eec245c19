/** The place of an example in the rules: what shows it is fetched when somebody comes near. */
import { signal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { Fetched } from "../ui/lazy.tsx";
import type { RulesSource } from "./source.ts";
import "./example.css";

/** So far from what is seen, in pixels, a board begins to be drawn. */
const NEAR = "300px";

export function Example({ id, source }: { readonly id: string; readonly source: RulesSource }) {
  const place = useRef<HTMLElement>(null);
  const isNear = useMemo(() => signal(false), []);
  useEffect(() => {
    if (!place.current) return undefined;
    const seen = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        isNear.value = true;
        seen.disconnect();
      },
      { rootMargin: NEAR },
    );
    seen.observe(place.current);
    return () => seen.disconnect();
  }, [isNear]);
  return (
    <figure ref={place} class="example" id={`example-${id}`}>
      {isNear.value && <Fetched load={source.example}>{(Shown) => <Shown id={id} />}</Fetched>}
    </figure>
  );
}
