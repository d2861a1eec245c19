import { expect, test } from "vitest";
import { filesOf, preloading } from "./preloads.ts";
import type { Bundle, BuiltChunk } from "./preloads.ts";

const chunk = (fileName: string, modules: string, imports: readonly string[] = [], style?: string): BuiltChunk => ({
  type: "chunk",
  fileName,
  moduleIds: modules.split(" ").map((name) => `/project/${name}`),
  imports,
  ...(style === undefined ? {} : { viteMetadata: { importedCss: new Set([style]) } }),
});

const bundle: Bundle = {
  "form.js": chunk("form.js", "src/form.tsx src/seats.tsx", ["shared.js"], "form.css"),
  "shared.js": chunk("shared.js", "src/sheet.tsx", ["first.js", "form.js"], "shared.css"),
  "first.js": chunk("first.js", "src/app.tsx"),
  "other.js": chunk("other.js", "src/reform.tsx"),
  "form.css": { type: "asset" },
  "shared.css": { type: "asset" },
};

test("files are found by the modules in them, however they were put together, with all that comes along", () => {
  expect(filesOf(bundle, ["src/seats.tsx", "src/form.tsx"])).toEqual([
    "form.js",
    "form.css",
    "shared.js",
    "shared.css",
    "first.js",
  ]);
});

test("a module that is gone is noticed", () => {
  expect(() => filesOf(bundle, ["form.tsx", "src/gone.tsx"])).toThrow("src/gone.tsx");
});

test("a page is told of files that it does not name itself, each as what it is", () => {
  const page = '<head><script type="module" src="/first.js"></script></head><body></body>';
  expect(preloading(page, ["form.js", "form.css", "first.js"])).toBe(
    '<head><script type="module" src="/first.js"></script>' +
      '<link rel="modulepreload" crossorigin href="/form.js">' +
      '<link rel="stylesheet" crossorigin href="/form.css"></head><body></body>',
  );
  expect(() => preloading("<body></body>", [])).toThrow(/no head/);
});
