/** A part of the page, once the faces of these modules are here too. */
export async function withFaces<Part>(part: Promise<Part>, modules: readonly string[]): Promise<Part> {
  const faces = modules.length
    ? import("./modules/load.ts").then(({ loadModules }) => loadModules(modules))
    : undefined;
  const [fetched] = await Promise.all([part, faces]);
  return fetched;
}
