import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gameNamed } from "@interchange/games";
import type { AnyGame } from "@interchange/tabletop";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LIMITS, NO_LIMITS } from "../limits.ts";
import { Person } from "../testing/client.ts";
import type { Seated } from "../testing/client.ts";
import { newFolder, startOnline } from "../testing/startOnline.ts";
import type { Started } from "../testing/startOnline.ts";
import { twoAtATable } from "../testing/twoAtATable.ts";

let folder: ReturnType<typeof newFolder>;
let server: Started;
let engine: AnyGame;

beforeAll(async () => {
  folder = newFolder();
  const webRoot = join(folder.where, "page");
  mkdirSync(webRoot, { recursive: true });
  writeFileSync(
    join(webRoot, "index.html"),
    '<!doctype html><html><head><meta name="description" content="Play." /><title>Interchange</title></head></html>',
  );
  server = await startOnline(folder.where, { webRoot, publicAddress: "https://play.example.org" });
  ({ engine } = await gameNamed("metro")!.load());
});
afterAll(async () => {
  await server.stop();
  folder.remove();
});

const get = (path: string) => fetch(`${server.address.replace(/\/$/, "")}${path}`);
const body = async (path: string): Promise<string> => (await get(path)).text();

async function play(both: readonly [Seated, Seated], moves: number): Promise<void> {
  for (let turn = 0; turn < moves; turn++) {
    const seat = both[0].status!.toAct!;
    const texts = engine.moves(both[seat]!.view).map((each: unknown) => engine.notation.writeMove(each));
    await both[seat]!.command(seat, [texts.find((text: string) => text.includes("@")) ?? ""]);
    await Promise.all(both.map((each) => each.until(() => each.seq === both[seat]!.seq)));
  }
}

/** A game with two moves, ended if wanted. */
async function table(wish: Parameters<typeof twoAtATable>[2] = {}, isOver = false): Promise<string> {
  const both = await twoAtATable(server.address, engine, wish);
  await play(both, 2);
  if (isOver) {
    await both[0].request({ kind: "ask", seat: 0, request: { kind: "resign" } });
    await both[0].until(() => both[0].status?.isOver === true);
  }
  for (const each of both) each.close();
  return both[0].table;
}

const tilesIn = (svg: string): number => svg.match(/<rect [^>]*width="98.5"/g)?.length ?? 0;

describe("the link of a table", () => {
  test("tells who plays and shows the board", async () => {
    const id = await table();
    const page = await body(`/at/${id}`);
    expect(page).toContain('<meta property="og:title" content="Metro: Ada, Bo">');
    expect(page).toContain(`<meta property="og:image" content="https://play.example.org/preview/${id}.png">`);
    expect(page).toContain('content="Being played now."');
    expect(await body(`/at/${id}/result?at=1`)).toContain(`/preview/${id}.png?at=1`);
  });

  test("says how many seats are free, and names are text", async () => {
    const ada = await Person.named(server.address, '"><b>');
    const { id } = await ada.newTable({ seats: [{ kind: "person" }, { kind: "person" }], seat: 0 });
    const page = await body(`/at/${id}`);
    expect(page).toContain("One seat is free.");
    expect(page).toContain('content="&#34;&#62;&#60;b&#62; invites you to Metro"');
    expect(page).toContain(`<meta property="og:image" content="https://play.example.org/preview/${id}.png">`);
    expect((await get(`/preview/${id}.png`)).status).toBe(200);
    const preview = await body(`/preview/${id}.svg`);
    expect(tilesIn(preview)).toBe(0);
    // A page that has names beside it takes the board alone.
    const bare = await body(`/preview/${id}.svg?bare=1`);
    expect(preview).toContain(`font-size="26"`);
    expect(bare).not.toContain(`font-size="26"`);
    expect(bare.length).toBeLessThan(preview.length);
    expect((await get(`/embed/${id}`)).status).toBe(404);
    const london = await ada.newTable({ game: "underground", seats: [{ kind: "person" }, { kind: "person" }] });
    expect(await body(`/preview/${london.id}.svg`)).toContain("On the Underground");
  });

  test("speaks the language of whoever set the table up, or the one that is asked for", async () => {
    const ada = await Person.named(server.address, "Ada");
    const seats = [{ kind: "person" }, { kind: "person" }, { kind: "bot", bot: "drifter" }] as const;
    const said = async (id: string, path: string, language: string): Promise<string> =>
      (
        await fetch(`${server.address.replace(/\/$/, "")}/at/${id}${path}`, {
          headers: { "accept-language": language },
        })
      ).text();
    ada.language = "pt-PT,en;q=0.5";
    const { id } = await ada.newTable({ seats: [...seats], seat: 0 });
    const page = await said(id, "", "de");
    expect(page).toContain('content="Ada convida você para jogar Metro"');
    expect(page).toContain('content="Um lugar está livre."');
    expect(page).toContain('content="pt_BR"');
    expect(await said(id, "?lang=de", "en")).toContain('content="Ein Platz ist frei."');
    // We don't store languages that we don't have.
    ada.language = "fr";
    const { id: other } = await ada.newTable({ seats: [...seats], seat: 0 });
    expect(await said(other, "", "de-CH")).toContain('content="Ada lädt dich zu Metro ein"');
    expect(await said(other, "", "fr")).toContain('content="One seat is free."');
  });

  test.each(["/at/nothere00000", "/at/..%2f", "/at/x?at=y"])("is the plain page at %s", async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toContain("og:");
  });
});

