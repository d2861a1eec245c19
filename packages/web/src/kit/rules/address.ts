/** The addresses of numbered rules, of a game or one of its modules. */
export function rulesAddress(game: string, rule: string, module?: string): string {
  return `${rulesPath(game, module)}#rule-${rule}`;
}

/** The address of a game's rules, or of one of its modules. */
export function rulesPath(game: string, module?: string): string {
  return module === undefined ? `/rules/${game}` : `/rules/${game}/${module}`;
}
