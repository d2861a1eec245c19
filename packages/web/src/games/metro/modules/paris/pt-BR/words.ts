/** What Paris says. */
import { colours } from "../../../../../parts/words/pt-BR/colours.ts";
import { capital, count, list, number, of } from "../../../../../parts/words/pt-BR/plural.ts";
import type { words as source } from "../en/words.ts";

const points = (n: number): string => count(n, "ponto", "pontos");

const NAMES: Readonly<Record<string, string>> = {
  "Eiffel Tower": "Torre Eiffel",
  "Arc de Triomphe": "Arco do Triunfo",
  "Foundation Louis-Vuitton": "Fundação Louis Vuitton",
};

export const words: typeof source = {
  named: (name) => NAMES[name] ?? name,
  row: (who) => (who.isYou ? "Sua fileira" : `Fileira ${of(who)}`),
  yourRow: "Sua fileira",
  points: (n) => `${points(n)} como está`,
  becomes: (now, later) => `${points(now)} como está → ${number(later)}`,
  grows: (before, after) => `a maior fileira cresce ${before} → ${after}`,
  outside: "fora da maior fileira",
  joins: (tourists) => `junta-se a ${count(tourists, "turista", "turistas")} e segue com eles`,
  note: (n) => `fileira ${n}`,
  space: (landmark, colour, isTaken) => `${landmark}, vaga de ${colours[colour]}, ${isTaken ? "ocupada" : "livre"}`,
  pick: (landmark, colour) => `Sentar o turista ${colours[colour]} em ${landmark}`,
  loose: "Ainda fora da fileira",
  seatAt: (colour, landmark) => `Sentar o ${colours[colour]} em ${landmark}`,
  join: (colour, square) => `${capital(colours[colour])} se junta aos de ${square}`,
  next: (landmark) => `${landmark} vem a seguir`,
  tourist: (colour) => `O turista ${colours[colour]}`,
  ask: {
    seat: (colour) => `acomode o turista ${colours[colour]}`,
    join: (colour) => `sem vaga para o turista ${colours[colour]}: escolha a quem ele se junta`,
    several: "escolha um turista e aonde ele vai",
    landmark: "escolha a próxima atração da sua fileira",
  },
  tells: {
    seated: (colour, landmark, isSure) =>
      `um turista ${colours[colour]} ${isSure ? "sentou-se" : "senta-se"} na atração ${landmark}`,
    joined: (colour, square, isSure) =>
      `um turista ${colours[colour]} ${isSure ? "juntou-se" : "junta-se"} aos de ${square}`,
    left: (colour, isSure) => `um turista ${colours[colour]} ${isSure ? "saiu" : "sai"} do jogo`,
    choose: (colour) => `você escolhe aonde vai o turista ${colours[colour]}`,
  },
  awards: {
    run: "maior fileira de turistas",
    others: "turistas fora dela",
    full: "atrações cheias",
  },
  square: (tourists) => {
    const named = tourists.map((colour) => colours[colour]);
    return named.length > 1 ? `turistas: ${list(named)}` : `um turista ${named[0] ?? ""}`;
  },
  refusals: {
    notNow: "Turistas se movem quando se constrói sobre o espaço deles.",
    notYourLandmark: "Esta atração não é sua para pôr ali.",
    noSuchSpace: "Sua fileira não tem essa vaga.",
    spaceTaken: "Já há um turista sentado ali.",
    otherColour: "Isto é para um turista de outra cor.",
    mustSeat: "Sua fileira tem uma vaga livre desta cor; o turista precisa se sentar ali.",
    joinNearer: "Há turistas ao lado do espaço em que se construiu: tem de ser um deles.",
    nobodyThere: "Não há ninguém ali a quem se juntar.",
  },
};