describe("a picture of a table", () => {
  test("shows what spectators see, at any move", async () => {
    const id = await table();
    expect(tilesIn(await body(`/preview/${id}.svg`))).toBe(2);
    expect(tilesIn(await body(`/preview/${id}.svg?at=0`))).toBe(0);
    expect(await body(`/at/${id}?at=0`)).toContain(`/preview/${id}.png?at=0`);
    expect(tilesIn(await body(`/preview/${id}.svg?at=1`))).toBe(1);
    expect(tilesIn(await body(`/preview/${id}.svg?at=99999`))).toBe(2);
    expect(await body(`/preview/${id}.svg?theme=dark`)).toContain("#12151b");
  });

  test("is as late as spectators are", async () => {
    const id = await table({ delay: 3600 });
    expect(tilesIn(await body(`/preview/${id}.svg`))).toBe(0);
    expect(await body(`/at/${id}`)).toContain("Being played now.");
    const over = await table({ delay: 3600 }, true);
    expect(tilesIn(await body(`/preview/${over}.svg`))).toBe(2);
  });

  test("is a PNG of the width that links are shown with", async () => {
    const id = await table({}, true);
    const answer = await get(`/preview/${id}.png`);
    expect(answer.headers.get("content-type")).toBe("image/png");
    expect(answer.headers.get("cache-control")).toBe("public, max-age=86400");
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.subarray(1, 4).toString()).toBe("PNG");
    expect(bytes.readUInt32BE(16)).toBe(1200);
  });

  test("is not drawn for those who ask all the time", async () => {
    const place = newFolder();
    const strict = await startOnline(place.where, { limits: { ...NO_LIMITS, pictures: LIMITS.pictures } });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => strict.http.inject("/preview/nothere00000.png")),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5);
    await strict.stop();
    place.remove();
  });
});

describe("a board in somebody else's page", () => {
  test("may be framed, and nothing else may", async () => {
    const id = await table();
    const embed = await get(`/embed/${id}`);
    expect(embed.headers.get("content-security-policy")).toContain("frame-ancestors *");
    expect(embed.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(embed.headers.get("x-frame-options")).toBeNull();
    for (const path of [`/at/${id}`, `/preview/${id}.svg`, "/api/health", "/embed", `/embed/${id}/x`, "/api/me"])
      expect((await get(path)).headers.get("content-security-policy"), path).toContain("frame-ancestors 'none'");
  });

  test("steps through the game without scripts", async () => {
    const id = await table();
    const last = await body(`/embed/${id}`);
    expect(last).toContain('<link rel="icon" href="/favicon.svg" type="image/svg+xml">');
    expect(last).not.toContain("<script");
    expect(last).toContain("Move 2 of 2");
    expect(last).toContain(`/preview/${id}.svg?at=2`);
    expect(last).toContain('http-equiv="refresh"');
    const first = await body(`/embed/${id}?at=0&theme=dark&lang=de`);
    expect(first).toContain("Zug 0 von 2");
    expect(first).toContain('data-theme="dark"');
    expect(first).toContain(`/embed/${id}?at=1&#38;theme=dark`);
    expect(first).not.toContain("refresh");
  });

  test("shows games that everybody may see, or that are over", async () => {
    const hidden = await table({ isPublic: false });
    expect((await get(`/embed/${hidden}`)).status).toBe(404);
    const over = await table({ isPublic: false }, true);
    expect((await get(`/embed/${over}`)).status).toBe(200);
    expect(await body(`/embed/${over}`)).not.toContain("refresh");
    expect((await get("/embed/nothere00000")).status).toBe(404);
  });
});

describe("a page that people send each other", () => {
  const asked = (path: string, language = "*") =>
    server.http.inject({ url: path, headers: { accept: "*/*", "accept-language": language } });

  test.each([
    ["/lobby", "Tables", "Tables that wait for players"],
    ["/rules", "Rules", "The complete rules"],
    ["/rules/metro/paris", "Rules: Metro", "The complete rules"],
    ["/learn/underground", "Learn: On the Underground", "Learn the game"],
    ["/puzzles", "Puzzles", "Positions from games"],
    ["/maps/underground", "Your maps: On the Underground", "Draw a map"],
    ["/shared", "A finished game", "Look through a finished game"],
    ["/shared/k3v9x0q2m4ab", "A finished game", "Look through a finished game"],
    ["/room/r7m2c9x4k1zq", "Play together", "You&#39;re invited to a room"],
    ["/watch/w5t8n3b6v0yd", "Watch", "Watch the games of a room"],
  ])("is HTML with a preview for programs that take anything: %s", async (path, title, about) => {
    const { statusCode, headers, body: page } = await asked(path);
    expect([statusCode, headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
    expect(page).toContain(`<title>${title} · Interchange</title>`);
    expect(page).toContain(`<meta name="description" content="${about}`);
    expect(page).toContain(`<meta property="og:title" content="${title}">`);
    expect(page).toContain(`<meta property="og:description" content="${about}`);
    expect(page).toContain(`<meta property="og:url" content="https://play.example.org${path}">`);
    expect(page).toContain('<meta property="og:image" content="https://play.example.org/icons/icon-512.png">');
  });

  test("speaks the language that is asked for", async () => {
    expect((await asked("/rules/metro", "de")).body).toContain("<title>Regeln: Metro · Interchange</title>");
    expect((await asked("/puzzles?lang=pt-BR", "de")).body).toContain('property="og:title" content="Desafios"');
  });
});
