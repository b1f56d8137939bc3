import type { Box, Scene } from './cover-art-scene.ts';
import { clamp, disc, ring, shape, stroke, svg } from './cover-art-svg.ts';

interface Planet {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

const TURN = Math.PI * 2;

/** 动漫: 光芒, 轨道 or 星轨 around one disc. */
export function drawAnime(scene: Scene): string {
  return [drawRays, drawOrbits, drawTrails][scene.random.below(3)]?.(scene) ?? '';
}

function placePlanet({ width, height, random, room, foot }: Scene): Planet {
  const small = Math.min(width, height);
  const roomWidth = room.x1 - room.x0;
  const radius = Math.max(
    Math.min(small * random.between(0.21, 0.29), roomWidth * 0.47, (foot - room.y0) * 0.4),
    small * 0.06,
  );
  const left = room.x0 === 0 ? radius * 0.8 : room.x0 + radius * 1.2;
  const right = room.x1 === width ? width - radius * 0.8 : room.x1 - radius * 1.2;
  const x = random.between(Math.min(left, right), right);
  const y = clamp(height * random.between(0.6, 0.72), room.y0 + radius * 1.25, foot - radius * 1.1);
  return { x, y, radius };
}

function core({ width, height, palette }: Scene, { x, y, radius }: Planet): string {
  const line = Math.min(width, height) * 0.006;
  return disc(x, y, radius, palette.highlight) + ring(x, y, radius * 1.17, palette.ink, line);
}

function drawRays(scene: Scene): string {
  const { width, height, palette, random } = scene;
  const planet = placePlanet(scene);
  const { x, y } = planet;
  const count = 20 + random.below(3) * 4;
  const reach = Math.hypot(width, height);
  const turn = random.next();
  let d = '';
  for (let index = 0; index < count; index += 2) {
    const [from, to] = [((index + turn) / count) * TURN, ((index + 1 + turn) / count) * TURN];
    d += svg`M${x} ${y}L${Math.round(x + reach * Math.cos(from))} ${Math.round(y + reach * Math.sin(from))}L${Math.round(x + reach * Math.cos(to))} ${Math.round(y + reach * Math.sin(to))}z`;
  }
  return shape(d, palette.mid, 0.55) + core(scene, planet);
}

function drawOrbits(scene: Scene): string {
  const { width, height, palette, random } = scene;
  const planet = placePlanet(scene);
  const { x, y, radius } = planet;
  const small = Math.min(width, height);
  let art = '';
  for (let index = 6; index > 0; index--) {
    art += svg`<circle cx="${x}" cy="${y}" r="${radius * (1 + index * 0.42)}" fill="${index % 2 ? palette.mid : palette.bg}" opacity=".55"/>`;
  }
  for (let moon = 0; moon < 9; moon++) {
    const angle = ((moon + random.next()) / 9) * TURN;
    const far = radius * (1.42 + random.below(4) * 0.42);
    const [size, mx, my] = [small * random.between(0.009, 0.024), x + far * Math.cos(angle), y + far * Math.sin(angle)];
    if (isFree(scene, mx, my, size + 4)) art += disc(mx, my, size, moon % 3 === 1 ? palette.highlight : palette.ink);
  }
  return art + core(scene, planet);
}

/** Stars drawn out round the pole; none crosses the text. */
export function drawTrails(scene: Scene): string {
  const { width, height, palette, random } = scene;
  const planet = placePlanet(scene);
  const small = Math.min(width, height);
  const pole = planet.radius * 0.42;
  const paths = { dim: '', bright: '', pale: '' };
  for (let radius = pole * 1.75; radius < Math.hypot(width, height) * 0.72; radius += small * 0.058) {
    let angle = random.next() * TURN;
    const end = angle + TURN - 0.5;
    while (angle < end) {
      const sweep = Math.min(random.between(0.6, 2.2), end - angle);
      const colour = !random.chance(0.4) ? 'dim' : random.chance(0.7) ? 'bright' : 'pale';
      if (isArcFree(scene, planet, radius, angle, sweep)) paths[colour] += arc(planet, radius, angle, sweep);
      angle += sweep + random.between(0.3, 0.9);
    }
  }
  return (
    stroke(paths.dim, palette.mid, small * 0.013) +
    stroke(paths.bright, palette.highlight, small * 0.016) +
    stroke(paths.pale, palette.ink, small * 0.012) +
    disc(planet.x, planet.y, pole, palette.highlight)
  );
}

function isArcFree(
  { title, text, room, foot, height }: Scene,
  planet: Planet,
  radius: number,
  start: number,
  sweep: number,
): boolean {
  const samples = Math.ceil((radius * sweep) / 16);
  return Array.from({ length: samples + 1 }, (_, index) => start + (sweep * index) / samples).every((angle) => {
    const [x, y] = [planet.x + radius * Math.cos(angle), planet.y + radius * Math.sin(angle)];
    const isInside = title !== undefined || x > room.x0 * 0.85;
    return isInside && (foot === height || y < foot - 4 || y > height) && (!text || distance(text, x, y) > 12);
  });
}

function arc({ x, y }: Planet, radius: number, start: number, sweep: number): string {
  const point = (angle: number) =>
    svg`${Math.round(x + radius * Math.cos(angle))} ${Math.round(y + radius * Math.sin(angle))}`;
  const r = Math.round(radius);
  return svg`M${point(start)}A${r} ${r} 0 ${sweep > Math.PI ? 1 : 0} 1 ${point(start + sweep)}`;
}

function distance({ x0, y0, x1, y1 }: Box, x: number, y: number): number {
  return Math.hypot(x - clamp(x, x0, x1), y - clamp(y, y0, y1));
}

function isFree({ width, text, foot }: Scene, x: number, y: number, margin: number): boolean {
  const inside = x > margin && x < width - margin && y > margin && y < foot - margin;
  return inside && (!text || distance(text, x, y) > margin + 6);
}
