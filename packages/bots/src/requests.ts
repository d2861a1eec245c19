/**
 * Sends requests to a worker and passes its replies to the callers. The worker starts with the first request. If it
 * fails, all open requests get the reason, and the next request starts another worker.
 *
 *     const requests = new WorkerRequests(start);
 *     const asked = requests.ask({ want: "move", bot: "planner", view }, (reply) => …);
 *     asked.forget();
 */

/** A worker's message. It is the last reply to its request unless it says otherwise. */
export interface WorkerReply {
  readonly id: number;
  readonly ok: boolean;
  readonly isLast?: boolean;
}

export interface WorkerFailure {
  readonly ok: false;
  readonly reason: string;
}

/** A worker of any kind: a browser's, or a Node thread. */
export interface WorkerPort {
  post(request: object): void;
  end(): unknown;
}

/** The events of a worker. */
export interface WorkerEvents<Reply> {
  readonly reply: (reply: Reply) => void;
  readonly failed: (reason: string) => void;
}

/** An open request. */
export interface Asked {
  readonly id: number;
  /** Ignores all further replies; returns whether one was still expected. */
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

  /** Sends something that gets no reply. */
  post(request: object): void {
    try {
      this.port ??= this.started();
      this.port.post(request);
    } catch (thrown) {
      this.fail(thrown instanceof Error ? thrown.message : String(thrown));
    }
  }

  /** Terminates the worker. Open requests get no answer; the next one starts another worker. */
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
