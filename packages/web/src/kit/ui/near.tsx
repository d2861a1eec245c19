/** What is drawn when somebody comes near, because it costs much and stands where many never look. */
import { signal } from "@preact/signals";
import type { ComponentType, RefObject } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";

/** So far from what is seen, in pixels, something begins to be drawn; also in what scrolls by itself. */
const NEAR = { rootMargin: "300px", scrollMargin: "300px" };
/** Before anybody has done anything only what is seen is drawn, so that a page is sooner ready for that. */
const AT_FIRST = {};

const STIRRING = ["keydown", "pointerdown", "scroll", "touchstart", "wheel"] as const;
const isStirred = signal(false);

function useStirred(): boolean {
  const isSo = isStirred.value;
  useEffect(() => {
    if (isSo) return undefined;
    const stir = (): void => {
      isStirred.value = true;
    };
    // What scrolls by itself tells nobody above it.
    for (const event of STIRRING) addEventListener(event, stir, { capture: true, passive: true });
    return () => {
      for (const event of STIRRING) removeEventListener(event, stir, { capture: true });
    };
  }, [isSo]);
  return isSo;
}

/** Whether a place is near what is seen, or was once. */
export function useNear(place: RefObject<Element>): boolean {
  const isNear = useMemo(() => signal(false), []);
  const range = useStirred() ? NEAR : AT_FIRST;
  useEffect(() => {
    if (!place.current || isNear.peek()) return undefined;
    const seen = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      isNear.value = true;
      seen.disconnect();
    }, range);
    seen.observe(place.current);
    return () => seen.disconnect();
  }, [isNear, place, range]);
  return isNear.value;
}

/** A component that is drawn when somebody comes near; until then `Room` keeps its place. */
export function whenNear<Props extends object>(
  Component: ComponentType<Props>,
  Room: ComponentType,
): ComponentType<Props> {
  return (props) => {
    const place = useRef<HTMLDivElement>(null);
    const isNear = useNear(place);
    return <div ref={place}>{isNear ? <Component {...props} /> : <Room />}</div>;
  };
}
