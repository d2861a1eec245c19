import { describe, expect, test } from "vitest";
import { COMMANDS } from "./commands.ts";
import { type as typeWords } from "./testing/typing.ts";

const type = (line: string): ReturnType<typeof typeWords> => typeWords(line.split(" ").filter(Boolean));

describe("the command line", () => {
  test.each(["--help", "-h", "help"])("lists its commands for %s", async (line) => {
    const { code, out, err } = await type(line);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    for (const { name, summary } of COMMANDS) {
      expect(out).toMatch(new RegExp(`^  ${name} +${summary}$`, "m"));
    }
  });

  test("tells its version", async () => {
    expect((await type("--version")).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  test("asks for a command", async () => {
    const { code, out, err } = await type("");
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err).toContain("Usage: interchange COMMAND");
  });

  test("refuses a command it does not have", async () => {
    expect(await type("fly --json")).toEqual({
      code: 1,
      out: "",
      err: "interchange: unknown command 'fly'\nTry: interchange --help\n",
    });
  });

  test.each(COMMANDS.map(({ name }) => name))("explains %s", async (name) => {
    const { code, out, err } = await type(`${name} --help`);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toContain(`Usage: interchange ${name}`);
    expect((await type(`help ${name}`)).out).toBe(out);
  });

  test.each(COMMANDS.map(({ name }) => name))("refuses an unknown option of %s", async (name) => {
    const { code, out, err } = await type(`${name} --no-such-option`);
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err).toBe(`interchange ${name}: Unknown option '--no-such-option'\nTry: interchange ${name} --help\n`);
  });

  test("refuses a port that is none", async () => {
    const { code, err } = await type("serve --port 99999");
    expect(code).toBe(1);
    expect(err).toContain("--port must be a whole number from 0 to 65535, not '99999'");
  });
});
