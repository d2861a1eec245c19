/** The addresses of a server, for invitations. */
import * as v from "valibot";

const Origin = v.pipe(v.string(), v.regex(/^https?:\/\/[^/\s]+$/));

export const Doors = v.strictObject({
  /** The public address that the server's operator has set. */
  public: v.optional(Origin),
  /** What other devices on the same network can open; empty if the server listens only to its own machine. */
  network: v.array(Origin),
});
export type Doors = v.InferOutput<typeof Doors>;
