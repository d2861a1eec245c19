/** The rest of a drag, loaded with the first touch: it starts after three pixels and ends with a drop or Escape. */
import type { TileCode } from "@interchange/metro/drawing";
import { point } from "./dragPoint.ts";
import type { DragEvents } from "./dragPoint.ts";
import { TileFace } from "./tileFace.tsx";

/** Less is a tap. */
const STARTS_AFTER = 3;

/** Follows a pointer that went down. `end` runs when the drag is over, whatever the outcome. */
export function dragged(
  down: PointerEvent,
  latest: { readonly current: DragEvents },
  end: () => void,
): (event: Event) => void {
  const isTouch = down.pointerType === "touch";

  const move = ({ clientX: x, clientY: y }: PointerEvent): void => {
    if (!point.value) {
      if (Math.hypot(x - down.clientX, y - down.clientY) <= STARTS_AFTER) return;
      latest.current.onStart?.();
    }
    point.value = { x, y, isTouch };
    latest.current.onMove(x, y);
  };
  const up = (event: PointerEvent): void => {
    const wasDragged = point.value !== undefined;
    end();
    if (!wasDragged) return;
    // The click after a drag is not a tap on the hand.
    window.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => window.removeEventListener("click", swallow, { capture: true }));
    latest.current.onDrop(event.clientX, event.clientY);
  };
  const cancel = (): void => {
    const wasDragged = point.value !== undefined;
    end();
    if (wasDragged) latest.current.onCancel();
  };

  return (event) => {
    if (event instanceof KeyboardEvent) {
      if (event.key === "Escape") cancel();
      return;
    }
    if (!(event instanceof PointerEvent) || event.pointerId !== down.pointerId) return;
    if (event.type === "pointermove") move(event);
    else if (event.type === "pointerup") up(event);
    else cancel();
  };
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

interface DraggedTileProps {
  readonly code: TileCode;
  readonly turn?: number | undefined;
  readonly size?: number | undefined;
  /**
   * Whether the board already shows it as a ghost. With a mouse no second one is needed; a finger would cover the
   * first.
   */
  readonly isSnapped?: boolean | undefined;
}

/** The tile under the pointer; on a touch screen above the finger, which would hide it. */
export function DraggedTile({ code, turn = 0, size = 72, isSnapped = false }: DraggedTileProps) {
  const at = point.value;
  if (!at) return null;
  const lift = at.isTouch ? size * 0.9 : 0;
  return (
    <div
      class={isSnapped && !at.isTouch ? "dragged-tile is-snapped" : "dragged-tile"}
      style={{ transform: `translate(${at.x - size / 2}px,${at.y - size / 2 - lift}px)` }}
    >
      <TileFace code={code} turn={turn} size={size} />
    </div>
  );
}
