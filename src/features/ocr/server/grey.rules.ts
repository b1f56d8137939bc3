/** A grey picture, a byte for each pixel, row by row. */
export interface Grey {
  pixels: Uint8Array;
  width: number;
  height: number;
}

/** How many pixels there are of each grey. */
function countsOf({ pixels }: Grey): Uint32Array {
  const counts = new Uint32Array(256);
  for (const pixel of pixels) counts[pixel] = (counts[pixel] ?? 0) + 1;
  return counts;
}

/** The middle grey: paper is most of a picture, ink is little. */
export function groundOf(grey: Grey): number {
  let left = grey.pixels.length / 2;
  return countsOf(grey).findIndex((count) => {
    left -= count;
    return left <= 0;
  });
}

const DARK_GROUND = 110;

/**
 * Colours as greys. On light paper the darkest of a pixel's colours counts, so that red and yellow are as black as black; on
 * a dark ground the lightest does, and all is turned round.
 */
export function darkOnLight(colours: Uint8Array, channels: number, { width, height }: Omit<Grey, 'pixels'>): Grey {
  const each = (pick: (...values: number[]) => number): Grey => {
    const pixels = new Uint8Array(width * height);
    for (let at = 0; at < pixels.length; at += 1) {
      const first = at * channels;
      const red = colours[first] ?? 0;
      pixels[at] = channels < 3 ? pick(red) : pick(red, colours[first + 1] ?? 0, colours[first + 2] ?? 0);
    }
    return { pixels, width, height };
  };
  const light = each(Math.min);
  if (groundOf(light) >= DARK_GROUND) return light;
  const dark = each(Math.max);
  return groundOf(dark) < DARK_GROUND ? each((...values) => 255 - Math.max(...values)) : light;
}

/** The grey that best parts ink from paper (Otsu): the two sides differ most. */
export function inkLimit(grey: Grey): number {
  const counts = countsOf(grey);
  const all = grey.pixels.length;
  const sum = counts.reduce((total, count, value) => total + count * value, 0);
  let [below, sumBelow, best, limit] = [0, 0, -1, 128];
  counts.forEach((count, value) => {
    below += count;
    sumBelow += count * value;
    if (below === 0 || below === all) return;
    const apart = sumBelow / below - (sum - sumBelow) / (all - below);
    const spread = below * (all - below) * apart * apart;
    if (spread > best) [best, limit] = [spread, value];
  });
  return limit;
}

/** How grainy the paper is: the middle step between neighbours. Ink is too little to count. */
export function grainOf({ pixels, width, height }: Grey): number {
  const steps = new Uint32Array(256);
  let count = 0;
  for (let y = 1; y < height; y += 2) {
    for (let at = y * width + 1; at < (y + 1) * width; at += 2) {
      const step = Math.abs((pixels[at] ?? 0) - (pixels[at - 1] ?? 0));
      steps[step] = (steps[step] ?? 0) + 1;
      count += 1;
    }
  }
  let left = count / 2;
  return Math.max(
    0,
    steps.findIndex((one) => {
      left -= one;
      return left <= 0;
    }),
  );
}
