import type * as en from "../../en/metro/text.ts";
import { capital, count, list, of, points, signed, tiles } from "../grammar.ts";
import type { LineName } from "../../types.ts";
import { command } from "../../command.ts";

const FROM = ["de cima", "da direita", "de baixo", "da esquerda"] as const;
const TO = ["cima", "a direita", "baixo", "a esquerda"] as const;
const from = (side: number): string => FROM[side] ?? "";
const to = (side: number): string => TO[side] ?? "";
const lineOf = (name: LineName): string => `linha ${name}`;
const nobodys = "sem dono";

export const text: typeof en.text = {
  title: "O tabuleiro, espaço por espaço",
  about:
    "Fileiras de cima para baixo, colunas da esquerda para a direita, com as estações em volta. Pressione Enter para testar a sua peça num espaço.",
  columns: "Colunas",
  row: (n) => `Fileira ${n}`,
  rim: ["Estações de cima", "Estações da direita", "Estações de baixo", "Estações da esquerda"],
  cell: {
    free: "livre",
    empty: "·",
    centre: "centro",
    tile: (names) => (names.length ? names.join(" ") : "peça"),
    waits: (names) => `a seguir: ${names.join(" ")}`,
    tried: "sua peça",
  },
  station: (number, owner) => (owner === undefined ? String(number) : `${number} ${owner}`),
  lines: "Linhas",
  linesOf: (owner) => (owner?.isYou ? "Suas linhas" : `Linhas ${owner ? of(owner) : nobodys}`),
  notLeft: (names, owner) =>
    `${names.length > 1 ? "Não começadas" : "Não começada"}, ${owner?.name ?? nobodys}: ${names.length > 1 ? "linhas" : "linha"} ${list(names.map(String))}.`,
  nobody: "ninguém",
  line: ({ name, owner, stops, end, length, points: n }) =>
    `${capital(lineOf(name))}, ${owner ?? nobodys}: ${stops.length ? `${stops.join(", ")}; ` : ""}${end}, ${tiles(length)}${n === undefined ? "" : `, ${points(n)}`}.`,
  tile: (code, ways) =>
    `${code}: ${ways
      .map(([a, b]) => (a === b ? `${from(a)} de volta para ${to(a)}` : `${from(a)} para ${to(b)}`))
      .join(", ")}`,
  handTile: (n, all, tile, isChosen) =>
    all > 1 ? `Peça ${n}, ${tile}${isChosen ? ", escolhida" : ""}.` : `Sua peça, ${tile}.`,
  turned: (turns) => `Girada ${count(turns, "quarto de volta", "quartos de volta")}.`,
  holds: ({ name, isYou }, tile) => `${isYou ? "Você" : name} tem na mão ${tile}.`,
  noHand: "Você não tem peça na mão.",
  fits: (squares) =>
    squares.length
      ? `Cabe em ${count(squares.length, "espaço", "espaços")}: ${squares.join(", ")}.`
      : "Não cabe em nenhum espaço.",
  mayDraw: "Você pode pegar outra peça.",
  mayPass: "Você pode passar.",
  change: ({ name, owner, before, after, end, points: n, isDoubled }) =>
    `${capital(lineOf(name))}, ${owner ?? nobodys}: de ${before} para ${tiles(after)}, ${
      end === undefined
        ? "continua aberta"
        : `${end}${owner === undefined ? "" : `, ${points(n)}${isDoubled ? ", em dobro" : ""}`}`
    }.`,
  tryAt: (square) => `Se você colocar em ${square}:`,
  noChange: "Nenhuma linha muda.",
  gets: ({ name }, n) => `${name} ganha ${points(n)}.`,
  place: "Digite “colocar” para colocar a peça.",
  may: (square) => `Você pode colocar a sua peça em ${square}.`,
  square: (facts) => `${capital(facts)}.`,
  noSquare: "Os espaços vão de a1 a h8: letras da esquerda para a direita, números de cima para baixo.",
  noStation: "Não há estação com esse número. Escolha um de 1 a 32.",
  noTile: "Você não tem essa peça. Digite “mão” para ver as suas.",
  noTurn: "Nesta mesa, você não pode girar peças. Coloque a sua como está.",
  choosePlace: "Acrescente um espaço, por exemplo: “colocar e5”.",
  noDraw: "Você não pode pegar outra peça agora. Digite “estado” para ver o que fazer.",
  noPass: "Você não pode passar agora. Digite “estado” para ver o que fazer.",
  choices: {
    none: "Não há nada para escolher agora.",
    one: (n, what, brings) => `${n}: ${what}${brings === undefined ? "" : ` (${brings})`}.`,
    ask: "Digite “escolher” e um número.",
    unknown: (n) => `Escolha um número de 1 a ${n}.`,
  },
  score: ({ name }, n, about) => `${name}: ${points(n)}${about ? `, ${about}` : ""}.`,
  unseen: (n) => `${tiles(n)} que você ainda não viu:`,
  unseenTile: (code, n) => `${n} × ${code}`,
  unseenList: (all) => `${list(all)}.`,
  brief: (who, square, closed) =>
    `${who.name}${square === undefined ? "" : ` ${square}`}${closed.length ? `; ${closed.join("; ")}` : ""}.`,
  briefClosed: (name, n) => `${lineOf(name)} ${signed(n)}`,
  scoresNow: (scores) => `Pontos: ${scores.map(([{ name }, n]) => `${name} ${n}`).join(", ")}.`,
  commands: {
    place: command(
      "colocar place p lay",
      "e5, ou colocar e5",
      "coloca a sua peça. Acrescente 2 para girar a peça duas vezes ou usar a sua segunda peça: e5 2. A notação dos arquivos das partidas também funciona",
    ),
    try: command("testar try t", "testar e5", "mostra o que a sua peça faria ali"),
    hand: command("mão mao hand tile tiles", "mão, ou mão 2", "mostra as suas peças, ou escolhe a segunda"),
    turn: command("girar rotate r", "girar", "gira a peça um quarto de volta"),
    draw: command("pegar draw d", "pegar", "pega outra peça"),
    pass: command("passar pass", "passar", "passa"),
    moves: command("jogadas moves m", "jogadas", "mostra onde a sua peça cabe"),
    square: command("espaço espaco square sq", "espaço e5", "mostra o que há ali"),
    line: command("linha line", "linha 27", "segue uma linha desde a estação"),
    lines: command("linhas lines", "linhas, ou linhas e um nome", "mostra as suas linhas ou as de outra pessoa"),
    choices: command("escolhas choices", "escolhas", "mostra o que você pode escolher nos módulos"),
    choose: command("escolher choose c", "escolher 2", "escolhe"),
    scores: command("placar jogadores scores score players", "placar", "mostra os jogadores e os pontos deles"),
    unseen: command(
      "não-vistas nao-vistas restantes unseen bag",
      "não-vistas",
      "mostra as peças que você ainda não viu",
    ),
  },
};
