/** Compares a table with the box of its edition, one remark at a time, each with its kind. */
import { NO_FACTS, componentsTitle, notInBox, unprintedAt } from "@interchange/tabletop";
import type { Components, OptionSpec, Setup } from "@interchange/tabletop";
import type { Assist } from "../../kit/assist.ts";
import { optionsOf } from "./face.ts";
import type { SetupFace } from "./face.ts";
import { t } from "../../words/index.ts";

export function remarksOf(face: SetupFace, setup: Setup, assist: Assist): readonly Remark[] {
  const differing = [...absentOf(face, setup), ...oursOf(face, setup), ...rulesOf(face, setup)];
  return [boxOf(face, setup, differing.length > 0), ...differing, ...extrasOf(face, setup, assist)];
}

/** Says "everything" only if that is true. */
function boxOf(face: SetupFace, setup: Setup, differs: boolean): Remark {
  const words = t.setup.remarks;
  if (!differs) return { kind: "box", title: words.everything };
  const { facts = NO_FACTS } = face.engine.choices;
  const absent = notInBox(facts, setup.edition, setup.modules);
  const title = face.inBox(setup.modules.filter((id) => !absent.includes(id)));
  return { kind: "box", title, about: words.inBox(face.editions[setup.edition] ?? setup.edition) };
}

function absentOf(face: SetupFace, { edition, modules }: Setup): readonly Remark[] {
  const words = t.setup.remarks;
  const { facts = NO_FACTS } = face.engine.choices;
  return notInBox(facts, edition, modules).map((id) => {
    const homes = Object.keys(facts.boxes).filter((each) => facts.boxes[each]?.includes(id));
    return {
      kind: "absent",
      title: words.absent(titleOf(face, id), face.editions[edition] ?? edition),
      about: homes.length ? words.homes(homes.map((each) => face.editions[each] ?? each)) : undefined,
    };
  });
}

function oursOf(face: SetupFace, setup: Setup): readonly Remark[] {
  const words = t.setup.remarks;
  const { facts = NO_FACTS } = face.engine.choices;
  const { components } = setup;
  return unprintedAt(facts, setup).map((each) => {
    const said = face.unprinted(each);
    if (components && holds(components.values, face.setPath(each)))
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
function rulesOf(face: SetupFace, setup: Setup): readonly Remark[] {
  const words = t.setup.remarks;
  const specs = optionsOf(face, setup.modules).filter(({ isSeat }) => !isSeat);
  const isChanged = ({ name, values }: OptionSpec): boolean => (setup.options[name] ?? values[0]) !== values[0];
  const changed = specs.filter(isChanged).map((spec): Remark => ({
    kind: "changed",
    title: ruleIn(face, spec, setup.options[spec.name]),
    about: (spec.isRuling ? words.otherReading : words.usually)(valueOf(face, spec, spec.values[0])),
  }));
  const rulings = specs
    .filter((spec) => spec.isRuling && !isChanged(spec))
    .map((spec): Remark => ({ kind: "ruling", title: ruleIn(face, spec, spec.values[0]), about: words.ruling }));
  return [...changed, ...rulings];
}

function extrasOf(face: SetupFace, { edition }: Setup, assist: Assist): readonly Remark[] {
  const words = t.setup.remarks;
  const help =
    assist === "none" ? [] : [{ kind: "extra", title: face.assists[assist].label, about: words.help } as const];
  return [...help, ...face.extras(edition)];
}

/** An option's value at this table, with the module it belongs to. */
function ruleIn(face: SetupFace, spec: OptionSpec, value: string | undefined): string {
  const home = face.modules?.homeOf(spec.name);
  const rule = t.setup.differs(face.optionTexts[spec.name]?.label ?? spec.name, valueOf(face, spec, value));
  return home === undefined ? rule : t.setup.remarks.ofModule(titleOf(face, home), rule);
}

function valueOf({ optionTexts }: SetupFace, { name, values }: OptionSpec, value = ""): string {
  const texts = optionTexts[name];
  if (texts?.mix && !values.includes(value)) return t.setup.differs(texts.mix.label, value);
  return texts?.values[value]?.label ?? value;
}

function titleOf({ modules }: SetupFace, id: string): string {
  return modules?.titleOf(id) ?? id;
}

/**
 * One remark on how a table compares with its box. Either it is as in the box; not in that box; ours, because we had no
 * access to what is printed; changed by this table; a ruling, because the rulebook does not say; or something only a
 * screen can do.
 */
export type RemarkKind = "box" | "absent" | "ours" | "changed" | "ruling" | "extra";

export interface Remark {
  readonly kind: RemarkKind;
  readonly title: string;
  readonly about?: string | undefined;
}
