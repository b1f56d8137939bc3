import type { Colours } from '../poster-colours.ts';

/** What a drawing is made with: five tones of one pigment, and chance that is the same for the same title. */
export interface Stage {
  /** The ground. */
  readonly bg: string;
  /** A little off the ground. */
  readonly mid: string;
  /** The one strong colour. */
  readonly hot: string;
  /** Stands out against the ground, as text does. */
  readonly ink: string;
  /** Darker and lighter than the ground. */
  readonly dark: string;
  readonly pale: string;
  /** From 0 to below 1. */
  readonly random: () => number;
}

export type Draw = (stage: Stage) => string;

/** One way to draw a subject, and when. */
export interface Form {
  readonly draw: Draw;
  /** It fills its ground: a title needs a ground of its own beside it. */
  readonly fills?: true;
  /** It speaks of East Asia: only for titles from there. */
  readonly east?: true;
  /** It speaks of our times, or of the West of old: not for tales of old China. */
  readonly today?: true;
  /** Words of a name or a summary that ask for it. */
  readonly asks?: RegExp;
}
export type Family = readonly [Form, ...Form[]];

export const stageOf = ({ bg, mid, highlight, ink, shade, light }: Colours, random: () => number): Stage => ({
  bg,
  mid,
  hot: highlight,
  ink,
  dark: shade,
  pale: light,
  random,
});

export const between = (stage: Stage, low: number, high: number) => low + (high - low) * stage.random();
export const chosen = <Value>(stage: Stage, values: readonly [Value, ...Value[]]): Value =>
  values[Math.floor(stage.random() * values.length)] ?? values[0];
