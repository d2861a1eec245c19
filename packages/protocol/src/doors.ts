/** Where a server is reached, for invitations. */
import * as v from "valibot";

const Origin = v.pipe(v.string(), v.regex(/^https?:\/\/[^/\s]+$/));

export const Doors = v.strictObject({
  /** The address that whoever runs the server gave out. */
  public: v.optional(Origin),
  /** What other devices of the same network open; none while the server listens to its own machine alone. */
  network: v.array(Origin),
});
export type Doors = v.InferOutput<typeof Doors>;
