import type * as en from "../en/lobby.ts";
import { count } from "./grammar.ts";

type Lobby = typeof en.lobby;

/** By the server's error code. */
const problems: Lobby["problems"] = {
  unreachable: "Não há contato com o servidor. Tente de novo quando houver conexão.",
  absent: "Não há servidor de mesas online neste endereço.",
  broken: "O servidor teve um erro próprio. Nada mudou; tente de novo.",
  "too-much": "Foram pedidos demais. Espere um pouco e tente de novo.",
  origin: "Esta página não veio do servidor com que ela fala. Abra-a no endereço do próprio servidor.",
  nobody: "Escolha antes um nome.",
  unreadable: "O servidor não entende esta página. Recarregue a página.",
  code: "Esse código não existe ou já foi usado.",
  "unknown-table": "Essa mesa não existe. Talvez tenha sido excluída.",
  "not-host": "Só quem montou a mesa pode fazer isso.",
  "not-yours": "Esse lugar não é seu.",
  "not-seated": "Só quem jogou pode pedir outra partida.",
  taken: "Alguém chegou antes: esse lugar está ocupado.",
  begun: "A partida já começou.",
  running: "Uma partida em andamento não se exclui. Ela pode acabar se todos os jogadores concordarem.",
  "free-seats": "Ainda há lugares livres. Espere alguém ou deixe bots jogarem.",
  "not-over": "A partida não acabou.",
  busy: "Outra análise sua ainda está sendo feita.",
  over: "A partida acabou.",
  "not-kept": "O servidor não conseguiu guardar isso. Nada mudou; tente de novo.",
  fault: "O servidor teve um erro próprio. Nada mudou; tente de novo.",
  game: "O servidor não conhece este jogo.",
  bot: "O servidor não conhece este bot.",
  seats: "O número de lugares não serve para a mesa.",
  seat: "Esse lugar não está reservado para uma pessoa.",
  nonce: "O servidor não entende esta página. Recarregue a página.",
  control: "O servidor não aceita este relógio.",
  behind: "Lá já há mais desta mesa. Busque-a primeiro.",
  "kept-full": "O servidor não guarda mais mesas suas. Exclua algumas ou salve-as como arquivo.",
  setup: "O servidor não aceita esta mesa como foi montada.",
  "setup/components": "O servidor não aceita este conjunto de componentes.",
  "setup/colours": "O servidor não aceita estas cores.",
};

const name: Lobby["name"] = {
  title: "Qual é o seu nome?",
  about: "Os outros na mesa veem este nome. Não há conta: este navegador é quem você é.",
  label: "Nome",
  empty: "Um nome tem de 1 a 24 letras.",
  go: "Continuar",
  haveCode: "Já jogo em outro aparelho",
};

const code: Lobby["code"] = {
  title: "Vir de outro aparelho",
  about:
    "No outro aparelho, abra os ajustes e crie um código. Ele vale uma vez; seus lugares vêm para cá, e o outro aparelho sai.",
  label: "Código",
  wrong: "Um código tem oito grupos de quatro letras e algarismos.",
  go: "Vir para cá",
};

const me: Lobby["me"] = {
  title: "Você, nas mesas online",
  called: (called) => `Seu nome é ${called}.`,
  nobody: "Este navegador ainda não tem nome nas mesas online. Ele é pedido quando você se senta pela primeira vez.",
  rename: "Mudar o nome",
  choose: "Escolher um nome",
  makeCode: "Criar um código para outro aparelho",
  aboutCode: "Digite-o lá, em Ajustes. Vale uma vez, e só para você: quem tem o código tem os seus lugares.",
  codeIs: "Seu código",
  forget: "Esquecer este aparelho",
  forgetTitle: "Esquecer quem é este navegador?",
  forgetBody:
    "Seus lugares só continuam seus se você criou um código antes: com ele você volta, aqui ou em outro lugar. Sem código, eles se perdem.",
  forgetYes: "Esquecer",
  forgetNo: "Ficar",
  forgotten: "Este navegador agora não é ninguém.",
};

const invite: Lobby["invite"] = {
  title: "Convidar",
  send: "Enviar",
  copy: "Copiar o link",
  copied: "O link foi copiado.",
  select: "Selecionar o link",
  insecure:
    "Esta página veio sem criptografia (HTTP simples), e assim os navegadores não deixam copiar nem compartilhar. Selecione o link e copie à mão.",
  refused: "O navegador não deixa a página copiar. Selecione o link e copie à mão.",
  scan: "ou deixe ler este código",
  qr: (link) => `Código QR de ${link}`,
  link: "Link desta mesa",
  isPublic: "A mesa aparece na lista para todos.",
  isByLink: "Só quem tem o link acha a mesa.",
  addresses: "Endereço desta máquina",
  closed: "Ninguém mais alcança este servidor: ele só atende esta máquina.",
  howToOpen: "Pare o servidor e abra-o para a sua rede com",
  command: "npm start -- --lan",
  here: "Outra janela nesta máquina pode abrir o endereço desta página.",
};

