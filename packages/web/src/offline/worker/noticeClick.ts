/** A notification was clicked: its table's page comes forward, or is opened. */

/** What is asked of a worker's windows. */
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
  // Also those that were open before the worker was.
  const open = await windows.matchAll({ type: "window", includeUncontrolled: true });
  const table = open.find(({ url }) => new URL(url).pathname === path);
  await (table ? table.focus() : windows.openWindow(path));
}
