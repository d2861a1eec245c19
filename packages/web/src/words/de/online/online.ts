import type * as en from "../../en/online/online.ts";
import type { Who } from "../../types.ts";
import { count, does, genitive, list, together } from "../grammar.ts";

const onceAgreed = "Gilt, sobald alle einverstanden sind.";
/** A person in the accusative. */
const whom = ({ name, isYou }: Who): string => (isYou ? "dich" : name);

export const online: typeof en.online = {
  outOfReach: {
    title: "Der Server ist nicht erreichbar",
    body: "Dein Tisch ist sicher. Die Seite verbindet sich wieder, sobald du online bist.",
    again: "Jetzt verbinden",
  },
  unknown: {
    title: "Tisch nicht gefunden",
    body: "Unter dieser Adresse gibt es keinen Tisch. Vielleicht wurde er gelöscht. Prüfe den Link oder lass dir einen neuen schicken.",
  },
  link: {
    label: "Verbindung",
    open: "Verbunden",
    connecting: "Verbindet neu",
    restarting: "Server startet neu",
    offline: "Offline",
    outdated: "Update nach diesem Zug",
  },
  watching: (n) => count(n, "Zuschauer"),
  presence: { here: "online", away: "kurz weg", gone: "offline" },
  /** Minutes and seconds alone would read like a time of day. */
  goneFor: (time) => `seit ${time.includes(":") ? `${time} min` : time} offline`,
  standsIn: (bot) => `${bot} spielt`,
  nobody: "gegangen",
  before: (fact) => `${fact} · `,
  clock: {
    days: (days, hours) => `${days} d ${hours} h`,
    hours: (hours, minutes) => `${hours} h ${minutes} min`,
    minutes: (minutes, seconds) => `${minutes}:${String(seconds).padStart(2, "0")}`,
    tenths: (seconds, tenths) => `0:${String(seconds).padStart(2, "0")},${tenths}`,
    left: (who, time) => `${who.isYou ? "du hast" : `${who.name} hat`} noch ${time}`,
  },
  tray: {
    sending: "Wird gesendet…",
    saved: "Dein Zug ist gespeichert",
    stored: "Auf diesem Gerät gespeichert. Wird noch einmal gesendet…",
    storedOffline: "Auf diesem Gerät gespeichert. Dein Zug wird gesendet, sobald du wieder online bist.",
    change: "Zug ändern",
    waits: (who) => `Warten auf ${whom(who)}.`,
    takeBack: "Zurücknehmen",
    botPlayed: (bot) => `${bot} hat für dich gespielt`,
    free: "bis jemand anders zieht",
    asks: (names) => `${list(names)} ${names.length > 1 ? "müssen" : "muss"} zustimmen`,
    watching: "Du schaust zu.",
    watchingAbout: "Du siehst nur, was alle sehen dürfen.",
    watchingLate: (seconds) => `Du siehst die Partie mit ${count(seconds, "Sekunde", "Sekunden")} Verzögerung.`,
  },
  failed: {
    unsent: "Der Server konnte deinen Zug nicht speichern, darum gilt er nicht. Versuch es noch einmal.",
    stale:
      "Dein letzter Zug gilt nicht, weil die Partie schon weitergegangen war. Sieh dir die Stellung an und versuch es noch einmal.",
    refused: "Dein letzter Zug gilt nicht, weil er nicht erlaubt ist. Wähle einen anderen Zug.",
  },
  chat: {
    title: "Chat",
    empty: "Noch keine Nachrichten.",
    say: "Nachricht schreiben",
    send: "Senden",
    unread: (n) => count(n, "neue Nachricht", "neue Nachrichten"),
    readOnly: "Hier können nur die Spieler schreiben.",
    notSent: "Nicht gesendet: Du bist offline. Versuch es später noch einmal.",
    tooMuch: "Nicht gesendet: zu viele Nachrichten. Warte einen Moment und versuch es noch einmal.",
    mute: "Stummschalten",
    muteOne: (name) => `${name} stummschalten`,
    muted: (names) => `Stumm: ${list(names)}`,
  },
  requests: {
    title: "Online-Tisch",
    pause: "Pause vorschlagen",
    end: "Ende vorschlagen",
    resign: "Aufgeben",
    leave: "Meinen Platz aufgeben",
    pauseAbout: "Die Uhren bleiben während der Pause stehen. Alle müssen zustimmen.",
    endAbout: "Die Partie endet jetzt, und niemand gewinnt. Alle müssen zustimmen.",
    resignAbout: "Dein Gegner gewinnt. Das lässt sich nicht rückgängig machen.",
    leaveAbout:
      "Du kannst nicht zurückkommen. Die anderen entscheiden, ob ein Bot weiterspielt. Zuschauer und alle, die den Link haben, können deinen Platz nehmen.",
    yes: "Vorschlagen",
    yesResign: "Aufgeben",
    yesLeave: "Platz aufgeben",
    no: "Weiterspielen",
    waiting: {
      back: "Du hast gefragt, ob du deinen letzten Zug zurücknehmen darfst",
      pause: "Du hast eine Pause vorgeschlagen",
      resume: "Du hast vorgeschlagen, die Partie fortzusetzen",
      end: "Du hast vorgeschlagen, die Partie zu beenden",
      resign: "Du hast gefragt, ob du aufgeben darfst",
      replace: "Du hast vorgeschlagen, den Platz jemand anderem zu geben",
    },
    waitsFor: (names) => `warten auf ${list(names)}`,
    timeLeft: (time) => `noch ${time} zum Antworten`,
    clockStopped: "deine Uhr steht",
    declined: {
      back: ({ name }) => `${name} möchte den Zug nicht zurücknehmen.`,
      pause: ({ name }) => `${name} möchte keine Pause.`,
      resume: ({ name }) => `${name} ist noch nicht bereit.`,
      end: ({ name }) => `${name} möchte die Partie nicht beenden.`,
      resign: ({ name }) => `${name} hat abgelehnt.`,
      replace: ({ name }) => `${name} hat abgelehnt.`,
    },
    lapsed: "Nicht alle haben rechtzeitig geantwortet, also ändert sich nichts.",
    again: "Du kannst einmal pro Zug fragen. Frag nach dem nächsten Zug noch einmal.",
  },
  votes: {
    title: {
      time: (who) => `${who.isYou ? "Deine" : genitive(who.name)} Zeit ist um`,
      gone: (who) => `${does(who, "bist", "ist")} offline`,
      left: (who) => `${does(who, "bist", "ist")} gegangen`,
    },
    about: {
      time: (who) => `${onceAgreed} ${does(who, "kannst", "kann")} noch ziehen.`,
      gone: (who) => `${onceAgreed} ${does(who, "kannst", "kann")} jederzeit zurückkommen.`,
      left: () => onceAgreed,
    },
    own: {
      lost: (names) =>
        `${list(names)} ${names.length > 1 ? "können" : "kann"} dir Zeit geben, einen Bot für dich spielen lassen oder den Sieg beanspruchen. Entscheidet niemand, bevor die Zeit abläuft, verlierst du.`,
      mayMove: "Du kannst noch ziehen. Die anderen stimmen inzwischen ab.",
    },
    alone: {
      time: "Deine Wahl gilt sofort. Wählst du nichts, bevor die Zeit abläuft, gewinnst du.",
      other: "Deine Wahl gilt sofort.",
    },
    wait: "Warten",
    waitAbout: "neu abstimmen, wenn diese Zeit um ist",
    time: (time) => `${time} mehr Zeit geben`,
    timeAbout: "die Uhr läuft weiter",
    bot: (bot, who) => `${bot} für ${whom(who)} spielen lassen`,
    botAbout: {
      time: (who) => `bis ${does(who, "zurückkommst", "zurückkommt")}`,
      gone: (who) => `bis ${does(who, "zurückkommst", "zurückkommt")}`,
      left: () => "bis jemand den Platz übernimmt",
    },
    end: "Partie beenden",
    endAbout: "niemand gewinnt; die Aufzeichnung wird gespeichert",
    claim: "Sieg beanspruchen",
    claimAbout: {
      time: (who) => `${does(who, "verlierst", "verliert")} durch Zeitüberschreitung`,
      gone: (who) => `${does(who, "verlierst", "verliert")} durch Zeitüberschreitung`,
      left: (who) => `${does(who, "hast", "hat")} den Platz aufgegeben`,
    },
    agree: (n, of) => `${n} von ${of} einverstanden`,
    missing: (who) => `${together(who, ["hat", "hast", "haben", "habt"])} noch nicht abgestimmt`,
    timeLeft: (time) => `noch ${time} für die Entscheidung`,
    watching: "Nur die Spieler stimmen ab.",
    show: "Abstimmung zeigen",
    hide: "Abstimmung ausblenden",
  },
  ready: {
    about: "Die Partie geht weiter, sobald alle bereit sind.",
    ready: "Ich bin bereit",
    is: "bereit",
    isNot: "noch nicht bereit",
    without: (time) => `In ${time.includes(":") ? `${time} min` : time} geht es ohne Spieler weiter, die offline sind.`,
  },
  freeSeat: {
    free: (name) => `${name} hat die Partie verlassen. Du kannst ab hier weiterspielen.`,
    take: "Platz nehmen",
    invite: "Alle, die zuschauen oder den Link haben, können den Platz nehmen.",
    copy: "Link kopieren",
    copied: "Link kopiert",
  },
  reclaim: {
    about: (bot) => `${bot} spielt für dich`,
    take: "Platz wieder einnehmen",
    waits: "Ab dem nächsten Zug spielst du wieder selbst.",
  },
  result: {
    rematch: "Revanche",
    toRematch: "Zur Revanche",
    rotated: "Alle rücken einen Platz vor.",
    failed: "Die Revanche konnte nicht angelegt werden. Versuch es noch einmal.",
    sealChecking: "Das Mischen wird geprüft…",
    sealHolds: "Mischen geprüft: Es stimmt mit dem Siegel überein, das vor der Partie zu sehen war.",
    sealHoldsAbout:
      "Dein Browser hat geprüft: Der Server hat sein Geheimnis gewählt, bevor jemand dazukam, der Browser jedes Spielers hat zum Mischen beigetragen, und niemand hat die Ziehungen nachträglich geändert. Also konnte kein Spieler vorhersehen, was gezogen wird. Das beweist nicht, dass der Betreiber des Servers nicht nachgesehen hat.",
    sealBroken: "Das Mischen stimmt nicht mit dem Siegel überein.",
    sealBrokenAbout:
      "Die Ziehungen passen nicht zu dem Siegel, das vor der Partie gezeigt wurde. Exportiere die Aufzeichnung und wende dich an den Betreiber des Servers.",
    sealIgnored: "Dein Teil des Mischens fehlt.",
    sealIgnoredAbout:
      "Die Ziehungen passen zu ihrem Siegel, aber die Zufallszahl, die dein Browser beim Platznehmen geschickt hat, ging nicht in sie ein. Wenn du den Platz nicht auf einem anderen Gerät noch einmal genommen hast, exportiere die Aufzeichnung und wende dich an den Betreiber des Servers.",
    sealUnknown: "Dein Browser konnte das Mischen nicht prüfen. Lade die Seite neu, um es noch einmal zu versuchen.",
    sealMore: "Was das beweist",
  },
  calls: {
    title: "Wenn du am Zug bist",
    about: "Titel und Symbol dieses Tabs zeigen es immer an.",
    sound: "Ton abspielen",
    soundAbout: "Zwei kurze Töne, einmal pro Zug.",
    notify: "Benachrichtigung zeigen",
    notifyAbout:
      "Einmal pro Zug, solange diese Seite offen ist, auch im Hintergrund. Wenn du sie schließt, bekommst du keine mehr.",
    notifyDenied:
      "Benachrichtigungen sind für diese Seite blockiert. Um sie zu erlauben, tippe auf das Symbol neben der Adresse und dann auf »Benachrichtigungen«. Auf dem Handy öffnest du dessen Einstellungen und wählst den Browser.",
    notifyInsecure: "Browser erlauben Benachrichtigungen nur über HTTPS. Öffne diese Seite dafür über HTTPS.",
    notifyUninstalled:
      "iPhones und iPads zeigen Benachrichtigungen nur, wenn du die Seite vom Home-Bildschirm aus öffnest. Wähle dazu »Teilen« und dann »Zum Home-Bildschirm«.",
    notifyAbsent:
      "Dieser Browser unterstützt keine Benachrichtigungen. Lass stattdessen einen Ton abspielen oder nutze einen anderen Browser.",
    yourTurn: (page) => `● Du bist am Zug · ${page}`,
    wanted: (page) => `● ${page}`,
    notice: "Du bist am Zug",
  },
  premove: {
    begin: "Nächsten Zug planen",
    title: "Dein nächster Zug",
    about: "Interchange spielt ihn, wenn du am Zug bist und er noch dieselbe Wirkung hat.",
    partly: "Wenn sich etwas ändert, spielen, was noch erlaubt ist",
    save: "Plan speichern",
    stop: "Planung beenden",
    planned: "Dein nächster Zug ist geplant.",
    change: "Plan ändern",
    drop: "Plan verwerfen",
    refused:
      "Dein Plan ist nicht mehr ganz erlaubt und wurde nicht gespielt. Sieh nach, was davon bleibt, und bestätige es.",
    changed: "Dein Plan hat jetzt eine andere Wirkung und wurde nicht gespielt. Sieh ihn dir an und bestätige ihn.",
  },
  terms: {
    clock: "Uhr",
    seal: "Mischen",
    sealed: (digits) => `Siegel ${digits}`,
  },
};
