/** Encodes frames as a GIF, storing only what changed in each. */
import { applyPalette, GIFEncoder, quantize } from "gifenc";
import type { Palette } from "gifenc";

export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** One of the 256 is transparent: the pixel stays as it was. */
const COLOURS = 255;
const KEEP = 1;

export interface GifOptions {
  /** Milliseconds that a frame is shown. */
  readonly delay: (frame: number) => number;
  /** Called after each frame; false stops. */
  readonly onFrame: (frame: number) => boolean | Promise<boolean>;
}

/** Undefined if it was stopped. The last frame is drawn first, because it has all the colours. */
export async function gifOf(
  frames: number,
  draw: (frame: number) => Promise<Pixels>,
  { delay, onFrame }: GifOptions,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const palette: Palette = quantize((await draw(frames - 1)).data, COLOURS);
  const same = palette.length;
  const encoder = GIFEncoder();
  let before: Uint8Array | undefined;
  for (let frame = 0; frame < frames; frame++) {
    const { data, width, height } = await draw(frame);
    const now = applyPalette(data, palette);
    const changed = before ? now.map((colour, at) => (before?.[at] === colour ? same : colour)) : now;
    encoder.writeFrame(changed, width, height, {
      delay: delay(frame),
      dispose: KEEP,
      ...(before ? { transparent: true, transparentIndex: same } : { palette: [...palette, [0, 0, 0]], repeat: 0 }),
    });
    before = now;
    if (!(await onFrame(frame))) return undefined;
  }
  encoder.finish();
  return encoder.bytes();
}
