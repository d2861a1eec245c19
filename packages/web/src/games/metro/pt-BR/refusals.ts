import type { refusals as source } from "../en/refusals.ts";

/** Why something may not be done, by refusal code. The numbered rule is shown beside it. */
export const refusals: typeof source = {
  unknown: "As regras não permitem isto.",
  gameOver: "A partida acabou: todos os espaços estão cobertos.",
  notYourTurn: "Não é a sua vez.",
  over: "A partida acabou.",
  paused: "A partida está parada. Retome-a antes.",
  unreadable: "Isto não é uma jogada deste jogo.",
  nothingToTakeBack: "Não há nada seu para desfazer.",
  notPaused: "A partida não está parada.",
  resignTwo: "Só se desiste de uma partida para dois.",
  drawOwed: "Antes é preciso pegar uma peça.",
  mustPlaceDrawn: "Você pegou outra peça em vez de colocar uma da mão. Agora essa peça deve ser colocada.",
  supplyEmpty: "Não há mais peças no estoque.",
  notInHand: "Você não tem esta peça.",
  offBoard: "Isto fica fora do tabuleiro.",
  centre: "A estação central ocupa estes espaços; nenhuma peça vai ali.",
  occupied: "Já há uma peça aqui, e peças nunca saem do lugar.",
  notAdjacent: "Uma peça fica na borda do tabuleiro ou ao lado de outra. Nada toca este espaço ainda.",
  turned: "As peças ficam como aponta a seta; nesta mesa não se giram peças.",
  sameTurn: "Girada assim, a peça fica igual ao que era.",
  oneTile:
    "Aqui a peça ligaria sozinha uma saída a uma estação: uma linha de uma peça só. Isso só vale quando a peça não cabe em nenhum outro espaço.",
};
