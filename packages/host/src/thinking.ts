/** A bot's turn: it is asked with a deadline, its move is held back for a while, and all of it can be called off. */
import { Random } from "@interchange/tabletop";
import type { Rules } from "@interchange/tabletop";
import type { HostNeeds, Question, Thought } from "./needs.ts";

export class BotTurn<Position, Move, Chance, Event, View> {
  /** What it decides, not before its pause is over; never, when it was called off. */
  readonly decided: Promise<Thought>;
  isCalledOff = false;
  private readonly game: Rules<Position, Move, Chance, Event, View>;
  private readonly needs: Pick<
    HostNeeds<Position, View>,
    "bots" | "time" | "botPause" | "botsKeepTime" | "botDeadline"
  >;
  private readonly stops: (() => void)[] = [];

  constructor(
    game: Rules<Position, Move, Chance, Event, View>,
    needs: Pick<HostNeeds<Position, View>, "bots" | "time" | "botPause" | "botsKeepTime" | "botDeadline">,
    question: Question<View>,
  ) {
    this.game = game;
    this.needs = needs;
    const began = needs.time.now();
    const pause = needs.botPause?.() ?? 0;
    this.decided = this.inTime(question).then(async (thought) => {
      const took = needs.time.now() - began;
      const pauses = needs.botsKeepTime && pause > 0 ? Math.max(1, Math.ceil(took / pause)) : 1;
      await this.pause(pauses * pause - took);
      return thought;
    });
  }

  callOff(): void {
    this.isCalledOff = true;
    for (const stop of this.stops) stop();
  }

  /** What comes too late is not waited for: any move that is allowed is played instead. */
  private inTime(question: Question<View>): Promise<Thought> {
    const { bots, time, botDeadline } = this.needs;
    if (!bots) return Promise.resolve({ ok: false, reason: "there are no bots here" });
    let stopThinking = (): void => undefined;
    this.stops.push(() => {
      stopThinking();
    });
    const asked = bots().then((fetched) => {
      const thinking = fetched.think(question);
      stopThinking = () => {
        thinking.stop();
      };
      if (this.isCalledOff) stopThinking();
      return thinking.thought;
    });
    return new Promise((resolve) => {
      asked.then(resolve, (thrown: unknown) => {
        resolve({ ok: false, reason: thrown instanceof Error ? thrown.message : String(thrown) });
      });
      if (botDeadline === undefined) return;
      const callOff = time.after(botDeadline, () => {
        stopThinking();
        resolve(this.anyMove(question));
      });
      this.stops.push(callOff);
    });
  }

  private anyMove({ view, seed }: Question<View>): Thought {
    const moves = this.game.moves(view);
    if (!moves.length) return { ok: false, reason: "nothing to decide" };
    return { ok: true, move: this.game.notation.writeMove(new Random(seed).pick(moves)) };
  }

  private pause(milliseconds: number): Promise<void> {
    if (milliseconds <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      this.stops.push(this.needs.time.after(milliseconds, resolve));
    });
  }
}
