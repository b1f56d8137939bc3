import type { Grey } from './grey.rules.ts';

/** White paper with black rectangles on it: x, y, width, height. */
export function paper(width: number, height: number, ink: [number, number, number, number][], grey = 0): Grey {
  const pixels = new Uint8Array(width * height).fill(255);
  for (const [left, top, wide, high] of ink)
    for (let y = top; y < top + high; y += 1) pixels.fill(grey, y * width + left, y * width + left + wide);
  return { pixels, width, height };
}

/** Rows of small blocks, as text looks from afar, falling to the right by so many degrees. */
export function blocksOfText(width: number, height: number, degrees: number): Grey {
  const fall = Math.tan((degrees * Math.PI) / 180);
  const pixels = new Uint8Array(width * height).fill(255);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const row = y - x * fall;
      if (row > 40 && row % 40 < 16 && (x + Math.floor(row / 40) * 7) % 18 < 13) pixels[y * width + x] = 0;
    }
  }
  return { pixels, width, height };
}

/** The same after a quarter turn clockwise. */
export function turned({ pixels, width, height }: Grey): Grey {
  const result = new Uint8Array(pixels.length);
  pixels.forEach((pixel, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    result[x * height + (height - 1 - y)] = pixel;
  });
  return { pixels: result, width: height, height: width };
}
