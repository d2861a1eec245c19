import { main } from "../main.ts";

/** Runs a command line on some standard input and catches what it writes. */
export async function type(args: readonly string[], input = ""): Promise<{ code: number; out: string; err: string }> {
  const written = { out: "", err: "" };
  const code = await main(args, {
    stdin: (async function* () {
      // Cut anywhere, as streams do.
      for (let at = 0; at < input.length; at += 7) yield input.slice(at, at + 7);
    })(),
    stdout: { write: (text) => (written.out += text) },
    stderr: { write: (text) => (written.err += text) },
    // What tests ask for is done before a thread has begun.
    threads: 1,
  });
  return { code, ...written };
}
