import { type Challenge, createSolver, proofText, type Solution } from '#/contract/proof.pure.ts';
import type { Attempt } from './api.ts';

/** So many tries take about a frame. */
const AT_ONCE = 40;

/** Solves the riddle that was asked for, out of the way of what the visitor is doing. */
export async function earnProof(asked: Promise<Attempt<Challenge>>): Promise<string> {
  const result = await asked;
  if (!result.ok) throw new Error(result.message);
  return proofText(result.data, await solve(result.data));
}

async function solve(challenge: Challenge): Promise<Solution> {
  try {
    return await solveInWorker(challenge);
  } catch {
    // Some browsers and filters have no workers: slower, but it gets there.
    return solveInPieces(challenge);
  }
}

function solveInWorker(challenge: Challenge): Promise<Solution> {
  const worker = new Worker(new URL('./solve.worker.ts', import.meta.url), { type: 'module' });
  const { promise, resolve, reject } = Promise.withResolvers<Solution>();
  worker.addEventListener('message', ({ data }: MessageEvent<Solution>) => resolve(data));
  worker.addEventListener('error', () => reject(new Error('the worker failed')));
  worker.postMessage(challenge);
  return promise.finally(() => worker.terminate());
}

async function solveInPieces(challenge: Challenge): Promise<Solution> {
  const tryMore = createSolver(challenge);
  for (;;) {
    const solution = tryMore(AT_ONCE);
    if (solution) return solution;
    await new Promise((resolve) => setTimeout(resolve));
  }
}
