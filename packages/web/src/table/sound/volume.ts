/** How loud the table is: silent, unless somebody asks for sounds. Kept in the browser. */
import { signal } from "@preact/signals";
import { recall, remember } from "../../kit/localStorage.ts";

export const VOLUMES = ["off", "quiet", "normal", "loud"] as const;
export type Volume = (typeof VOLUMES)[number];

/** As a gain. Ears count in ratios, so each is more than twice the one before. */
export const GAINS: Readonly<Record<Volume, number>> = { off: 0, quiet: 0.06, normal: 0.16, loud: 0.36 };

const kept = recall("sound");
export const volume = signal<Volume>(VOLUMES.find((each) => each === kept) ?? "off");

export function setVolume(wanted: Volume): void {
  volume.value = wanted;
  remember("sound", wanted);
}
