/** Lets the browser save something as a file. */
export function saveFile(name: string, content: BlobPart, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the address after the click is over.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 10_000);
}
