import type { terms as source } from "../en/terms.ts";

export const terms: typeof source = {
  "center-rails-score":
    "Uma linha que chega ao centro continua sobre as peças dali. Aqui se diz se isso a faz valer mais.",
};
