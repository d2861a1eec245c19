import type * as en from "../en/lobby.ts";
import { count } from "./grammar.ts";

type Lobby = typeof en.lobby;

/** By the server's error code. */
const problems: Lobby["problems"] = {
  unreachable: "Não foi possível acessar o servidor. Verifique sua conexão e tente de novo.",
  absent: "Não há servidor de mesas online neste endereço. Você ainda pode jogar contra bots ou dividir uma tela.",
  broken: "Algo deu errado no servidor. Nada foi alterado. Tente de novo.",
  "too-much": "Muitas solicitações. Espere um momento e tente de novo.",
  origin: "Esta página vem de outro servidor. Abra-a no endereço do próprio servidor.",
  nobody: "Escolha um nome primeiro.",
  unreadable: "O servidor não conseguiu ler a solicitação. Recarregue a página.",
  code: "Este código está errado ou já foi usado. Confira-o ou crie outro no seu outro aparelho.",
  "unknown-table": "Esta mesa não existe. Talvez tenha sido excluída. Escolha outra.",
  "not-host": "Só o anfitrião pode fazer isso. Peça a ele.",
  "not-yours": "Esse lugar não é seu. Recarregue a página para ver qual é o seu.",
  "not-seated": "Só os jogadores desta partida podem pedir revanche. Em vez disso, você pode criar uma mesa nova.",
  taken: "Outra pessoa acabou de ocupar esse lugar. Escolha outro.",
  begun: "A partida já começou. Você pode assistir a ela.",
  running: "Você não pode excluir uma partida em andamento. Os jogadores podem encerrá-la de comum acordo.",
  "free-seats": "Ainda há lugares livres. Espere jogadores ou adicione bots.",
  "not-over": "A partida ainda não acabou. Tente de novo quando ela acabar.",
  busy: "Você já tem uma análise em andamento. Tente de novo quando ela terminar.",
  over: "A partida acabou.",
  "not-kept": "O servidor não conseguiu salvar. Nada foi alterado. Tente de novo.",
  fault: "Algo deu errado no servidor. Nada foi alterado. Tente de novo.",
  game: "O servidor não oferece este jogo. Escolha outro.",
  bot: "O servidor não oferece este bot. Escolha outro.",
  seats: "O número de jogadores não corresponde ao número de lugares. Mude um dos dois.",
  seat: "Você não pode ocupar esse lugar. Escolha outro.",
  nonce: "O servidor não conseguiu ler a solicitação. Recarregue a página.",
  control: "O servidor não permite este relógio. Escolha outro.",
  behind: "O servidor tem uma cópia mais recente. Baixe-a primeiro.",
  "kept-full": "Você atingiu o limite de mesas salvas no servidor. Exclua algumas ou salve-as em um arquivo.",
  setup: "O servidor não permite esta preparação. Mude-a e tente de novo.",
  "setup/components": "O servidor não permite estes componentes. Escolha outros.",
  "setup/colours": "O servidor não permite estas cores. Escolha outras.",
};

const name: Lobby["name"] = {
  title: "Qual é o seu nome?",
  about: "Todos na mesa veem este nome. Não precisa de conta: este navegador lembra de você.",
  label: "Nome",
  empty: "Digite um nome de 1 a 24 caracteres.",
  go: "Continuar",
  haveCode: "Já jogo em outro aparelho",
};

const code: Lobby["code"] = {
  title: "Transferir de outro aparelho",
  about:
    "No outro aparelho, abra os Ajustes e crie um código. Ele só pode ser usado uma vez: suas partidas vêm para cá, e você sai no outro aparelho.",
  label: "Código",
  wrong: "Digite oito grupos de quatro letras e números.",
  go: "Transferir para cá",
};

const me: Lobby["me"] = {
  title: "Seu nome online",
  called: (called) => `Você joga como ${called}.`,
  nobody:
    "Você ainda não tem um nome para as mesas online. Você vai escolher um quando ocupar um lugar pela primeira vez.",
  rename: "Mudar nome",
  choose: "Escolher um nome",
  makeCode: "Criar código para outro aparelho",
  aboutCode:
    "Digite-o no outro aparelho, em Ajustes. Ele só pode ser usado uma vez. Guarde segredo: quem tiver o código pode assumir as suas partidas.",
  codeIs: "Seu código",
  forget: "Sair",
  forgetTitle: "Sair neste aparelho?",
  forgetBody:
    "Você só recupera suas partidas com um código criado antes, neste aparelho ou em outro. Sem código, você as perde.",
  forgetYes: "Sair",
  forgetNo: "Cancelar",
  forgotten: "Você saiu neste aparelho.",
};

