/** A bot's turn: asks the bot with a deadline, delays its move a little, and can be cancelled. */
import { Random } from "@interchange/tabletop";
import type { Rules } from "@interchange/tabletop";
import type { Bots, HostNeeds, Question, Thought } from "./needs.ts";

export class BotTurn<Position, Move, Chance, Event, View> {
  /** The bot's decision, once the delay is over; never if it was cancelled. */
  readonly decided: Promise<Thought>;
  isCalledOff = false;
  private readonly game: Rules<Position, Move, Chance, Event, View>;
  private readonly needs: Pick<HostNeeds<Position, View>, "bots" | "time" | "botPause" | "botDeadline">;
  private readonly stops: (() => void)[] = [];
  private fetched: Bots<View> | undefined;

  constructor(
    game: Rules<Position, Move, Chance, Event, View>,
    needs: Pick<HostNeeds<Position, View>, "bots" | "time" | "botPause" | "botDeadline">,
    question: Question<View>,
  ) {
    this.game = game;
    this.needs = needs;
    const began = needs.time.now();
    const pause = needs.botPause?.() ?? 0;
    this.decided = this.inTime(question).then(async (thought) => {
      const took = needs.time.now() - began;
      const longest = this.fetched?.longest?.(question.bot) ?? 0;
      const pauses = pause > 0 ? Math.max(1, Math.ceil(Math.max(took, longest) / pause)) : 0;
      await this.pause(pauses * pause - took);
      return thought;
    });
  }

  callOff(): void {
    this.isCalledOff = true;
    for (const stop of this.stops) stop();
  }

  /** Does not wait for a late answer: plays the bot's quick one instead, or any move. */
  private inTime(question: Question<View>): Promise<Thought> {
    const { bots, time, botDeadline } = this.needs;
    if (!bots) return Promise.resolve({ ok: false, reason: "no bots are available" });
    let stopThinking = (): void => undefined;
    this.stops.push(() => {
      stopThinking();
    });
    const asked = bots().then((fetched) => {
      this.fetched = fetched;
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
        void this.atOnce(question).then(resolve);
      });
      this.stops.push(callOff);
    });
  }

  private async atOnce(question: Question<View>): Promise<Thought> {
    const { view, seed } = question;
    const glance = await this.fetched?.atOnce?.(question).catch(() => undefined);
    if (glance?.ok) return glance;
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
