/**
 * The log of a match: a first line that identifies the match, then a line per deal, in the order they finished. A match
 * that was stopped resumes with the missing deals.
 */
import { appendFileSync, existsSync, readFileSync, truncateSync } from "node:fs";
import { canonicalJson } from "@interchange/tabletop";
import type { Json } from "@interchange/tabletop";
import { UsageError } from "../arguments.ts";
import type { DealTask, DealtResult } from "../work/task.ts";

/** What identifies a match. The number of deals may change. */
export type MatchKey = Pick<DealTask, "game" | "setup" | "seed" | "allowance"> & { readonly bots: readonly string[] };

export interface LoggedDeal {
  /** The index of the meeting. */
  readonly meeting: number;
  readonly deal: number;
  readonly games: readonly DealtResult[];
}

export const LOG_FORMAT = "interchange-match";

export class MatchLog {
  readonly deals: readonly LoggedDeal[];
  private readonly file: string;

  /** Opens a log, or starts one. */
  constructor(file: string, key: MatchKey) {
    this.file = file;
    const head = canonicalJson({ format: LOG_FORMAT, version: 1, ...key } as unknown as Json);
    const text = existsSync(file) ? guarded(file, () => readFileSync(file, "utf8")) : "";
    // A process killed while writing left half a line. That deal is played again.
    const whole = text.slice(0, text.lastIndexOf("\n") + 1);
    if (whole !== text)
      guarded(file, () => {
        truncateSync(file, Buffer.byteLength(whole));
      });
    const [first, ...lines] = whole.split("\n").slice(0, -1);
    if (first === undefined) this.append(head);
    else if (first !== head) throw new UsageError(`${file} is ${otherThan(key, first)}; use another file`);
    this.deals = lines.map((line, index) => {
      try {
        return JSON.parse(line) as LoggedDeal;
      } catch {
        throw new UsageError(`${file}:${index + 2}: not a deal of a match`);
      }
    });
  }

  add(deal: LoggedDeal): void {
    this.append(JSON.stringify(deal));
  }

  private append(line: string): void {
    guarded(this.file, () => {
      appendFileSync(this.file, `${line}\n`);
    });
  }
}

/** How the first line of the log differs from this match. */
function otherThan(key: MatchKey, first: string): string {
  let other: Partial<Record<string, unknown>>;
  try {
    other = JSON.parse(first) as Partial<Record<string, unknown>>;
  } catch {
    return "not the log of a match";
  }
  if (other === null || typeof other !== "object" || other["format"] !== LOG_FORMAT) return "not the log of a match";
  const named = ["game", "bots", "setup", "seed", "allowance"] as const;
  const differs = named.find((name) => JSON.stringify(other[name]) !== canonicalJson(key[name] as unknown as Json));
  return `the log of another match (${differs ?? "version"}: ${JSON.stringify(other[differs ?? "version"])})`;
}

function guarded<Value>(file: string, act: () => Value): Value {
  try {
    return act();
  } catch (error) {
    throw new UsageError(`cannot write a log to ${file}: ${(error as Error).message.split(",")[0]}`);
  }
}
