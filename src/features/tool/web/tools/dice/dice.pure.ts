export const MOST_DICE = 10;

/** A whole number from 0 up to and without `below`, each as likely. */
export type Random = (below: number) => number;

/** So many dice with so many faces; what makes no sense is brought to the nearest that does. */
export function roll(count: number, faces: number, random: Random): number[] {
  const dice = Math.min(MOST_DICE, Math.max(1, Math.trunc(count) || 1));
  return Array.from({ length: dice }, () => random(Math.max(2, Math.trunc(faces) || 6)) + 1);
}

export const sum = (points: readonly number[]): number => points.reduce((total, one) => total + one, 0);

/** Which of the nine places of a face carry a pip, counted in rows from 0. */
const PIPS = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]] as const;

export function pipsOf(point: number): readonly number[] {
  return PIPS[point] ?? [];
}
