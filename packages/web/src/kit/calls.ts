/** The settings for turn notifications, stored in this browser. */
import { signal } from "@preact/signals";
import { recall, remember } from "./localStorage.ts";

export interface Calls {
  readonly sound: boolean;
  readonly notify: boolean;
}

function kept(): Calls {
  const value = recall("calls");
  const { sound, notify } = (typeof value === "object" && value !== null ? value : {}) as Partial<Calls>;
  return { sound: sound === true, notify: notify === true };
}

export const calls = signal<Calls>(kept());

export function preferCalls(change: Partial<Calls>): void {
  calls.value = { ...calls.value, ...change };
  remember("calls", calls.value);
}

/** Whether notifications work here, and if not, why. */
export function notifying(): NotificationPermission | "insecure" | "uninstalled" | "absent" {
  if (!isSecureContext) return "insecure";
  if ("Notification" in globalThis) return Notification.permission;
  // Only iPhones and iPads have this property. They allow notifications once the page is on the home screen.
  return (navigator as { readonly standalone?: boolean }).standalone === false ? "uninstalled" : "absent";
}

let context: AudioContext | undefined;

/** Two short notes. Browsers allow sound only after the first tap or click. */
export function playTone(): void {
  try {
    context ??= new AudioContext();
    void context.resume();
    const start = context.currentTime + 0.02;
    for (const [at, pitch] of [
      [0, 659.25],
      [0.14, 880],
    ] as const) {
      const note = context.createOscillator();
      const loudness = context.createGain();
      note.type = "sine";
      note.frequency.value = pitch;
      loudness.gain.setValueAtTime(0, start + at);
      loudness.gain.linearRampToValueAtTime(0.16, start + at + 0.015);
      loudness.gain.exponentialRampToValueAtTime(0.001, start + at + 0.35);
      note.connect(loudness).connect(context.destination);
      note.start(start + at);
      note.stop(start + at + 0.4);
    }
  } catch {
    // No sound in this browser.
  }
}
