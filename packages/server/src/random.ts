/** Names and secrets that nobody can guess. */
import { createHash, randomBytes, randomInt } from "node:crypto";

const LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789";
/** Without letters and digits that look alike. */
const CODE_LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** The name of a table or an identity: 62 bits. */
export function newId(): string {
  return Array.from({ length: 12 }, () => LETTERS[randomInt(LETTERS.length)]).join("");
}

/** What a cookie holds. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** What moves an identity to another device: 160 bits, written by hand if need be. */
export function newRecoveryCode(): string {
  const group = (): string => Array.from({ length: 4 }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join("");
  return Array.from({ length: 8 }, group).join("-");
}

/** Secrets are random and long, so a plain hash of them tells nobody anything. */
export function hashOf(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}
