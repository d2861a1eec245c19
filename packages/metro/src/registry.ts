/**
 * The modules that are loaded. The catalog installs all of them; a page may do without the catalog until a table needs
 * it, so the core asks here and imports no module.
 */
import type { Module, ModuleId } from "./module.ts";

let installed: readonly Module[] = [];

/** Installs modules in their order, which is the order in which their hooks are called. */
export function installModules(modules: readonly Module[]): void {
  installed = modules;
}

/** Every module that people can choose. */
export function choosableModules(): readonly Module[] {
  return installed.filter(({ kind }) => kind !== "bridge");
}

export function moduleById(id: ModuleId): Module | undefined {
  return installed.find((module) => module.id === id);
}

export function moduleByTag(tag: string): Module | undefined {
  return installed.find((module) => module.tag === tag);
}

/** The number of a module among all, for action codes. */
export function moduleNumber(module: Module): number {
  return installed.indexOf(module);
}

export function moduleByNumber(number: number): Module | undefined {
  return installed[number];
}

/** The modules that are on at a table, bridges included, in the order of the catalog. */
export function modulesOf(chosen: readonly ModuleId[]): readonly Module[] {
  return installed.filter(({ id, joins }) =>
    joins ? joins.every((each) => chosen.includes(each)) : chosen.includes(id),
  );
}
