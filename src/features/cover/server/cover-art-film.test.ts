import { expect, test } from 'vitest';
import { PALETTES } from '../palettes.pure.ts';
import { drawFilm } from './cover-art-film.ts';
import { createRandom } from './cover-art-random.ts';
import { layOut, type Scene } from './cover-art-scene.ts';
import { setTitle } from './cover-title-setting.ts';

const SHEET = { width: 300, height: 420, unit: 1 };

function sceneFor(title: string, seed: number): Scene {
  const side = seed % 2 ? 'left' : 'right';
  const { box } = setTitle(title, { ...SHEET, lowest: 0.686, side }, '#fff');
  const sheet = layOut({ ...SHEET, form: 'poster', low: false, labels: true, title: box });
  return { ...SHEET, palette: PALETTES[0], random: createRandom(seed), title: box, ...sheet };
}

test.each([
  '沙丘',
  '漫长的季节',
  '北京遇上西雅图之不二情书',
  '哈利·波特与阿兹卡班的囚徒',
  '封神第一部：朝歌风云',
  '关于我和鬼变成家人的那件事',
  '差点在迷宫深处被信任的伙伴杀掉但靠着天赐技能无限扭蛋获得等级九千的伙伴我要向前队友和世界展开复仇',
  'The Lord of the Rings: The Return of the King',
])('sun and horizon keep clear of the title %s', (title) => {
  for (let seed = 0; seed < 60; seed++) {
    const scene = sceneFor(title, seed);
    const art = drawFilm(scene);
    const box = scene.title;
    const horizon = Number(/M0 ([\d.]+)H300V420H0z/.exec(art)?.[1]);
    expect(horizon).toBeGreaterThan(box?.y1 ?? 0);
    expect(horizon).toBeLessThan(scene.foot);
    const [, x = 0, y = 0, radius = 0] = (/cx="([\d.-]+)" cy="([\d.]+)" r="([\d.]+)"/.exec(art) ?? []).map(Number);
    expect(radius).toBeGreaterThan(0);
    const nearest = [
      Math.max(box?.x0 ?? 0, Math.min(x, box?.x1 ?? 0)),
      Math.max(box?.y0 ?? 0, Math.min(y, box?.y1 ?? 0)),
    ];
    expect(Math.hypot(x - (nearest[0] ?? 0), y - (nearest[1] ?? 0))).toBeGreaterThan(radius);
  }
});
