import type { Incoming, Outgoing } from "@interchange/protocol";

/** A socket that the test answers by hand. */
export class HandSocket extends EventTarget {
  readyState = 0;
  readonly sent: Incoming[] = [];

  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event("open"));
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Incoming);
  }

  hear(message: Outgoing): void {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
  }

  close(): void {
    this.readyState = 3;
  }

  /** Breaks without a close message. */
  break(): void {
    this.readyState = 3;
    this.dispatchEvent(new Event("close"));
  }

  of(kind: Incoming["kind"]): readonly Incoming[] {
    return this.sent.filter((each) => each.kind === kind);
  }
}
