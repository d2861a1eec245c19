/** Ada and Bo at a table that has begun. */
import type { AnyRules } from "@interchange/tabletop";
import { Person } from "./client.ts";
import type { Seated } from "./client.ts";

const PERSON = { kind: "person" } as const;

export async function twoAtATable(
  address: string,
  rules: AnyRules,
  wish: Partial<Parameters<Person["newTable"]>[0]> = {},
): Promise<readonly [Seated, Seated]> {
  const ada = await Person.named(address, "Ada");
  const bo = await Person.named(address, "Bo");
  const { id } = await ada.newTable({ seats: [PERSON, PERSON], seat: 0, ...wish });
  await bo.sit(id, 1);
  await ada.start(id);
  return [await ada.watch(id, rules), await bo.watch(id, rules)];
}
