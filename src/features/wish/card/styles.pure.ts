import { paletteAt } from '../../cover/palettes.pure.ts';
import { fireworks, lanterns, paperCut, plumBough } from './feast-motifs.pure.ts';
import { fullMoon, ridges, starTrails, sunset, waves } from './land-motifs.pure.ts';
import type { Colours, Mark, Random } from './marks.pure.ts';
import { candle, chrysanthemum, rain, riverLights } from './still-motifs.pure.ts';

export type Tone = 'festive' | 'solemn';
type Motif = (colours: Colours, random: Random) => Mark[];

/** What is drawn on a card. Pictures remember the place in the list, so new ones go to the end. */
export const STYLES: Record<Tone, readonly { name: string; draw: Motif }[]> = {
  festive: [
    { name: '落日', draw: sunset },
    { name: '远山', draw: ridges },
    { name: '窗花', draw: paperCut },
    { name: '灯笼', draw: lanterns },
    { name: '梅枝', draw: plumBough },
    { name: '圆月', draw: fullMoon },
    { name: '烟花', draw: fireworks },
    { name: '星轨', draw: starTrails },
    { name: '水纹', draw: waves },
  ],
  solemn: [
    { name: '素烛', draw: candle },
    { name: '细雨', draw: rain },
    { name: '河灯', draw: riverLights },
    { name: '白菊', draw: chrysanthemum },
    { name: '远山', draw: ridges },
    { name: '水纹', draw: waves },
  ],
};

/** What goes with a festival; the others begin somewhere by their name. */
const OWN_STYLE: Record<string, string> = {
  ...{ 春节: '灯笼', 元宵节: '灯笼', 小年: '窗花', 除夕: '烟花', 跨年夜: '烟花', 元旦: '烟花', 国庆节: '烟花' },
  ...{
    中秋节: '圆月',
    七夕节: '星轨',
    端午节: '水纹',
    重阳节: '远山',
    冬至: '梅枝',
    小寒: '梅枝',
    大寒: '梅枝',
    立春: '梅枝',
  },
  ...{ 清明节: '细雨', 寒食节: '细雨', 中元节: '河灯', 寒衣节: '素烛', 国家公祭日: '素烛', 烈士纪念日: '白菊' },
};

/** The style and palette with which the cards of a name begin; the next ones differ in both. */
export function lookAt(name: string, tone: Tone, index = 0): { style: number; palette: number } {
  const start = [...name].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0);
  const own = STYLES[tone].findIndex((style) => style.name === OWN_STYLE[name]);
  return {
    style: ((own < 0 ? start : own) + index) % STYLES[tone].length,
    palette: (start + index * 3) % PALETTES[tone].length,
  };
}

const pigment = (name: string, number: number) => {
  const { bg: ground, mid, highlight: light, ink } = paletteAt(number);
  return { name, colours: { ground, mid, light, ink } };
};

/** Solemn days have greys of their own: no vermilion, no gold. */
export const PALETTES: Record<Tone, readonly { name: string; colours: Colours }[]> = {
  festive: [
    pigment('朱砂', 9),
    pigment('鸦青', 13),
    pigment('月白', 3),
    pigment('胭脂', 2),
    pigment('缃黄', 4),
    pigment('石绿', 19),
    pigment('松烟', 5),
  ],
  solemn: [
    { name: '青灰', colours: { ground: '#38444a', mid: '#4d5b62', light: '#cdd6d7', ink: '#f0f3f3' } },
    { name: '素白', colours: { ground: '#eceeed', mid: '#d3d8d7', light: '#8d999d', ink: '#22292d' } },
    { name: '墨夜', colours: { ground: '#191d20', mid: '#2d3439', light: '#aeb8bc', ink: '#e6eaeb' } },
    { name: '霜绿', colours: { ground: '#3f4b45', mid: '#54625a', light: '#d2d9d0', ink: '#f1f4ef' } },
  ],
};
