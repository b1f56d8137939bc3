import { disc, ring, shape, svg } from './cover-art-svg.ts';

/** Draws one piece of paper in the square at x, y with the side s. */
export type Cut = (x: number, y: number, s: number, colour: string) => string;

/** Squares overlap a little, or a light line shows between two of them. */
const SEAM = 0.4;

export const square: Cut = (x, y, s, colour) => shape(svg`M${x} ${y}h${s + SEAM}v${s + SEAM}h${-s - SEAM}z`, colour);
const round: Cut = (x, y, s, colour) => disc(x + s / 2, y + s / 2, s / 2, colour);
const hoop: Cut = (x, y, s, colour) => ring(x + s / 2, y + s / 2, s * 0.34, colour, s * 0.17);
const fanLeft: Cut = (x, y, s, colour) => shape(svg`M${x} ${y}h${s}a${s} ${s} 0 0 1 ${-s} ${s}z`, colour);
const fanUp: Cut = (x, y, s, colour) => shape(svg`M${x} ${y + s}v${-s}a${s} ${s} 0 0 1 ${s} ${s}z`, colour);
const fanRight: Cut = (x, y, s, colour) => shape(svg`M${x + s} ${y}v${s}a${s} ${s} 0 0 1 ${-s} ${-s}z`, colour);
const bowl: Cut = (x, y, s, colour) => shape(svg`M${x} ${y}h${s}a${s / 2} ${s / 2} 0 0 1 ${-s} 0z`, colour);
const twoBowls: Cut = (x, y, s, colour) => bowl(x, y, s, colour) + bowl(x, y + s / 2, s, colour);
const arch: Cut = (x, y, s, colour) =>
  shape(svg`M${x} ${y + s}v${-s / 2}a${s / 2} ${s / 2} 0 0 1 ${s} 0v${s / 2}z`, colour);
const leaf: Cut = (x, y, s, colour) =>
  shape(svg`M${x} ${y}a${s} ${s} 0 0 1 ${s} ${s}a${s} ${s} 0 0 1 ${-s} ${-s}z`, colour);
const slope: Cut = (x, y, s, colour) => shape(svg`M${x} ${y + s}l${s} ${-s}v${s}z`, colour);
const flag: Cut = (x, y, s, colour) => shape(svg`M${x} ${y}h${s}l${-s} ${s}z`, colour);
const diamond: Cut = (x, y, s, colour) =>
  shape(svg`M${x + s / 2} ${y}l${s / 2} ${s / 2}l${-s / 2} ${s / 2}l${-s / 2} ${-s / 2}z`, colour);
const stripes: Cut = (x, y, s, colour) =>
  shape([0, 2, 4].map((row) => svg`M${x} ${y + (row * s) / 5}h${s}v${s / 5}h${-s}z`).join(''), colour);

/** 拼贴, 拱窗 and 旗: three boxes of cut paper, so that a list of variety shows is not one pattern. */
export const BOXES: readonly (readonly Cut[])[] = [
  [square, round, fanLeft, fanUp, fanRight, hoop],
  [arch, bowl, round, twoBowls, square, leaf],
  [slope, flag, diamond, round, fanUp, stripes],
];
