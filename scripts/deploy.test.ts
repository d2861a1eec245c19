/** Compares the files in `deploy` with what the server expects and offers. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { LONGEST_KEPT } from "../packages/protocol/src/index.ts";
import { Metrics } from "../packages/server/src/metrics.ts";
import { IDLE_TIME } from "../packages/server/src/server.ts";
import { fileIn } from "../packages/server/src/storage/address.ts";
import { socketAddress } from "../packages/web/src/client/online/serverSocket.ts";
import { at } from "./tree.mjs";

const deployed = (name: string): string => readFileSync(at("deploy", name), "utf8");

test("nginx lets the longest table through that somebody may keep on the server", () => {
  const kilobytes = /client_max_body_size (\d+)k;/.exec(deployed("nginx.conf"))?.[1];
  // As JSON inside JSON, every quote takes two characters.
  expect(Number(kilobytes) * 1024).toBeGreaterThan(2 * LONGEST_KEPT + 1_000);
});

test("proxies close connections to the server before it does, so that no request meets a closed one", () => {
  for (const [name, pattern] of [
    ["nginx.conf", /^ {4}keepalive_timeout (\d+)s;/m],
    ["Caddyfile", /^\t\t\tkeepalive (\d+)s$/m],
  ] as const)
    expect(Number(pattern.exec(deployed(name))?.[1]) * 1_000).toBeLessThan(IDLE_TIME);
});

test("proxies bring everyone at a table to the same server, by the name in the socket's address", () => {
  const [[name, value] = []] = [...socketAddress("table0000001", "https://play.example.org/at/x").searchParams];
  expect(value).toBe("table0000001");
  const nginx = deployed("nginx.conf");
  expect(nginx).toContain(`map $arg_${name} $spread_by {\n    default $arg_${name};\n    "" $request_id;\n}`);
  // The method comes before `keepalive`, or nginx refuses it.
  expect(nginx).toMatch(/hash \$spread_by consistent;[^}]*keepalive/);
  expect(deployed("Caddyfile")).toContain(`lb_policy query ${name} {`);
});

describe("containers", () => {
  test("are built from images that are pinned by their digest", () => {
    const stages: string[] = [];
    for (const [, image, stage] of deployed("Containerfile").matchAll(/^FROM (\S+)(?: AS (\S+))?$/gm)) {
      if (!stages.includes(image!)) expect(image).toMatch(/^[\w./-]+:[\w.-]+@sha256:[0-9a-f]{64}$/);
      if (stage !== undefined) stages.push(stage);
    }
    const images = [...deployed("compose.yaml").matchAll(/^ +image: (.*)$/gm)].map(([, image]) => image!);
    expect(images).toHaveLength(2);
    for (const image of images) expect(image).toMatch(/^[\w./-]+:[\w.-]+@sha256:[0-9a-f]{64}$/);
  });

  test("run on a read-only root", () => {
    const compose = deployed("compose.yaml");
    // The servers share one description; the database and the proxy have theirs.
    expect(compose.match(/^ +read_only: true$/gm)).toHaveLength(3);
    expect(compose.match(/^ +tmpfs: \[\/tmp/gm)).toHaveLength(3);
    expect(deployed("interchange.service")).toContain("ProtectSystem=strict");
  });
});

test("Litestream copies the file that the systemd unit serves", () => {
  const folder = /^Environment=INTERCHANGE_DATA=(.*)$/m.exec(deployed("interchange.service"))?.[1] ?? "";
  expect(deployed("litestream.yml")).toContain(`path: ${fileIn(folder)}\n`);
});

describe("monitoring", () => {
  const { panels } = JSON.parse(deployed("dashboard.json")) as {
    readonly panels: readonly { readonly title: string; readonly targets: readonly { readonly expr: string }[] }[];
  };
  const shown = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  const alerts = [...deployed("alerts.yaml").matchAll(/^ +expr: (.*)$/gm)].map(([, expr]) => expr!);

  test("shows and watches only what the server measures", async () => {
    const none = (): number => 0;
    const { registry } = new Metrics({ sockets: none, tables: none, waitingBots: none, waitingWrites: none });
    const metrics = await registry.getMetricsAsJSON();
    // What appears with the first failure has not grown, and would raise no alert.
    expect(await registry.metrics()).toContain('interchange_commands_total{answer="unsent"} 0\n');
    const measured = new Set(
      metrics.flatMap(({ name, type }): readonly string[] =>
        String(type) === "histogram" ? ["_bucket", "_sum", "_count"].map((end) => name + end) : [name],
      ),
    );
    // Prometheus itself knows whether a server answers.
    measured.add("up");
    expect([shown.length, alerts.length]).toEqual([12, 9]);
    for (const expr of [...shown, ...alerts]) {
      const named = [...expr.matchAll(/\b(?:up|[a-z]+(?:_[a-z0-9]+)+)\b(?=[{ )[]|$)/g)]
        .map(([name]) => name)
        .filter((name) => name !== "histogram_quantile");
      expect(named, expr).not.toEqual([]);
      expect(
        named.filter((name) => !measured.has(name)),
        expr,
      ).toEqual([]);
    }
  });

  test("shows everything that an alert is about", () => {
    const about = (exprs: readonly string[]): ReadonlySet<string> =>
      new Set(exprs.flatMap((expr) => expr.match(/(?:interchange|nodejs|process)_[a-z0-9_]+/g) ?? []));
    const seen = about(shown);
    expect([...about(alerts)].filter((name) => !seen.has(name))).toEqual([]);
  });
});
