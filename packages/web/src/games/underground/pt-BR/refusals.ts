import type { refusals as source } from "../en/refusals.ts";

/** Why something may not be done, by refusal code. The numbered rule is shown beside it. */
export const refusals: typeof source = {
  unknown: "As regras não permitem isto.",
  gameOver: "A partida acabou.",
  notYourTurn: "Não é a sua vez.",
  drawOwed: "Antes é preciso abrir destinos.",
  buildFirst: "O passageiro viaja quando todas as ações da vez foram usadas.",
  notYourLine: "Esta linha não é sua: só o dono a constrói.",
  noBlock: "Não há trecho entre estas estações.",
  noPieces: "Todos os trilhos desta linha já foram construídos. Ela não cresce mais.",
  lineInBlock: "Esta linha já passa aqui, e uma linha passa só uma vez por um trecho.",
  blockFull: "Todas as vias deste trecho estão ocupadas.",
  apart: "Um trilho deve tocar a própria linha. Ela não está em nenhuma destas estações.",
  noTokens: "Aqui o trilho seria um ramal, fora das pontas da linha. Um ramal custa duas fichas.",
  tripOwed: "Antes o passageiro precisa viajar.",
  notOpen: "Este destino não está aberto.",
  notBestDestination: "Outro destino pede menos caminho a pé, ou o mesmo com menos linhas. Ele vai para lá.",
  notBestRoute: "Há um caminho com menos trechos a pé, ou com os mesmos e menos linhas. Ele vai por esse.",
  edition: "Esta edição não é conhecida.",
  seats: "On the Underground é para dois a cinco jogadores.",
  module: "Esta expansão não é conhecida.",
  option: "Esta escolha não é conhecida.",
  rules: "Esta versão não conhece estas regras.",
  start: "O lugar que começa deve ser um dos que estão na mesa.",
};
