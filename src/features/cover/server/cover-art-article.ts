import { type ArticleMotif, articleMotif } from '../article-motifs.pure.ts';
import { drawTrails } from './cover-art-anime.ts';
import { drawRiver, drawSea } from './cover-art-film.ts';
import { closed, light, ridge } from './cover-art-land.ts';
import type { Scene } from './cover-art-scene.ts';
import { drawEaves, drawMountains, drawWaves } from './cover-art-series.ts';
import { shape, stroke, svg } from './cover-art-svg.ts';

const MOTIFS: Record<ArticleMotif, (scene: Scene) => string> = {
  海上落日: drawSea,
  长河落日: drawRiver,
  远山叠嶂: drawMountains,
  水纹: drawWaves,
  层檐: drawEaves,
  星轨: drawTrails,
  梯田: drawTerraces,
  拱廊: drawArcade,
};

/** 文章: a landscape or a pattern, chosen by the title. */
export function drawArticle(scene: Scene, title: string): string {
  return MOTIFS[articleMotif(title)](scene);
}

/** Fields in steps, one of them under water that catches the light. */
function drawTerraces({ width, height, palette, random, room, skyline }: Scene): string {
  const small = Math.min(width, height);
  const sun = light(0, (room.x0 + room.x1) / 2, height * 0.26, small * 0.12, palette.highlight);
  const steps = 7;
  const wet = 2 + random.below(3);
  let fields = '';
  for (let step = 0; step < steps; step++) {
    const y = skyline + ((height - skyline) / steps) * (step + 0.4);
    const edge = ridge(random, width, y, (height - skyline) * 0.16, 1 + (step % 2));
    fields += shape(closed(edge, height), step % 2 ? palette.bg : palette.mid, step % 2 ? 0.5 : 0.75);
    if (step === wet) fields += stroke(edge, palette.highlight, small * 0.012);
  }
  return sun + fields;
}

/** Arches within arches along the ground, each in other colours. */
function drawArcade({ width, height, palette, random, room }: Scene): string {
  const span = Math.min(height * 0.62, width / 4);
  const colours = [palette.mid, palette.highlight, palette.ink, palette.mid];
  const first = random.below(4);
  let art = '';
  for (let index = 0; (index + 1) * span <= width - room.x0 + span; index++) {
    const x = width - (index + 0.5) * span;
    const spring = height - span * random.between(0.25, 0.75);
    for (const [ring, share] of [0.5, 0.38, 0.26, 0.13].entries()) {
      const r = span * share;
      const fill = ring === 2 ? palette.bg : (colours[(first + index + ring) % colours.length] ?? palette.mid);
      art += shape(svg`M${x - r} ${height}V${spring}a${r} ${r} 0 0 1 ${2 * r} 0V${height}z`, fill);
    }
  }
  return art;
}
