// What our packages need of others at run time: their names and versions as the lock file has them.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { at, readJson } from "./tree.mjs";

/**
 * @typedef {object} Locked an entry of the lock file
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {string} [license]
 * @property {boolean} [link]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {Record<string, string>} [peerDependencies]
 * @property {Record<string, { optional?: boolean }>} [peerDependenciesMeta]
 */

/** @returns {Map<string, Locked>} entries of the lock file by their place, such as `node_modules/ws` */
export function thirdParty() {
  /** @type {Record<string, Locked>} */
  const locked = readJson("package-lock.json").packages;
  /** @type {Map<string, Locked>} */
  const found = new Map();
  /** @type {(place: string) => void} */
  const follow = (place) => {
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = locked[place] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      if (peerDependenciesMeta?.[name]?.optional) continue;
      const needed = placeOf(locked, place, name);
      if (needed === undefined || locked[needed]?.link || found.has(needed)) continue;
      found.set(needed, locked[needed] ?? {});
      follow(needed);
    }
  };
  for (const folder of readdirSync(at("packages"))) follow(`packages/${folder}`);
  return new Map([...found].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * Where Node finds a package that another one asks for: beside it, or further up.
 *
 * @param {Record<string, Locked>} locked
 * @param {string} from
 * @param {string} name
 * @returns {string | undefined}
 */
function placeOf(locked, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/node_modules/")))) {
    const place = folder === "" ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (locked[place]) return place;
    if (folder === "") return undefined;
    if (!folder.includes("/node_modules/")) folder = "";
  }
}

/** @param {string} place */
export function nameAt(place) {
  return place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length);
}

/** One text with the licence of everything that is shipped with us or installed by us. */
export function licences() {
  const parts = [...thirdParty()].flatMap(([place, { version = "", license = "unknown" }]) => {
    const folder = at(...place.split("/"));
    // Packages for other systems are not installed here; their licence is that of the package that needs them.
    if (!existsSync(folder)) return [`${nameAt(place)} ${version} (${license})`];
    const files = readdirSync(folder).filter((file) => /^(?:licen[cs]e|notice|copying)/i.test(file));
    const texts = files.toSorted().map((file) => readFileSync(join(folder, file), "utf8").trim());
    return [[`${nameAt(place)} ${version} (${license})`, ...texts].join("\n\n")];
  });
  return `Interchange needs these packages of others. Each has its own licence.\n\n${parts.join(`\n\n${"-".repeat(80)}\n\n`)}\n`;
}
