/** Starts servers for trials: built code in other processes, on free ports. */
import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";

const SERVER = fileURLToPath(new URL("./server.mjs", import.meta.url));
const APPENDER = fileURLToPath(new URL("./appender.mjs", import.meta.url));

export interface Running {
  readonly address: string;
  readonly process: ChildProcess;
  /** Asks the process what it has used so far, after a garbage collection if `afterCollection`. */
  usage(afterCollection: boolean): Promise<Usage>;
  kill(): Promise<void>;
  stop(): Promise<void>;
}

export interface Usage {
  /** Microseconds of user and system time. */
  readonly cpu: number;
  /** The part of it that was spent in system calls, most of it for sockets. */
  readonly system: number;
  /** Bytes of resident memory. */
  readonly memory: number;
}

/** `profile` is a folder for CPU profiles. */
export async function startServer(data: string, profile?: string): Promise<Running> {
  const profiling = profile === undefined ? [] : ["--cpu-prof", "--cpu-prof-dir", profile];
  const child = spawn(process.execPath, ["--expose-gc", ...profiling, SERVER, data], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const gone = new Promise<void>((resolve) => {
    child.once("exit", () => {
      resolve();
    });
  });
  const address = await new Promise<string>((resolve, reject) => {
    child.once("message", (message) => {
      resolve((message as { readonly address: string }).address);
    });
    child.once("exit", (code) => {
      reject(new Error(`the server did not start (${code})`));
    });
  });
  return {
    address,
    process: child,
    usage: (afterCollection) =>
      new Promise((resolve) => {
        child.once("message", (message) => {
          resolve(message as Usage);
        });
        child.send({ afterCollection });
      }),
    async kill() {
      child.kill("SIGKILL");
      await gone;
    },
    async stop() {
      child.kill("SIGTERM");
      await gone;
    },
  };
}

export interface Appended {
  /** Milliseconds per row. */
  readonly times: readonly number[];
  readonly cpu: number;
}

/** Appends rows in several processes that begin together. */
export async function appending(
  data: string,
  processes: number,
  tables: number,
  seconds: number,
): Promise<readonly Appended[]> {
  const children: ChildProcess[] = [];
  for (let index = 0; index < processes; index++) {
    const child = spawn(process.execPath, [APPENDER, data, String(tables), String(seconds), String(index)], {
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    await new Promise((resolve, reject) => {
      child.once("message", resolve);
      child.once("exit", reject);
    });
    children.push(child);
  }
  return Promise.all(
    children.map(
      (child) =>
        new Promise<Appended>((resolve, reject) => {
          child.once("message", (message) => {
            resolve(message as Appended);
          });
          child.once("exit", reject);
          child.send("begin");
        }),
    ),
  );
}
