/** Signing in on this device, and why it is no longer signed in. */

export const signIn = {
  join: {
    title: "Sign in on this device",
    about: "Enter the six digits or the recovery code from another device. That device stays signed in.",
    label: "Code",
    wrong: "Enter six digits, or eight groups of four letters and digits.",
    go: "Sign in",
    where: "On the other device, open Settings, then “Add a device”.",
  },
  passkeys: {
    signIn: "Sign in with a passkey",
    insecure: "Browsers allow passkeys only over HTTPS, or at localhost on the computer that runs the server.",
    numbered: "Passkeys need a server with a name. The address here is only a number.",
    unsupported: "This browser doesn't support passkeys.",
    stopped: "No passkey was used.",
  },
  /** Why this device is no longer signed in. */
  out: {
    title: "You're signed out on this device",
    "signed-out": (when: string) => `Another of your devices signed this one out on ${when}.`,
    deleted: (when: string) => `You deleted your data on ${when}, on another device.`,
    banned: (when: string) => `A moderator of this server removed you on ${when}.`,
    again: "Sign in again",
    ok: "OK",
  },
  /** A person who has deleted their data. */
  former: "Former player",
  /** A message that a moderator's mute kept from being sent. */
  youAreMuted: "Not sent: a moderator has muted you.",
};
