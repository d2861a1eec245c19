/** Where a numbered rule of a game, or of one of its modules, can be read. */
export function rulesAddress(game: string, rule: string, module?: string): string {
  return `${rulesPath(game, module)}#rule-${rule}`;
}

/** Where the rules of a game are, or those of one of its modules. */
export function rulesPath(game: string, module?: string): string {
  return module === undefined ? `/rules/${game}` : `/rules/${game}/${module}`;
}
