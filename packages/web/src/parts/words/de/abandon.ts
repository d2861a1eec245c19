import type { abandon as source } from "../en/abandon.ts";

export const abandon: typeof source = {
  title: "Diese Partie liegen lassen?",
  body: "Sie bleibt in deiner Liste, so wie sie steht, und kann wieder aufgenommen werden.",
  yes: "Liegen lassen",
  no: "Weiterspielen",
};
