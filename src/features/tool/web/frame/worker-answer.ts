import type { Fault } from './tool-fault.pure.ts';

export interface WorkerQuestion {
  number: number;
  input: unknown;
}

export type WorkerAnswer = { number: number } & ({ value: unknown } | { fault: Fault });
