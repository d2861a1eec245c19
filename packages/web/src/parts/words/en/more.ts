/** All other parts of English: every file but those that come with others. */
const FILES = import.meta.glob<Readonly<Record<string, object>>>(
  [
    "./**/en/*.ts",
    "!./**/{abandon,about,alone,clock,colours,noTable,plan,plural,refusals,result,settings,setup,sheets}.ts",
    "!./**/{files,home,homeFiles,more,start,table,tableFiles}.ts",
  ],
  { base: "../../.." },
);

/** What a file exports by its own name. */
export async function more(path: string): Promise<object | undefined> {
  const [, folder, name = ""] = /^(.*)\/(\w+)$/.exec(path) ?? [];
  return (await FILES[`./${folder}/en/${name}.ts`]?.())?.[name];
}
