import sharp from 'sharp';
import { encode, renderSVG } from 'uqr';

/** The strongest correction, and the quiet zone that scanners ask for. */
const OPTIONS = { ecc: 'H', border: 4 } as const;
const PNG_SIDE = 800;
const INK = '#161c22';

export function qrSvg(text: string): string {
  return renderSVG(text, { ...OPTIONS, blackColor: INK });
}

/** Each module a whole number of pixels: a scaled one has grey edges. */
export function qrPng(text: string): Promise<Uint8Array> {
  const { data, size } = encode(text, OPTIONS);
  const scale = Math.max(1, Math.floor(PNG_SIDE / size));
  const side = size * scale;
  const pixels = Buffer.alloc(side * side, 255);
  data.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (!isDark) return;
      for (let line = y * scale; line < (y + 1) * scale; line++) {
        pixels.fill(0, line * side + x * scale, line * side + (x + 1) * scale);
      }
    });
  });
  return sharp(pixels, { raw: { width: side, height: side, channels: 1 } })
    .png()
    .toBuffer();
}
