import { readEnvelope } from "./envelope.ts";
import { putEnvelope, shelf } from "./shelf.ts";

/** Marks a kept table as abandoned; everything else of it stays as it is. */
export function abandonTable(id: string): void {
  const read = readEnvelope(shelf.text(id) ?? "");
  if (read.ok && read.envelope.status === "running") putEnvelope(shelf, { ...read.envelope, status: "abandoned" });
}
