/** What is drawn when somebody comes near, because it costs much and stands where many never look. */
import { signal } from "@preact/signals";
import type { ComponentType, RefObject } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";

/** So far from what is seen, in pixels, something begins to be drawn; also in what scrolls by itself. */
const NEAR = { rootMargin: "300px", scrollMargin: "300px" };

/** Whether a place is near what is seen, or was once. */
export function useNear(place: RefObject<Element>): boolean {
  const isNear = useMemo(() => signal(false), []);
  useEffect(() => {
    if (!place.current) return undefined;
    const seen = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      isNear.value = true;
      seen.disconnect();
    }, NEAR);
    seen.observe(place.current);
    return () => seen.disconnect();
  }, [isNear, place]);
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
