import type * as en from "../en/result.ts";
import { count, list, number, of, points } from "./grammar.ts";

export const result: typeof en.result = {
  title: "Resultado",
  wins: ({ name }) => `${name} venceu`,
  share: (best) => `${list(best.map(({ name }) => name))} dividem a vitória`,
  by: (margin) => (margin === 1 ? "por um único ponto." : `por ${points(margin)}`),
  close: "Foi por pouco.",
  shared: (n) => `com ${points(n)} cada`,
  nobody: "Ninguém venceu",
  resigned: ({ name }) => `${name} desistiu.`,
  time: (who) => (who.isYou ? "Seu tempo acabou." : `O tempo ${of(who)} acabou.`),
  agreed: "Todos concordaram em encerrar a partida aqui.",
  abandoned: "A partida foi abandonada.",
  points: "Pontos",
  again: "Revanche",
  easier: "Tentar um mais fácil",
  review: "Análise",
  poster: "Pôster",
  exported: "Compartilhar",
  scored: ({ name }, n) => `${name} fez ${points(n)}`,
  running: "Esta partida ainda não acabou.",
  goOn: "Continuar jogando",
  firstWin: (bot) => `Sua primeira vitória contra ${bot}.`,
  bestYet: "Sua melhor pontuação até agora.",
  more: "Pontos em detalhe",
  story: {
    label: "A história da partida",
    best: (who) => (who.isYou ? "Sua melhor linha" : `A melhor linha ${of(who)}`),
    bestSource: ({ name, isYou }) => (isYou ? "O que mais rendeu a você" : `O que mais rendeu a ${name}`),
    gotAway: "A que escapou",
    played: (move) => `Jogada feita: ${move}.`,
    move: (move, n) => `${move} na jogada ${number(n)}`,
    play: "Jogar a partir daqui",
    nothing: "Nada escapou.",
    small: ({ isYou, name }, n) => `Nenhuma jogada custou a ${isYou ? "você" : name} mais de ${points(n)}.`,
    unclear: "Nenhuma jogada foi claramente um erro.",
    causes: "Sorte e habilidade",
    luck: "Sorte",
    skill: "Habilidade",
    tooClose: "Difícil dizer",
    tooCloseAbout: "Não dá para separar sorte e habilidade nesta partida.",
    sum: ({ name, isYou }, luck, skill, margin) =>
      `Pontos contra ${isYou ? "você" : name}: ${number(luck)} ${skill < 0 ? "−" : "+"} ${number(Math.abs(skill))} = ${margin === 0 ? "0" : `${number(Math.abs(margin))} ${margin < 0 ? "a menos" : "a mais"}`}.`,
    sure: "Qual é a certeza?",
    looking: "Examinando as jogadas…",
    closer: "Veja mais na análise",
  },
};

export const causes: typeof en.causes = (drawn, luck, skill, own, other) => {
  const others = other ? `${other.name} jogou` : "Os outros jogaram";
  const made = other ? `${other.name} aproveitou` : "Os outros aproveitaram";
  const whom = own.isYou ? "você" : own.name;
  if (luck > 0 && skill > 0) return `Sorte com ${drawn}, e bem jogado.`;
  const first =
    luck > 0
      ? `${own.name} teve mais sorte com ${drawn}.`
      : luck < 0
        ? `A sorte com ${drawn} foi contra ${whom}.`
        : `Sorte igual com ${drawn}.`;
  const second =
    skill > 0 ? `${own.name} jogou melhor.` : skill < 0 ? (luck > 0 ? `${made} melhor.` : `${others} melhor.`) : "";
  return second ? `${first} ${second}` : first;
};

export const share: typeof en.share = {
  move: "Jogada a mostrar",
  at: (move, of) => (move === of ? "Posição final" : `Jogada ${number(move)} de ${number(of)}`),
  preview: (names) => `Tabuleiro: ${list(names)}`,
  poster: {
    title: "Pôster",
    preview: "A rede pronta como pôster",
    names: "Nomes",
    light: "Claro",
    dark: "Escuro",
    theme: "Cores",
    save: "Salvar imagem",
    svg: "Salvar SVG",
    send: "Compartilhar",
    print: "Imprimir",
    failed: "O navegador não conseguiu criar a imagem. Salve o SVG.",
    winner: "venceu",
    behind: (n) => `a ${points(n)}`,
  },
  link: {
    title: "Link",
    about: "Abre a partida nesta jogada.",
    copy: "Copiar link",
    copied: "Copiado.",
    notCopied: "O navegador não permitiu copiar. Selecione o link e copie-o manualmente.",
    send: "Enviar…",
    address: "Endereço do link",
    inside: (letters) =>
      `A partida inteira está no link (${count(letters, "caractere", "caracteres")}); nada é enviado a um servidor.`,
    tooLong:
      "Esta partida é longa demais para caber em um link. Envie-a ao servidor para obter um link curto ou mande o arquivo da partida.",
    upload: "Enviar e criar link",
    uploading: "Enviando…",
    uploaded: "A partida está no servidor. Qualquer pessoa com o link pode abri-la.",
    record: "Salvar arquivo da partida",
    noServer: "Não há servidor neste endereço para receber a partida. Salve o arquivo da partida e mande-o.",
    thisMachine:
      "Este link só funciona neste aparelho. Abra a página em um endereço que outros possam acessar e copie o link lá.",
  },
  embed: {
    title: "Incorporar",
    about: "Cole este código na sua página para mostrar o tabuleiro nela.",
    code: "Código de incorporação",
  },
  picture: {
    title: "Imagem",
    svg: "Salvar SVG",
    png: "Salvar PNG",
  },
  replay: {
    title: "Animação",
    about: "A partida turno a turno, com destaque para o que acabou de ser construído e pontuado.",
    svg: "Salvar SVG animado",
    gif: "Salvar GIF",
    making: (frame, of) => `Criando o GIF: quadro ${number(frame)} de ${number(of)}.`,
    cancel: "Cancelar",
    saved: (size) => `Salvo, ${number(Math.ceil(size / 1000))} kB.`,
    stopped: "Cancelado.",
    failed: "O navegador não conseguiu criar o GIF. Tente o SVG animado.",
    turn: (turn, of) => `Turno ${number(turn)} de ${number(of)}`,
  },
  print: {
    open: "Versão para impressão",
    title: "Partida",
    go: "Imprimir",
    board: "Tabuleiro final",
    scores: "Pontos",
    moves: "Jogadas e sorteios",
    proof: "Embaralhamento",
    none: "Um navegador fez os sorteios desta partida; não há embaralhamento selado para verificar.",
    holds: "Todo sorteio decorre do segredo abaixo. O hash SHA-256 dele foi publicado antes de alguém entrar.",
    broken: (reason) => `Os sorteios não decorrem do segredo: ${reason}.`,
    seal: "Selo",
    running: "Esta partida ainda não acabou. Você poderá imprimi-la quando ela acabar.",
    back: "Voltar",
  },
  shared: {
    title: "Partida compartilhada",
    reading: "Carregando a partida do link…",
    cut: "Falta uma parte deste link. Peça o link inteiro de novo.",
    damaged: "Este link não contém uma partida, ou falta uma parte dele. Peça o link de novo.",
    home: "Página inicial",
    about: (names) => `Compartilhada com você: ${list(names)}`,
    keep: "Salvar",
    saved: "Salva nas suas partidas.",
    open: "Abrir",
    player: (seat) => `Jogador ${seat}`,
  },
};
