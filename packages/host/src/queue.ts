/** Runs tasks one after another: a task waits while another is being stored. */
export class Queue {
  private last: Promise<unknown> = Promise.resolve();

  add<Result>(act: () => Promise<Result>): Promise<Result> {
    const done = this.last.then(act);
    // An error goes to the caller and does not block the queue.
    this.last = done.catch(() => undefined);
    return done;
  }
}
