/**
 * Asks a worker, and hands its replies to whoever asked. The worker starts with the first request. When it breaks, all
 * open requests are told why, and the next request starts another.
 *
 *     const requests = new WorkerRequests(start);
 *     const asked = requests.ask({ want: "move", bot: "planner", view }, (reply) => …);
 *     asked.forget();
 */

/** What a worker says. A reply is the last one to its request unless it says otherwise. */
export interface WorkerReply {
  readonly id: number;
  readonly ok: boolean;
  readonly isLast?: boolean;
}

export interface WorkerFailure {
  readonly ok: false;
  readonly reason: string;
}

/** A worker of any kind: a browser's, or a thread of Node. */
export interface WorkerPort {
  post(request: object): void;
  end(): unknown;
}

/** What a worker that was started tells. */
export interface WorkerEvents<Reply> {
  readonly reply: (reply: Reply) => void;
  readonly failed: (reason: string) => void;
}

/** A request that was made. */
export interface Asked {
  readonly id: number;
  /** Lets nothing more be told; answers whether a reply was still awaited. */
  readonly forget: () => boolean;
}

export class WorkerRequests<Reply extends WorkerReply> {
  private readonly start: (events: WorkerEvents<Reply>) => WorkerPort;
  private readonly open = new Map<number, (reply: Reply | WorkerFailure) => void>();
  private port: WorkerPort | undefined;
  private count = 0;

  constructor(start: (events: WorkerEvents<Reply>) => WorkerPort) {
    this.start = start;
  }

  ask(request: object, tell: (reply: Reply | WorkerFailure) => void): Asked {
    const id = ++this.count;
    this.open.set(id, tell);
    this.post({ ...request, id });
    return { id, forget: () => this.open.delete(id) };
  }

  /** Says something that gets no reply. */
  post(request: object): void {
    try {
      this.port ??= this.started();
      this.port.post(request);
    } catch (thrown) {
      this.fail(thrown instanceof Error ? thrown.message : String(thrown));
    }
  }

  /** Ends the worker. Nothing is told of open requests; the next one starts another worker. */
  end(): unknown {
    this.open.clear();
    const { port } = this;
    this.port = undefined;
    return port?.end();
  }

  private started(): WorkerPort {
    const port: WorkerPort = this.start({
      reply: (reply) => {
        const tell = this.open.get(reply.id);
        if (!reply.ok || reply.isLast !== false) this.open.delete(reply.id);
        tell?.(reply);
      },
      failed: (reason) => {
        if (this.port === port) this.fail(reason);
      },
    });
    return port;
  }

  /** A worker that threw may be in any state. */
  private fail(reason: string): void {
    const told = [...this.open.values()];
    this.end();
    for (const tell of told) tell({ ok: false, reason });
  }
}
