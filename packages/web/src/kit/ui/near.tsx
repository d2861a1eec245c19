/** Renders expensive parts only when they come near the viewport, since many people never scroll that far. */
import { signal } from "@preact/signals";
import type { ComponentType, RefObject } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";

/** Rendering starts this many pixels from the viewport, also inside scrolling containers. */
const NEAR = { rootMargin: "300px", scrollMargin: "300px" };
/** Before the first input, only what is visible is rendered, so that the page is ready sooner. */
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
    // Scroll events of inner containers don't bubble.
    for (const event of STIRRING) addEventListener(event, stir, { capture: true, passive: true });
    return () => {
      for (const event of STIRRING) removeEventListener(event, stir, { capture: true });
    };
  }, [isSo]);
  return isSo;
}

/** Whether an element is or was near the viewport. */
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

/** A component that renders when it comes near; until then `Room` holds its place. */
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
