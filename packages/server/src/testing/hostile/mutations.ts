/** Makes hostile input: valid values with something wrong in them, and garbage. */
import type { Random } from "@interchange/tabletop";

const TEXTS = [
  "",
  " ",
  "\0",
  "__proto__",
  "constructor",
  "toString",
  "null",
  "undefined",
  "NaN",
  "-1",
  "1e309",
  "0x10",
  "../../etc/passwd",
  "%00",
  "%2e%2e%2f",
  "<script>alert(1)</script>",
  "'; drop table log; --",
  "{{7*7}}",
  "${7*7}",
  "\u202Eevil",
  "\uD800",
  "\uFEFF",
  "🚇".repeat(9),
  "a".repeat(5_000),
  "9".repeat(400),
  "é́́́",
  "\r\nset-cookie: x=y",
  "aaaa@b3",
  "=aaaa",
  "draw",
];
const NUMBERS = [0, -0, 1, -1, 2, 7, 8, 255, 256, 1e9, 2 ** 31, 2 ** 32, 2 ** 53, -(2 ** 53), 0.5, 1e308, 1e-308];

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export class Mutations {
  readonly random: Random;

  constructor(random: Random) {
    this.random = random;
  }

  isLucky(one: number): boolean {
    return this.random.below(one) === 0;
  }

  text(): string {
    const { random } = this;
    if (this.isLucky(2)) return random.pick(TEXTS);
    return String.fromCharCode(...Array.from({ length: random.below(20) }, () => random.below(0x250)));
  }

  value(depth = 0): Json {
    const { random } = this;
    switch (random.below(depth > 3 ? 5 : 8)) {
      case 0:
        return null;
      case 1:
        return this.isLucky(2);
      case 2:
        return random.pick(NUMBERS);
      case 3:
      case 4:
        return this.text();
      case 5:
        return Array.from({ length: random.below(5) }, () => this.value(depth + 1));
      case 6:
        return Object.fromEntries(
          Array.from({ length: random.below(5) }, () => [this.text(), this.value(depth + 1)] as const),
        );
      default:
        return this.deep();
    }
  }

  /** Nested brackets. */
  private deep(): Json {
    let value: Json = this.text();
    for (let level = this.random.below(60); level > 0; level--) value = this.isLucky(2) ? [value] : { a: value };
    return value;
  }

  /** A copy of a value with one change somewhere. */
  changed(value: Json): Json {
    const { random } = this;
    if (this.isLucky(12)) return this.value();
    if (Array.isArray(value)) {
      const list = [...value];
      const at = random.below(Math.max(1, list.length));
      switch (random.below(5)) {
        case 0:
          list.splice(at, 1);
          return list;
        case 1:
          list.splice(at, 0, this.value());
          return list;
        case 2:
          return [...list, ...list];
        default:
          return list.length ? list.with(at, this.changed(list[at] ?? null)) : [this.value()];
      }
    }
    if (typeof value === "object" && value !== null) {
      const keys = Object.keys(value);
      const key = keys.length ? random.pick(keys) : this.text();
      const { [key]: old = null, ...rest } = value;
      switch (random.below(6)) {
        case 0:
          return rest;
        case 1:
          return { ...value, [this.text()]: this.value() };
        case 2:
          return { ...rest, [this.text()]: old };
        default:
          return { ...value, [key]: this.changed(old) };
      }
    }
    if (typeof value === "number") return this.isLucky(2) ? random.pick(NUMBERS) : value + random.below(5) - 2;
    if (typeof value === "string" && !this.isLucky(3)) return this.changedText(value);
    return this.value();
  }

  /** A copy of a text with some characters, a piece or a line changed. */
  changedText(text: string): string {
    const { random } = this;
    let changed = text;
    for (let times = 1 + random.below(3); times > 0; times--) {
      const at = random.below(Math.min(changed.length, 2 ** 20) + 1);
      const to = at + random.below(1 + Math.min(40, changed.length - at));
      switch (random.below(7)) {
        case 0:
          changed = changed.slice(0, at) + changed.slice(to);
          break;
        case 1:
          changed = changed.slice(0, at) + this.text() + changed.slice(at);
          break;
        case 2:
          changed = changed.slice(0, to) + changed.slice(at);
          break;
        case 3:
          changed = changed.slice(0, at);
          break;
        case 4: {
          const lines = changed.split("\n");
          const line = random.below(lines.length);
          lines.splice(line, 1, ...(this.isLucky(2) ? [] : [lines[line] ?? "", lines[line] ?? ""]));
          changed = lines.join("\n");
          break;
        }
        default:
          changed = changed.slice(0, at) + String.fromCharCode(random.below(0x180)) + changed.slice(at + 1);
      }
    }
    return changed;
  }

  /** A value written as JSON, or as something that resembles it. */
  json(value: Json): string {
    const text = JSON.stringify(this.isLucky(6) ? value : this.changed(value));
    if (this.isLucky(8)) return this.changedText(text);
    return this.isLucky(200) ? "[".repeat(this.random.below(3_000)) : text;
  }
}
