/** A private server for a test, on a free port with its own data, that can be killed and restarted. */
import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect } from "@playwright/test";

const SERVER = pathToFileURL(join(import.meta.dirname, "..", "..", "server", "dist", "index.js")).href;

export class OwnServer {
  readonly address: string;
  private readonly port: number;
  private readonly options: object;
  private readonly data = mkdtempSync(join(tmpdir(), "interchange-own-"));
  private child: ChildProcess | undefined;

  private constructor(port: number, options: object) {
    this.port = port;
    this.options = options;
    this.address = `http://localhost:${port}`;
  }

  /** Bots answer at once, and nobody is told to slow down. */
  static async start(options: object = {}): Promise<OwnServer> {
    const server = new OwnServer(await freePort(), options);
    await server.startAgain();
    return server;
  }

  async startAgain(): Promise<void> {
    const options = {
      port: this.port,
      host: "localhost",
      data: this.data,
      isUnlimited: true,
      botPause: 0,
      ...this.options,
    };
    const code = `
      const { serve } = await import(${JSON.stringify(SERVER)});
      const tell = () => undefined;
      process.exitCode = await serve({ ...${JSON.stringify(options)}, retry: String, say: tell, complain: console.error });`;
    // A file, since the server's threads would inherit the flags that a text needs.
    const script = join(this.data, "serve.mjs");
    writeFileSync(script, code);
    this.child = spawn(process.execPath, [script], { stdio: ["ignore", "ignore", "inherit"] });
    await expect.poll(() => this.isThere(), { timeout: 20_000 }).toBe(true);
  }

  /** As the system does it when memory runs out: without a word. */
  async kill(): Promise<void> {
    const { child } = this;
    this.child = undefined;
    if (!child) return;
    const gone = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGKILL");
    await gone;
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.data, { recursive: true, force: true });
  }

  private async isThere(): Promise<boolean> {
    try {
      return (await fetch(`${this.address}/api/health`)).ok;
    } catch {
      return false;
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, "localhost", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => {
        resolve(port);
      });
    });
  });
}
