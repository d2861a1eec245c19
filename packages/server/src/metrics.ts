/** Metrics for Prometheus. */
import type { Answer } from "@interchange/host";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

const ANSWERS = ["applied", "refused", "stale", "unsent"] as const satisfies readonly Answer["kind"][];

export class Metrics {
  readonly registry = new Registry();
  private readonly commands: Counter;
  private readonly acknowledgements: Histogram;

  constructor(counts: {
    readonly sockets: () => number;
    readonly tables: () => number;
    readonly waitingBots: () => number;
    readonly waitingWrites: () => number;
  }) {
    const registers = [this.registry];
    this.commands = new Counter({
      name: "interchange_commands_total",
      help: "Commands received over sockets, by result",
      labelNames: ["answer"],
      registers,
    });
    // An alert sees a number grow, not one that appears.
    for (const answer of ANSWERS) this.commands.inc({ answer }, 0);
    this.acknowledgements = new Histogram({
      name: "interchange_acknowledgement_seconds",
      help: "Time from a command's arrival until it was stored",
      buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5],
      registers,
    });
    const gauge = (name: string, help: string, count: () => number): Gauge =>
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(count());
        },
      });
    gauge("interchange_sockets", "Open sockets", counts.sockets);
    gauge("interchange_tables", "Tables in memory", counts.tables);
    gauge("interchange_bots_waiting", "Bot turns waiting for a thread", counts.waitingBots);
    gauge("interchange_writes_waiting", "Writes waiting for the database", counts.waitingWrites);
    collectDefaultMetrics({ register: this.registry });
  }

  answered(kind: Answer["kind"], milliseconds: number): void {
    this.commands.inc({ answer: kind });
    if (kind === "applied") this.acknowledgements.observe(milliseconds / 1000);
  }
}
