import type * as en from "../../en/online/signIn.ts";

export const signIn: typeof en.signIn = {
  join: {
    title: "Auf diesem Gerät anmelden",
    about:
      "Gib die sechs Ziffern oder den Wiederherstellungscode von einem anderen Gerät ein. Jenes Gerät bleibt angemeldet.",
    label: "Code",
    wrong: "Gib sechs Ziffern ein oder acht Gruppen aus je vier Buchstaben und Ziffern.",
    go: "Anmelden",
    where: "Öffne auf dem anderen Gerät die Einstellungen und dort »Gerät hinzufügen«.",
  },
  passkeys: {
    signIn: "Mit Passkey anmelden",
    insecure:
      "Browser erlauben Passkeys nur über HTTPS oder unter localhost auf dem Computer, auf dem der Server läuft.",
    numbered: "Passkeys brauchen einen Server mit Namen. Die Adresse von diesem ist nur eine Zahl.",
    unsupported: "Dieser Browser unterstützt keine Passkeys.",
    stopped: "Es wurde kein Passkey verwendet.",
  },
  out: {
    title: "Du bist auf diesem Gerät abgemeldet",
    "signed-out": (when) => `Ein anderes deiner Geräte hat dieses abgemeldet: ${when}.`,
    deleted: (when) => `Du hast deine Daten auf einem anderen Gerät gelöscht: ${when}.`,
    banned: (when) => `Die Moderation dieses Servers hat dich entfernt: ${when}.`,
    again: "Wieder anmelden",
    ok: "OK",
  },
  /** A person who has deleted their data. */
  former: "Ehemaliger Spieler",
  /** A message that a moderator's mute kept from being sent. */
  youAreMuted: "Nicht gesendet: Die Moderation hat dich stummgeschaltet.",
};
