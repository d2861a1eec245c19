/** The texts about devices and manners. What imports this file loads late, and waits for them. */
import { loadPeopleWords, peopleWords } from "./index.ts";
import type { PeopleWords } from "./index.ts";

await loadPeopleWords();

/** Asked for each time, like `t`: the language may change in tests. */
export const people = (): PeopleWords => peopleWords as PeopleWords;
