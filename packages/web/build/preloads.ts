/** What a page is told to fetch ahead: files of the build, found by the modules that are in them. */

/** What the bundler says of a file that it made. */
export interface BuiltChunk {
  readonly type: "chunk";
  readonly fileName: string;
  readonly moduleIds: readonly string[];
  /** Files that are fetched with it. */
  readonly imports: readonly string[];
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
}

export type Bundle = Readonly<Record<string, BuiltChunk | { readonly type: "asset" }>>;

/** The files that hold these modules with all that comes along with them, each once, in the order of their names. */
export function filesOf(bundle: Bundle, modules: readonly string[]): readonly string[] {
  const chunks = Object.values(bundle).filter((file): file is BuiltChunk => file.type === "chunk");
  const holder = new Map(
    chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [id.replaceAll("\\", "/"), chunk] as const)),
  );
  const ids = [...holder.keys()];
  const found = new Set<string>();
  const take = (chunk: BuiltChunk): void => {
    if (found.has(chunk.fileName)) return;
    found.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    for (const name of chunk.imports) {
      const file = bundle[name];
      if (file?.type === "chunk") take(file);
    }
  };
  for (const module of modules) {
    const chunk = holder.get(ids.find((id) => id.endsWith(`/${module}`)) ?? "");
    if (!chunk) throw new Error(`a start names a module that the build does not have: ${module}`);
    take(chunk);
  }
  return [...found];
}

/**
 * The page, told to fetch files ahead that it does not name by itself. Style sheets are there at once, since nothing is
 * shown without them anyway; the page finds them when it would fetch them.
 */
export function preloading(page: string, files: readonly string[]): string {
  const links = files
    .filter((file) => !page.includes(`"/${file}"`))
    .map((file) =>
      file.endsWith(".css")
        ? `<link rel="stylesheet" crossorigin href="/${file}">`
        : `<link rel="modulepreload" crossorigin href="/${file}">`,
    );
  if (!page.includes("</head>")) throw new Error("the page has no head");
  return page.replace("</head>", () => `${links.join("")}</head>`);
}
