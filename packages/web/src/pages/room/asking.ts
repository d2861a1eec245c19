/** Asks the server for something and keeps what went wrong, in words. */
import { useSignal } from "@preact/signals";
import { troubleText } from "../../api/api.ts";
import type { Answer } from "../../api/api.ts";

export interface Asking {
  /** What went wrong with the last request. */
  readonly problem: string | undefined;
  /** Resolves to whether it was done. */
  readonly told: (asked: Promise<Answer<unknown>>) => Promise<boolean>;
}

export function useAsking(): Asking {
  const problem = useSignal<string | undefined>(undefined);
  return {
    problem: problem.value,
    told: async (asked) => {
      const answer = await asked;
      problem.value = answer.ok ? undefined : troubleText(answer.trouble);
      return answer.ok;
    },
  };
}
