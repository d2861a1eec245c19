/** One thing after the other: what is asked while something is being kept waits for it. */
export class Queue {
  private last: Promise<unknown> = Promise.resolve();

  add<Result>(act: () => Promise<Result>): Promise<Result> {
    const done = this.last.then(act);
    // What went wrong is told to whoever asked for it, and holds up nobody else.
    this.last = done.catch(() => undefined);
    return done;
  }
}
