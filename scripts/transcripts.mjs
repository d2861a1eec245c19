// Compares the transcripts of the corpus with what its records tell now; with --write it writes them anew.
import { runTool } from "./run.mjs";

const writes = process.argv.slice(2).includes("--write");
const env = writes ? { WRITE_TRANSCRIPTS: "1" } : {};
const { code } = await runTool("vitest", ["run", "corpus/transcripts.test.ts"], { env, show: true });
process.exitCode = code;
