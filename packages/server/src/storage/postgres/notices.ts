/** Listens for writes of other processes, on a separate connection that reconnects when it is lost. */
import { Client } from "pg";

const AGAIN_AFTER = 500;

export class Notices {
  static readonly CHANNEL = "interchange_rows";
  static readonly ANNOUNCED = "interchange_said";
  private readonly url: string;
  private readonly listeners = new Map<string, Set<() => void>>();
  private readonly announced = new Set<(text: string | undefined) => void>();
  private client: Client | undefined;
  private isClosed = false;

  private constructor(url: string) {
    this.url = url;
  }

  static async open(url: string): Promise<Notices> {
    const notices = new Notices(url);
    await notices.connect();
    return notices;
  }

  on(table: string, listener: () => void): () => void {
    const listeners = this.listeners.get(table) ?? new Set();
    this.listeners.set(table, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (!listeners.size) this.listeners.delete(table);
    };
  }

  onAnnounced(listener: (text: string | undefined) => void): () => void {
    this.announced.add(listener);
    return () => {
      this.announced.delete(listener);
    };
  }

  private async connect(): Promise<void> {
    const client = new Client({ connectionString: this.url });
    this.client = client;
    const lost = (): void => {
      if (this.client !== client) return;
      this.client = undefined;
      this.again();
    };
    client.on("error", lost);
    client.on("end", lost);
    client.on("notification", ({ channel, payload = "" }) => {
      if (channel === Notices.ANNOUNCED) for (const listener of this.announced) listener(payload);
      else for (const listener of this.listeners.get(payload.split(":")[0] ?? "") ?? []) listener();
    });
    await client.connect();
    await client.query(`listen ${Notices.CHANNEL}; listen ${Notices.ANNOUNCED}`);
  }

  private again(): void {
    if (this.isClosed) return;
    setTimeout(() => {
      if (this.isClosed) return;
      this.connect().then(
        () => {
          // Nobody knows what was missed, so everyone checks.
          for (const listeners of this.listeners.values()) for (const listener of listeners) listener();
          for (const listener of this.announced) listener(undefined);
        },
        () => {
          this.client = undefined;
          this.again();
        },
      );
    }, AGAIN_AFTER);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    const { client } = this;
    this.client = undefined;
    await client?.end();
  }
}
