/** The table's volume, stored in the browser. Off by default. */
import { signal } from "@preact/signals";
import { recall, remember } from "../../kit/localStorage.ts";

export const VOLUMES = ["off", "quiet", "normal", "loud"] as const;
export type Volume = (typeof VOLUMES)[number];

/** As gain. Hearing is logarithmic, so each is more than twice the one before. */
export const GAINS: Readonly<Record<Volume, number>> = { off: 0, quiet: 0.06, normal: 0.16, loud: 0.36 };

const kept = recall("sound");
export const volume = signal<Volume>(VOLUMES.find((each) => each === kept) ?? "off");

export function setVolume(wanted: Volume): void {
  volume.value = wanted;
  remember("sound", wanted);
}
