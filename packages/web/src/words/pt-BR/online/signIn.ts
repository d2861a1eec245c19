import type * as en from "../../en/online/signIn.ts";

export const signIn: typeof en.signIn = {
  join: {
    title: "Entrar neste aparelho",
    about: "Digite os seis números ou o código de recuperação do outro aparelho. O outro aparelho continua conectado.",
    label: "Código",
    wrong: "Digite seis números ou oito grupos de quatro letras e números.",
    go: "Entrar",
    where: "No outro aparelho, abra os Ajustes e depois “Adicionar aparelho”.",
  },
  passkeys: {
    signIn: "Entrar com chave de acesso",
    insecure:
      "Os navegadores só permitem chaves de acesso por HTTPS ou em localhost, no computador em que o servidor roda.",
    numbered: "Chaves de acesso precisam de um servidor com nome. O endereço deste é só um número.",
    unsupported: "Este navegador não oferece chaves de acesso.",
    stopped: "Nenhuma chave de acesso foi usada.",
  },
  out: {
    title: "Você saiu neste aparelho",
    "signed-out": (when) => `Outro aparelho seu desconectou este: ${when}.`,
    deleted: (when) => `Você excluiu seus dados em outro aparelho: ${when}.`,
    banned: (when) => `A moderação deste servidor removeu você: ${when}.`,
    again: "Entrar de novo",
    ok: "OK",
  },
  /** A person who has deleted their data. */
  former: "Ex-jogador",
  /** A message that a moderator's mute kept from being sent. */
  youAreMuted: "Não enviada: a moderação silenciou você.",
};
