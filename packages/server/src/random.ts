/** Ids and secrets that nobody can guess. */
import { createHash, randomBytes, randomInt } from "node:crypto";

const LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789";
/** Without look-alike letters and digits. */
const CODE_LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const ROOM_LETTERS = "BCDFGHJKLMNPRSTVWXZ";

/** The id of a table or an identity: 62 bits. */
export function newId(): string {
  return Array.from({ length: 12 }, () => LETTERS[randomInt(LETTERS.length)]).join("");
}

/** The content of a cookie. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** A recovery code: 160 bits that can be written by hand. */
export function newRecoveryCode(): string {
  const group = (): string => Array.from({ length: 4 }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join("");
  return Array.from({ length: 8 }, group).join("-");
}

/** Secrets are random and long, so a plain hash is safe. */
export function hashOf(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

/** A room's code: five letters without vowels and look-alikes. */
export function newRoomCode(): string {
  return Array.from({ length: 5 }, () => ROOM_LETTERS[randomInt(ROOM_LETTERS.length)]).join("");
}
