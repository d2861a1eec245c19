/** Property tests try the same cases on every machine. `LONG=1` tries new ones; a failure prints its seed. */
import { configureGlobal } from "fast-check";

if (process.env["LONG"] !== "1") configureGlobal({ seed: 1863 });
