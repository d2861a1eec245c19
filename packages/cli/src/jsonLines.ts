import { linesOf } from "./input.ts";
import type { Io } from "./io.ts";
import { InputError } from "./underground/networks.ts";

/** Answers every line of standard input with a line of JSON. Invalid lines get an `error`, and the exit code is 1. */
export async function answerLines(io: Io, answer: (line: string) => object): Promise<number> {
  let code = 0;
  for await (const line of linesOf(io.stdin)) {
    let json: object;
    try {
      json = answer(line);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      json = { error: error.message };
      code = 1;
    }
    io.stdout.write(`${JSON.stringify(json)}\n`);
  }
  return code;
}
