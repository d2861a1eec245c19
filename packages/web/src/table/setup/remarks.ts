/** Compares a table with the box of its edition, one remark at a time, each with its kind. */
import type { Assist } from "@interchange/games";
import { NO_FACTS, componentsTitle, notInBox, unprintedAt } from "@interchange/tabletop";
import type { Components, OptionSpec, Setup } from "@interchange/tabletop";
import { optionsOf } from "./gameSetup.ts";
import type { GameSetup, Remark, RemarkKind } from "./gameSetup.ts";
import { t } from "../../words/index.ts";

export function remarksOf(gameSetup: GameSetup, setup: Setup, assist: Assist): readonly Remark[] {
  const differing = [...absentOf(gameSetup, setup), ...oursOf(gameSetup, setup), ...rulesOf(gameSetup, setup)];
  return [boxOf(gameSetup, setup, differing.length > 0), ...differing, ...extrasOf(gameSetup, setup, assist)];
}

/** Kinds of remarks that say that the table is not as in the box. Where the rulebook is silent, nothing differs. */
const DIFFERENCES: readonly RemarkKind[] = ["absent", "ours", "changed"];

export function differencesIn(remarks: readonly Remark[]): number {
  return remarks.filter(({ kind }) => DIFFERENCES.includes(kind)).length;
}

/** Says "everything" only if that is true. */
function boxOf(gameSetup: GameSetup, setup: Setup, differs: boolean): Remark {
  const words = t.setup.remarks;
  if (!differs) return { kind: "box", title: words.everything };
  const { facts = NO_FACTS } = gameSetup.engine.choices;
  const absent = notInBox(facts, setup.edition, setup.modules);
  const title = gameSetup.inBox(
    setup.modules.filter((id) => !absent.includes(id)),
    setup,
  );
  return { kind: "box", title, about: words.inBox(gameSetup.editions[setup.edition] ?? setup.edition) };
}

function absentOf(gameSetup: GameSetup, { edition, modules }: Setup): readonly Remark[] {
  const words = t.setup.remarks;
  const { facts = NO_FACTS } = gameSetup.engine.choices;
  return notInBox(facts, edition, modules).map((id) => {
    const homes = Object.keys(facts.boxes).filter((each) => facts.boxes[each]?.includes(id));
    return {
      kind: "absent",
      title: words.absent(titleOf(gameSetup, id), gameSetup.editions[edition] ?? edition),
      about: homes.length ? words.homes(homes.map((each) => gameSetup.editions[each] ?? each)) : undefined,
    };
  });
}

function oursOf(gameSetup: GameSetup, setup: Setup): readonly Remark[] {
  const words = t.setup.remarks;
  const { facts = NO_FACTS } = gameSetup.engine.choices;
  const { components } = setup;
  return unprintedAt(facts, setup).map((each) => {
    const said = gameSetup.unprinted(each);
    if (components && holds(components.values, each.path))
      return { kind: "box", title: said.title, about: words.ofSet(componentsTitle(components)) };
    return { kind: "ours", about: each.is === "designed" ? words.designed : words.inferred, ...said };
  });
}

/** Whether a custom set has its own value there. */
function holds(values: Components["values"], path: string | undefined): boolean {
  if (path === undefined) return false;
  const found = path
    .split("/")
    .slice(1)
    .reduce<unknown>((part, key) => (isObject(part) ? part[key] : undefined), values);
  return found !== undefined;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

/** What the table changes, then our rulings where the rulebook is silent. Who starts is not a rule. */
function rulesOf(gameSetup: GameSetup, setup: Setup): readonly Remark[] {
  const words = t.setup.remarks;
  const specs = optionsOf(gameSetup, setup.modules).filter(({ isSeat }) => !isSeat);
  const isChanged = ({ name, values }: OptionSpec): boolean => (setup.options[name] ?? values[0]) !== values[0];
  const changed = specs.filter(isChanged).map((spec): Remark => ({
    kind: "changed",
    title: ruleIn(gameSetup, spec, setup.options[spec.name]),
    about: (spec.isRuling ? words.otherReading : words.usually)(valueOf(gameSetup, spec, spec.values[0])),
  }));
  const rulings = specs
    .filter((spec) => spec.isRuling && !isChanged(spec))
    .map((spec): Remark => ({ kind: "ruling", title: ruleIn(gameSetup, spec, spec.values[0]), about: words.ruling }));
  return [...changed, ...rulings];
}

function extrasOf(gameSetup: GameSetup, { edition }: Setup, assist: Assist): readonly Remark[] {
  const words = t.setup.remarks;
  const help =
    assist === "none" ? [] : [{ kind: "extra", title: gameSetup.assists[assist].label, about: words.help } as const];
  return [...help, ...gameSetup.extras(edition)];
}

/** An option's value at this table, with the module it belongs to. */
function ruleIn(gameSetup: GameSetup, spec: OptionSpec, value: string | undefined): string {
  const home = gameSetup.modules?.homeOf(spec.name);
  const rule = t.setup.differs(gameSetup.optionTexts[spec.name]?.label ?? spec.name, valueOf(gameSetup, spec, value));
  return home === undefined ? rule : t.setup.remarks.ofModule(titleOf(gameSetup, home), rule);
}

function valueOf({ optionTexts }: GameSetup, { name, values }: OptionSpec, value = ""): string {
  const texts = optionTexts[name];
  if (texts?.mix && !values.includes(value)) return t.setup.differs(texts.mix.label, value);
  return texts?.values[value]?.label ?? value;
}

function titleOf({ modules }: GameSetup, id: string): string {
  return modules?.titleOf(id) ?? id;
}
