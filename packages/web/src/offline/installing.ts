/** Whether the page can be installed here, as far as the browser says. */
import { signal } from "@preact/signals";

/** What Chromium hands to pages that it would install; other browsers have their own menus for it. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ readonly outcome: "accepted" | "dismissed" }>;
}

const held = signal<InstallPrompt | undefined>(undefined);

export const canInstall = (): boolean => held.value !== undefined;

/** Keeps the browser's offer until somebody wants it. */
export function holdPrompt(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    held.value = event as InstallPrompt;
  });
  addEventListener("appinstalled", () => {
    held.value = undefined;
  });
}

export async function install(): Promise<boolean> {
  const prompt = held.peek();
  // It can be shown once.
  held.value = undefined;
  return (await prompt?.prompt())?.outcome === "accepted";
}

export const isInstalled = (): boolean => matchMedia("(display-mode: standalone)").matches;
