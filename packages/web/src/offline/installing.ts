/** Offers to install the page, if the browser allows it. */
import { signal } from "@preact/signals";

/** Chromium's event for pages it would install. Other browsers have their own menus for that. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ readonly outcome: "accepted" | "dismissed" }>;
}

const held = signal<InstallPrompt | undefined>(undefined);

export const canInstall = (): boolean => held.value !== undefined;

/** Keeps the browser's prompt until someone wants it. */
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
  // The prompt can be shown only once.
  held.value = undefined;
  return (await prompt?.prompt())?.outcome === "accepted";
}

export const isInstalled = (): boolean => matchMedia("(display-mode: standalone)").matches;
