/**
 * A finished game that plays itself: an animated SVG made by the build. It starts when the page is idle, rests while
 * nobody sees it or the pointer is on it, and with less motion shows the finished board.
 */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { wantsLessMotion } from "@interchange/boards/motion";
import type { GamePage } from "../../games/gamePage.ts";
import type { Show as ShowTold } from "../../games/show.ts";
import { settings } from "../../kit/settings.ts";
import { Badge } from "../../kit/ui/badge.tsx";
import { figuresAt } from "./figures.ts";
import type { Figures } from "./figures.ts";
import { t } from "../../words/index.ts";
import "./show.css";

/** In milliseconds: how often the figures are counted, the rest at the end, and how one game fades into the next. */
const TICK = 110;
const REST = 4000;
const FADE = 400;

/** The games are fetched once. */
const fetched = new Map<string, Promise<string>>();

function fetchShow(address: string): Promise<string> {
  let svg = fetched.get(address);
  if (!svg) {
    svg = fetch(address).then((answer) => {
      if (!answer.ok) throw new Error(`no picture at ${address}`);
      return answer.text();
    });
    svg.catch(() => fetched.delete(address));
    fetched.set(address, svg);
  }
  return svg;
}

/** Runs something when the page has nothing else to do. Returns how to stop waiting. */
export function whenIdle(act: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(act, 500);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act);
  return () => cancelIdleCallback(handle);
}

export function Show({ gamePage }: { readonly gamePage: GamePage }) {
  const { shows = [], about, listing, entry } = gamePage;
  const words = t.home.show;
  const which = useSignal(0);
  const svg = useSignal("");
  const now = useSignal<Figures | undefined>(undefined);
  const isPaused = useSignal(false);
  const isHovered = useSignal(false);
  const isLeaving = useSignal(false);
  const board = useRef<HTMLDivElement>(null);
  const address = shows[which.value % shows.length];
  const isStill = settings.value.motion === "off" || wantsLessMotion();

  useEffect(() => {
    let isWanted = true;
    // Without a picture the page is still whole.
    if (address !== undefined)
      fetchShow(address).then(
        (text) => {
          if (isWanted) svg.value = text;
        },
        () => undefined,
      );
    return () => {
      isWanted = false;
    };
  }, [address, svg]);

  const drawn = svg.value;
  useEffect(() => {
    const drawing = board.current?.querySelector("svg");
    const told = drawing?.dataset["show"];
    if (!board.current || !drawing || told === undefined) return undefined;
    const show = JSON.parse(told) as ShowTold;
    const counts = drawing.querySelectorAll(".show-count text");
    drawing.pauseAnimations();
    drawing.setCurrentTime(show.ends);
    now.value = figuresAt(show, show.ends);
    if (isStill) return undefined;

    let isSeen = true;
    let isBegun = false;
    let next: ReturnType<typeof setTimeout> | undefined;
    const watch = new IntersectionObserver(([seen]) => (isSeen = seen?.isIntersecting ?? true));
    watch.observe(board.current);
    const tick = (): void => {
      const isRunning = isBegun && isSeen && !document.hidden && !isPaused.peek() && !isHovered.peek();
      if (isRunning !== !drawing.animationsPaused()) {
        if (isRunning) drawing.unpauseAnimations();
        else drawing.pauseAnimations();
      }
      if (!isRunning || next !== undefined) return;
      const time = drawing.getCurrentTime();
      const figures = figuresAt(show, time);
      now.value = figures;
      const { step } = figures;
      const count = step && counts[show.steps.indexOf(step)];
      if (count && step.seat !== undefined)
        count.textContent = String(time < step.to ? figures.gains[step.seat] : step.tiles);
      if (time < show.ends) return;
      next = setTimeout(() => {
        isLeaving.value = shows.length > 1;
        next = setTimeout(() => {
          next = undefined;
          isLeaving.value = false;
          if (shows.length > 1) which.value++;
          else drawing.setCurrentTime(0);
        }, FADE);
      }, REST);
    };
    const begin = (): void => {
      isBegun = true;
      drawing.setCurrentTime(0);
    };
    const timer = setInterval(tick, TICK);
    const stopWaiting = whenIdle(begin);
    return () => {
      clearInterval(timer);
      clearTimeout(next);
      stopWaiting();
      watch.disconnect();
    };
  }, [drawn, isStill, now, isPaused, isHovered, isLeaving, which, shows.length]);

  const { points, step, gains } = now.value ?? { points: [], step: undefined, gains: [] };
  const colours = listing.seatColours(entry.edition, undefined);
  return (
    <div class="show">
      <div
        ref={board}
        class={isLeaving.value ? "show-board is-leaving" : "show-board"}
        role="img"
        aria-label={words.label(about().name)}
        onPointerEnter={(event) => (isHovered.value = event.pointerType === "mouse")}
        onPointerLeave={() => (isHovered.value = false)}
        dangerouslySetInnerHTML={{ __html: drawn }}
      />
      {!isStill && (
        <button type="button" class="button show-pause" onClick={() => (isPaused.value = !isPaused.value)}>
          {isPaused.value ? words.resume : words.pause}
        </button>
      )}
      <p class="show-figures" aria-hidden="true">
        {points.map((total, seat) => (
          <span key={seat} class={step && gains[seat] ? "show-total is-gaining" : "show-total"}>
            <Badge colours={colours} seat={seat} small />
            <b>{total}</b>
            <i>{step && gains[seat] ? `+${gains[seat]}` : ""}</i>
          </span>
        ))}
        <span class="show-caption quiet">{step && words.real(about().shown(step.name, step.isCentre ?? false))}</span>
      </p>
    </div>
  );
}
