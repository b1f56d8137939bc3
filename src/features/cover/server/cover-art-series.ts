import { closed, light, ridge } from './cover-art-land.ts';
import type { Scene } from './cover-art-scene.ts';
import { band, clamp, shape, stroke, svg } from './cover-art-svg.ts';

const DEPTH = [0.4, 0.64, 0.96, 0.92] as const;

/** 电视剧: 远山, 水纹 or 檐 under a sun, a ring or a crescent. */
export function drawSeries(scene: Scene): string {
  return [drawMountains, drawWaves, drawEaves][scene.random.below(3)]?.(scene) ?? '';
}

function topOf({ width, height, room, skyline }: Scene): number {
  // Where the light has to hang below the title, the land makes way for it.
  const sky = room.y0 >= skyline ? Math.min(width, height) * 0.3 : 0;
  return clamp(skyline + sky, height * 0.46, height * (sky ? 0.72 : 0.8));
}

function hangLight({ width, height, palette, random, room }: Scene, top: number): string {
  const form = random.below(3);
  const radius = Math.min(
    Math.min(width, height) * random.between(0.105, 0.16),
    Math.max((top - room.y0) / 2.3, Math.min(width, height) * 0.05),
  );
  const middle = (room.x0 + room.x1) / 2;
  const slack = Math.max(0, (room.x1 - room.x0) / 2 - radius * 1.25);
  const x = middle + slack * random.between(-0.8, 0.8);
  const highest = room.y0 + radius * 1.25;
  const y = clamp(height * random.between(0.19, 0.34), highest, Math.max(highest, top - radius * 1.2));
  return light(form, x, y, radius, palette.highlight);
}

function layers({ height, foot }: Scene, top: number): number[] {
  const step = (Math.min(foot + height * 0.05, height * 0.93) - top) / 3.4;
  return DEPTH.map((_, index) => top + index * step);
}

export function drawMountains(scene: Scene): string {
  const { width, height, palette, random, foot } = scene;
  const top = topOf(scene);
  const sky = hangLight(scene, top);
  const tall = height - top;
  const hills = layers(scene, top)
    .map((y, index) => {
      const rise = Math.min(tall, width * 0.62) * (0.27 - index * 0.05);
      const hill = ridge(random, width, y + rise * (index === 0 ? 1 : 0.6), rise, 2 + (index % 2));
      const fill = index === 3 ? palette.bg : palette.mid;
      const contour =
        index === 2
          ? stroke(
              ridge(random, width, Math.min(y + tall * 0.16, foot - tall * 0.05), tall * 0.06, 2),
              palette.highlight,
              height * 0.0048,
            )
          : '';
      return shape(closed(hill, height), fill, DEPTH[index]) + contour;
    })
    .join('');
  return sky + lonePeak(scene, top) + hills;
}

/** A long title presses the hills down; one mountain then rises beside it. */
function lonePeak({ width, height, palette, random, room, title }: Scene, top: number): string {
  const span = room.x1 - room.x0;
  if (!title || top < height * 0.58 || span > width * 0.9) return '';
  const half = span * random.between(0.5, 0.66);
  const apex = room.x0 === 0 ? room.x1 - half : room.x0 + half;
  const [y, foot] = [height * random.between(0.47, 0.56), height * 0.86];
  const rise = foot - y;
  const flank = (side: number) =>
    svg`${apex + side * half * 0.42} ${foot - rise * 0.22} ${apex + side * half * 0.2} ${y + rise * 0.16}`;
  return shape(
    svg`M${apex - half} ${foot}C${flank(-1)} ${apex} ${y}C${apex + half * 0.2} ${y + rise * 0.16} ${apex + half * 0.42} ${foot - rise * 0.22} ${apex + half} ${foot}z`,
    palette.mid,
    0.5,
  );
}

/** Rows of overlapping half discs, the old pattern for water. Its lowest part stays plain for the labels. */
export function drawWaves(scene: Scene): string {
  const { width, height, palette, foot, random } = scene;
  const top = topOf(scene);
  const across = width > height ? 7 : 4;
  const cell = width / across;
  const [radius, inner] = [cell / 2, cell * 0.34];
  const rows = Math.max(2, Math.ceil((Math.min(foot, height) - top - radius * 0.5) / (cell * 0.46)));
  const bright = random.below(5);
  let art = hangLight(scene, top);
  for (let row = 0; row < rows; row++) {
    const y = top + radius + row * cell * 0.46;
    const odd = row % 2 === 1;
    const start = odd ? -cell : -cell / 2;
    const count = across + (odd ? 2 : 1);
    const hump = svg`a${radius} ${radius} 0 0 1 ${cell} 0`;
    art += shape(svg`M${start} ${y}${hump.repeat(count)}V${y + radius}H${start}z`, odd ? palette.bg : palette.mid);
    const arc = svg`a${inner} ${inner} 0 0 1 ${inner * 2} 0`;
    const line = (index: number) => svg`M${start + index * cell + radius - inner} ${y}${arc}`;
    const indexes = Array.from({ length: count }, (_, index) => index);
    const isBright = (index: number) =>
      y < foot &&
      index > 0 &&
      index < count - 1 &&
      (row === 0 ? index === 1 + ((bright + 1) % 3) : (row * 2 + index) % 5 === bright);
    art += stroke(
      indexes
        .filter((index) => !isBright(index))
        .map(line)
        .join(''),
      odd ? palette.mid : palette.bg,
      cell * 0.045,
    );
    const highlights = indexes.filter(isBright).map(line).join('');
    if (highlights) art += stroke(highlights, palette.highlight, cell * 0.05);
  }
  return art + (foot < height ? band(foot + 4, width, height - foot, palette.mid) : '');
}

/** Roofs seen one behind the other. */
export function drawEaves(scene: Scene): string {
  const { width, height, palette, random, foot } = scene;
  const top = topOf(scene);
  const sky = hangLight(scene, top);
  const sag = clamp((foot - top) * 0.34, height * 0.05, height * 0.11);
  const tops = layers(scene, top);
  const lined = tops.findLastIndex((y, index) => index < 3 && y + sag * 1.3 < foot);
  const roofs = tops
    .map((y, index) => {
      const apex = width * random.between(0.28, 0.72);
      const roof = svg`M${apex - width} ${y + sag * 1.7}Q${apex - width * 0.26} ${y + sag} ${apex} ${y}Q${apex + width * 0.26} ${y + sag} ${apex + width} ${y + sag * 1.7}`;
      const line = index === lined ? stroke(roof, palette.highlight, height * 0.006) : '';
      return (
        shape(svg`${roof}V${height}H${apex - width}z`, index === 3 ? palette.bg : palette.mid, DEPTH[index]) + line
      );
    })
    .join('');
  return sky + roofs;
}
