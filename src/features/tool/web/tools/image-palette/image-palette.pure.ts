export interface Swatch {
  hex: string;
  /** Of all that can be seen, in per cent. */
  share: number;
}

type Point = [r: number, g: number, b: number];

/** Median cut: the box with the widest spread is halved until there are enough. `pixels` is RGBA. */
export function paletteOf(pixels: ArrayLike<number>, count: number): Swatch[] {
  const points: Point[] = [];
  for (let at = 0; at + 3 < pixels.length; at += 4)
    if ((pixels[at + 3] ?? 0) >= 128) points.push([pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]);
  if (points.length === 0) return [];
  const boxes = [points];
  while (boxes.length < count) {
    const spreads = boxes.map((box) => widest(box));
    const chosen = spreads.reduce(
      (best, one, at) => (weight(one, boxes[at]) > weight(spreads[best], boxes[best]) ? at : best),
      0,
    );
    const box = boxes[chosen];
    const spread = spreads[chosen];
    if (!box || !spread || spread.size === 0) break;
    boxes.splice(chosen, 1, ...halves(box, spread.channel));
  }
  return boxes
    .map((box) => ({ hex: hexOf(mean(box)), share: Math.round((box.length / points.length) * 1000) / 10 }))
    .sort((a, b) => b.share - a.share);
}

interface Spread {
  channel: 0 | 1 | 2;
  size: number;
}

function weight(spread: Spread | undefined, box: Point[] | undefined): number {
  return (spread?.size ?? 0) * Math.log2((box?.length ?? 0) + 1);
}

function widest(box: Point[]): Spread {
  const low: Point = [255, 255, 255];
  const high: Point = [0, 0, 0];
  for (const point of box)
    for (const channel of [0, 1, 2] as const) {
      low[channel] = Math.min(low[channel], point[channel]);
      high[channel] = Math.max(high[channel], point[channel]);
    }
  const sizes = [0, 1, 2].map((channel) => (high[channel] ?? 0) - (low[channel] ?? 0));
  const size = Math.max(...sizes);
  const channel = sizes.indexOf(size);
  return { channel: channel === 0 ? 0 : channel === 1 ? 1 : 2, size };
}

/** Equal colours stay together, or one colour would come out twice. */
function halves(box: Point[], channel: 0 | 1 | 2): Point[][] {
  const sorted = [...box].sort((a, b) => a[channel] - b[channel]);
  const value = (at: number) => sorted[at]?.[channel];
  let middle = Math.floor(sorted.length / 2);
  while (middle > 0 && value(middle) === value(middle - 1)) middle -= 1;
  if (middle === 0) {
    middle = Math.floor(sorted.length / 2);
    while (middle < sorted.length && value(middle) === value(middle - 1)) middle += 1;
  }
  return [sorted.slice(0, middle), sorted.slice(middle)].filter((half) => half.length > 0);
}

function mean(box: Point[]): Point {
  const sum = box.reduce<Point>(([r, g, b], point) => [r + point[0], g + point[1], b + point[2]], [0, 0, 0]);
  return [sum[0] / box.length, sum[1] / box.length, sum[2] / box.length];
}

function hexOf(point: Point): string {
  return `#${point.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}