const NUMBERS = ["ninguém", "um", "dois", "três", "quatro", "cinco", "seis"];

const gathering: Lobby["gathering"] = {
  title: "Esperando jogadores",
  ready: "Todos estão aqui",
  aboutScreen: "Os jogadores entram pelo celular. Quando a partida começa, o tabuleiro aparece aqui.",
  makeScreen: "Esta tela só mostra o tabuleiro",
  seats: "Lugares",
  you: "você",
  free: "Livre",
  whoever: "quem abrir o link",
  bot: (rung) => `bot, nível ${rung} de 6`,
  botAt: (name, rung) => `${rung} · ${name}`,
  sit: "Sentar aqui",
  sitAt: (seat) => `Sentar aqui: lugar ${seat}`,
  addBot: "Pôr um bot",
  addBotAt: (seat) => `Pôr um bot: lugar ${seat}`,
  botOf: (seat) => `Bot do lugar ${seat}`,
  freeAgain: "Ninguém: livre",
  sat: (who) => `${who} se senta.`,
  leave: "Deixar o lugar",
  start: (seats) => `Começar com ${NUMBERS[seats] ?? seats}`,
  waiting: (free) => count(free, "lugar livre", "lugares livres"),
  waitForHost: "Quem montou a mesa começa a partida.",
  joinFirst: "Sente-se para jogar, ou fique e assista.",
  full: "Todos os lugares estão ocupados. Fique para assistir quando a partida começar.",
  delete: "Excluir a mesa",
  lots: "cores por sorteio",
  reconnecting: "Reconectando…",
  restarting: "O servidor está reiniciando…",
};

const help: Lobby["help"] = {
  none: "sem ajuda",
  trace: "ajuda: linhas",
  ledger: "ajuda: linhas e efeito das jogadas",
  hints: "ajuda: conselhos",
};

const moved: Lobby["moved"] = {
  title: "Seus lugares estão em outro aparelho",
  body: "Você passou para outro aparelho, ou este foi esquecido. A partida segue lá. Aqui você pode assistir, ou voltar com um código: crie um no outro aparelho, nos ajustes.",
  watch: "Assistir aqui",
  takeOver: "Voltar a jogar aqui",
};

const leaving: Lobby["leaving"] = {
  title: "Sair desta partida?",
  body: "Os outros decidem como ela segue: esperam, um bot ocupa o seu lugar ou a partida acaba.",
  yes: "Sair",
  no: "Ficar",
};

const tables: Lobby["tables"] = {
  title: "Mesas",
  open: "Esperando jogadores",
  noOpen: "Nenhuma mesa espera agora. Abra uma ou jogue com um bot.",
  playBot: (game) => `Jogar com um bot: ${game}`,
  copy: "Copiar o link desta página",
  link: "Link desta página",
  live: "Em andamento",
  noLive: "Nenhuma partida pública em andamento agora.",
};

const where: Lobby["where"] = {
  title: "Onde",
  here: "Nesta tela",
  online: "Online",
  aboutHere: "Todos passam esta tela adiante.",
  aboutOnline: "Cada um joga no seu aparelho, pelo link que você envia.",
  person: "quem vier",
  aboutPerson: "Quem abre o link se senta aqui, com o próprio nome.",
  clock: "Relógio",
  minutes: "Minutos para cada",
  seconds: "Segundos a mais por jogada",
  days: "Dias por jogada",
  kinds: { none: "Sem", live: "Minutos", days: "Dias" },
  who: "Quem pode vir",
  everybody: "Todos",
  byLink: "Pelo link",
  aboutEverybody: "A mesa aparece na lista: estranhos podem se sentar e assistir.",
  aboutLink: "Só quem tem o link a encontra.",
  watching: "Quem assiste vê",
  delay: (seconds) => (seconds === 0 ? "Na hora" : seconds < 60 ? `${seconds} s depois` : `${seconds / 60} min depois`),
  device: "Este aparelho",
  plays: "Eu jogo",
  shows: "Só mostra o tabuleiro",
  make: "Abrir a mesa",
};

export const lobby: Lobby = {
  name,
  code,
  me,
  invite,
  gathering,
  help,
  moved,
  leaving,
  tables,
  where,
  problems,
  problem: (code, reason) => (reason === undefined ? `Não deu certo (${code}).` : `Não deu certo: ${reason}`),
};
