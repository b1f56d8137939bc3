import { xmlText } from '#/contract/xml-text.pure.ts';
import type { Mark } from '../card/marks.pure.ts';
import type { Scene } from '../card/scene.pure.ts';

const FONT = "'Songti SC','Source Han Serif SC','Noto Serif CJK SC','Noto Serif SC',serif";

/** The marks of a card as a picture of their own. */
export function toSvg({ width, height, ground, marks }: Scene, label: string): string {
  const art = marks.filter(({ kind }) => kind === 'path').map(toMarkup);
  const glyphs = marks.filter(({ kind }) => kind === 'glyph').map(toMarkup);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${xmlText(label)}">`,
    `<path d="M0 0h${width}v${height}H0z" fill="${ground}"/>`,
    ...art,
    `<g font-family="${FONT}" text-anchor="middle" dominant-baseline="central">`,
    ...glyphs,
    '</g></svg>',
  ].join('');
}

function toMarkup(mark: Mark): string {
  if (mark.kind === 'glyph') {
    const { x, y, size, fill, weight, isTurned } = mark;
    const turn = isTurned ? ` transform="rotate(90 ${x} ${y})"` : '';
    return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}"${turn}>${xmlText(mark.text)}</text>`;
  }
  const { d, fill = 'none', stroke, width, opacity } = mark;
  const pen = stroke ? ` stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"` : '';
  return `<path d="${d}" fill="${fill}"${pen}${opacity === undefined ? '' : ` opacity="${Math.round(opacity * 100) / 100}"`}/>`;
}
