import type { Mutation } from './mutations.ts';

export interface Mutant extends Mutation {
  id: number;
  file: string;
  /** The files of tests that may notice, the nearest first. */
  tests: string[];
}

export interface Job {
  mutants: Mutant[];
  /** By file of tests: the changed places it comes past, as far as that was tried. */
  reached: Record<string, number[]>;
}

/** Stands in a list of places for tests that fail, or never end, without any change. */
export const BROKEN = -1;

export type Message =
  /** Something happens in these tests, while this mutant is awake if any is. */
  | { is: 'alive'; test: string; awake: number | undefined }
  | { is: 'tried'; test: string; reached: number[] }
  | { is: 'done'; id: number; outcome: string };
