import type { abandon as source } from "../en/abandon.ts";

export const abandon: typeof source = {
  title: "Abandonar esta partida?",
  body: "Ela fica na sua lista, como está, e pode ser retomada.",
  yes: "Abandonar",
  no: "Continuar jogando",
};
