/**
 * A setup as an address, to be shared: `/new/metro?edition=bigbox&modules=paris&hand-size=2&assist=ledger&person=Ada
 * &bot=planner+Planner`. Options stand under their own names, and seats in their order. Whoever opens it finds the form
 * filled in; what the address asks for and the page does not know is left out and told.
 */
import type { SetupRequest } from "@interchange/tabletop";
import { OFFERED } from "../../parts/assist.ts";
import { isBotName } from "../../parts/sitters.ts";
import type { Sitter } from "../../parts/sitters.ts";
import type { TablePlan } from "../../keep/create.ts";
import { LONGEST_NAME } from "./checks.ts";
import { optionsOf, seatsOf } from "./face.ts";
import type { SetupFace } from "./face.ts";
import { defaultPlan } from "./plan.ts";
import { seatedWithin } from "./seating.ts";

/** What an address may hold besides, for the page itself. */
const OF_THE_PAGE = ["lang", "link", "seed"];

/** What of a part that is not known is shown. */
const LONGEST_PART = 60;

export interface Linked {
  readonly plan: TablePlan;
  /** What the address asks for and cannot be had, as it stands there. */
  readonly strangers: readonly string[];
}

/** The address of a setup, with what the page has in its own. */
export function linkOf(face: SetupFace, plan: TablePlan, search = ""): string {
  const { edition, modules = [], options = {} } = plan.request;
  const params = pageParams(search);
  if (edition !== undefined) params.append("edition", edition);
  if (modules.length) params.append("modules", modules.join(","));
  for (const { name, values } of optionsOf(face, modules)) {
    const value = options[name];
    if (value !== undefined && value !== values[0]) params.append(name, value);
  }
  params.append("assist", plan.assist);
  for (const { name, mind } of plan.sitters)
    params.append(mind.kind, mind.kind === "bot" ? `${mind.bot} ${name}` : name);
  return `/new/${face.game.id}?${params.toString()}`;
}

/** What of an address is about the page, whatever is set up there. */
export function pageParams(search: string): URLSearchParams {
  return new URLSearchParams([...new URLSearchParams(search)].filter(([key]) => OF_THE_PAGE.includes(key)));
}

/** What an address asks for; undefined where it asks for nothing. */
export function linkedPlan(face: SetupFace, search: string): Linked | undefined {
  const asked = [...new URLSearchParams(search)].filter(([key]) => !OF_THE_PAGE.includes(key));
  if (!asked.length) return undefined;
  const strangers: string[] = [];
  const left = (key: string, value: string): void => {
    const part = value === "" ? key : `${key}=${value}`;
    strangers.push(part.length > LONGEST_PART ? `${part.slice(0, LONGEST_PART)}…` : part);
  };
  const plain = defaultPlan(face.game);
  let { request, assist } = plain;
  // Modules first: they say how many may sit there, and which options there are.
  const modules = asked.filter(([key]) => key === "modules").flatMap(([, ids]) => ids.split(",").filter(Boolean));
  for (const id of modules) {
    const wider = { ...request, modules: [...(request.modules ?? []), id] };
    if (fits(face, wider, seatsOf(face, wider.modules).least)) request = wider;
    else left("modules", id);
  }
  const range = seatsOf(face, request.modules ?? []);
  const sitters: Sitter[] = [];
  for (const [key, value] of asked.filter(([key]) => key === "person" || key === "bot")) {
    const sitter = sitterOf(face, key, value);
    if (sitter && sitters.length < range.most) sitters.push(sitter);
    else left(key, value);
  }
  const seated = seatedWithin(range, sitters.length ? sitters : plain.sitters);
  for (const [key, value] of asked) {
    if (key === "modules" || key === "person" || key === "bot") continue;
    if (key === "assist") {
      const offered = OFFERED.find((each) => each === value);
      if (offered) assist = offered;
      else left(key, value);
      continue;
    }
    const changed: SetupRequest =
      key === "edition"
        ? { ...request, edition: value }
        : { ...request, options: { ...request.options, [key]: value } };
    if (fits(face, changed, seated.length)) request = changed;
    else left(key, value);
  }
  return { plan: { ...plain, request, sitters: seated, assist }, strangers };
}

function sitterOf({ game }: SetupFace, kind: string, value: string): Sitter | undefined {
  if (kind === "person") return { name: value.slice(0, LONGEST_NAME), mind: { kind: "person" } };
  const [, bot = "", name = ""] = /^(\S+) (.*)$/.exec(value) ?? [];
  if (!isBotName(bot) || !game.bots.names.includes(bot)) return undefined;
  return { name: name.slice(0, LONGEST_NAME), mind: { kind: "bot", bot } };
}

function fits({ engine }: SetupFace, request: SetupRequest, seats: number): boolean {
  return engine.prepare({ ...request, seats }).ok;
}
