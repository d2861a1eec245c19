/** A link to a numbered rule. Opens over the page if possible, so that nobody loses their place. */
import type { ComponentChildren } from "preact";
import { readRule } from "./door.ts";
import "./term.css";

interface RuleLinkProps {
  readonly game: string;
  readonly rule: string;
  readonly module?: string | undefined;
  readonly children: ComponentChildren;
}

export function RuleLink({ game, rule, module, children }: RuleLinkProps) {
  return (
    <a
      class="rule-link"
      href={rulesAddress(game, rule, module)}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        if (readRule(rule)) event.preventDefault();
      }}
    >
      {children}
    </a>
  );
}

/** The addresses of numbered rules, of a game or one of its modules. */
export function rulesAddress(game: string, rule: string, module?: string): string {
  return `${rulesPath(game, module)}#rule-${rule}`;
}

/** The address of the rules of a table: of its module if it has exactly one, else of its game. */
export function rulesPathAt(game: string, modules: readonly string[] = []): string {
  return rulesPath(game, modules.length === 1 ? modules[0] : undefined);
}

/** The address of a game's rules, or of one of its modules. */
export function rulesPath(game: string, module?: string): string {
  return module === undefined ? `/rules/${game}` : `/rules/${game}/${module}`;
}
