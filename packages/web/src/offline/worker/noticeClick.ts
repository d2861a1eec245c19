/** Handles a click on a notification: focuses the table's page, or opens it. */

/** The part of the worker's clients that we need. */
export interface Windows {
  matchAll(options: { readonly type: "window"; readonly includeUncontrolled: true }): Promise<readonly Window[]>;
  openWindow(path: string): Promise<unknown>;
}
interface Window {
  readonly url: string;
  focus(): Promise<unknown>;
}

export async function goToTable(windows: Windows, data: unknown): Promise<void> {
  const path = (data as { readonly path?: unknown } | null)?.path;
  if (typeof path !== "string") return;
  // Includes windows that were open before the worker.
  const open = await windows.matchAll({ type: "window", includeUncontrolled: true });
  const table = open.find(({ url }) => new URL(url).pathname === path);
  await (table ? table.focus() : windows.openWindow(path));
}
