/** Saves something as a file through the browser. */
export function saveFile(name: string, content: BlobPart, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the URL after the click handler has finished.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 10_000);
}
