import { main } from "../main.ts";

/** Runs a command line with this standard input and captures its output. */
export async function type(args: readonly string[], input = ""): Promise<{ code: number; out: string; err: string }> {
  const written = { out: "", err: "" };
  const code = await main(args, {
    stdin: (async function* () {
      // In arbitrary pieces, as streams do.
      for (let at = 0; at < input.length; at += 7) yield input.slice(at, at + 7);
    })(),
    stdout: { write: (text) => (written.out += text) },
    stderr: { write: (text) => (written.err += text) },
    // Test work is done before a thread has started.
    threads: 1,
  });
  return { code, ...written };
}
