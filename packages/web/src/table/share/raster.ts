/** Turns SVG into data URLs and pixels, using the browser. */
export const themeNow = (): "light" | "dark" =>
  document.documentElement.dataset["theme"] === "dark" ? "dark" : "light";

/** The server's content security policy allows images from data URLs. */
export const dataAddress = (svg: string): string => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

export async function rastered(svg: string): Promise<CanvasRenderingContext2D> {
  const image = new Image();
  image.src = dataAddress(svg);
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("no canvas");
  context.drawImage(image, 0, 0);
  return context;
}

export async function pngOf(svg: string): Promise<Blob> {
  const { canvas } = await rastered(svg);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png");
  });
}