const invite: Lobby["invite"] = {
  title: "Convidar",
  send: "Compartilhar",
  copy: "Copiar link",
  copied: "Link copiado.",
  select: "Selecionar link",
  insecure:
    "Sem HTTPS, o navegador não deixa a página copiar nem compartilhar o link. Selecione-o e copie-o manualmente.",
  refused: "O navegador não deixou a página copiar o link. Selecione-o e copie-o manualmente.",
  scan: "ou deixe os outros escanearem o código",
  qr: (link) => `Código QR de ${link}`,
  link: "Link desta mesa",
  isPublic: "Esta mesa é pública: qualquer pessoa pode encontrá-la.",
  isByLink: "Só quem tem o link encontra esta mesa.",
  addresses: "Endereço deste computador",
  closed: "Outros aparelhos ainda não conseguem acessar este servidor: ele só aceita conexões deste computador.",
  howToOpen: "Para torná-lo acessível na sua rede, pare o servidor e inicie-o com",
  command: "npm start -- --lan",
  here: "Você pode abrir o endereço desta página em outra janela deste computador.",
};

const NUMBERS = ["nenhum", "um", "dois", "três", "quatro", "cinco", "seis"];

const gathering: Lobby["gathering"] = {
  title: "Esperando jogadores",
  ready: "Todos estão aqui",
  aboutScreen: "Os jogadores entram pelo celular. Quando a partida começar, o tabuleiro aparecerá aqui.",
  makeScreen: "Usar esta tela só para o tabuleiro",
  seats: "Lugares",
  you: "você",
  free: "Livre",
  whoever: "qualquer um com o link",
  bot: (rung) => `bot, nível ${rung} de 7`,
  botAt: (name, rung) => `${rung} · ${name}`,
  sit: "Sentar aqui",
  sitAt: (seat) => `Sentar aqui: lugar ${seat}`,
  addBot: "Adicionar bot",
  addBotAt: (seat) => `Adicionar bot: lugar ${seat}`,
  botOf: (seat) => `Bot do lugar ${seat}`,
  freeAgain: "Remover bot",
  sat: (who) => `${who} entrou.`,
  leave: "Deixar lugar",
  start: (seats) => `Começar com ${NUMBERS[seats] ?? seats} ${seats === 1 ? "jogador" : "jogadores"}`,
  waiting: (free) => count(free, "lugar livre", "lugares livres"),
  waitForHost: "Esperando o anfitrião começar.",
  joinFirst: "Ocupe um lugar para jogar ou fique para assistir.",
  full: "Todos os lugares estão ocupados. Você poderá assistir quando a partida começar.",
  delete: "Excluir mesa",
  lots: "cores aleatórias",
  reconnecting: "Reconectando…",
  restarting: "O servidor está reiniciando…",
};

const help: Lobby["help"] = {
  none: "sem ajuda",
  trace: "ajuda: linhas",
  ledger: "ajuda: linhas e prévia das jogadas",
  hints: "ajuda: dicas",
};

const moved: Lobby["moved"] = {
  title: "Você está jogando em outro aparelho",
  body: "Você mudou para outro aparelho ou saiu neste. Você pode assistir aqui. Para voltar a jogar aqui, crie um código no outro aparelho, em Ajustes.",
  watch: "Assistir aqui",
  takeOver: "Voltar a jogar aqui",
};

const leaving: Lobby["leaving"] = {
  title: "Sair desta partida?",
  body: "Os outros decidem o que acontece: esperam, um bot ocupa o seu lugar ou a partida acaba.",
  yes: "Sair",
  no: "Ficar",
};

const tables: Lobby["tables"] = {
  title: "Mesas",
  open: "Esperando jogadores",
  noOpen: "Nenhuma mesa está esperando jogadores agora. Crie uma ou jogue contra um bot.",
  playBot: (game) => `Jogar contra um bot: ${game}`,
  copy: "Copiar o link desta página",
  link: "Link desta página",
  live: "Partidas em andamento",
  noLive: "Nenhuma partida pública em andamento.",
};

const where: Lobby["where"] = {
  title: "Onde jogar",
  here: "Nesta tela",
  online: "Online",
  aboutHere: "Todos dividem esta tela e a passam de mão em mão.",
  aboutOnline: "Cada um joga no próprio aparelho. Você envia um link.",
  person: "aberto a todos",
  aboutPerson: "Qualquer um com o link pode ocupar este lugar e escolher um nome.",
  clock: "Relógio",
  minutes: "Minutos por jogador",
  seconds: "Acréscimo (s)",
  days: "Dias por jogada",
  kinds: { none: "Nenhum", live: "Minutos", days: "Dias" },
  who: "Quem pode entrar",
  everybody: "Todos",
  byLink: "Quem tiver o link",
  aboutEverybody: "A mesa é pública: qualquer pessoa pode entrar ou assistir.",
  aboutLink: "Só quem tem o link a encontra.",
  watching: "Atraso para quem assiste",
  delay: (seconds) => (seconds === 0 ? "Nenhum" : seconds < 60 ? `${seconds} s` : `${seconds / 60} min`),
  device: "Este aparelho",
  plays: "Vou jogar nele",
  shows: "Só o tabuleiro",
  make: "Criar mesa",
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
  problem: (code) => `Não deu certo (erro “${code}”). Tente de novo ou recarregue a página.`,
};
