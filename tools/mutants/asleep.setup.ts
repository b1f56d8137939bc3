import { afterEach, beforeAll, beforeEach, expect } from 'vitest';

declare global {
  /** Asked at every changed place: is its change awake? */
  var mutant: ((id: number) => boolean) | undefined;
  var killedMutants: Set<string> | undefined;
}

declare module 'vitest' {
  interface TaskMeta {
    /** The changed places that this file of tests came past. */
    reached?: number[];
  }
}

globalThis.killedMutants ??= new Set();
const killed = globalThis.killedMutants;
const reached = new Set<number>();
let awake: string | undefined;
globalThis.mutant = (id) => {
  reached.add(id);
  return `${id}` === awake;
};

beforeAll(() => {
  awake = /\?awake=(\d+)$/.exec(expect.getState().testPath ?? '')?.[1];
  if (awake && killed.has(awake)) throw new Error('Another test has killed it.');
});

beforeEach(({ skip }) => {
  if (awake && killed.has(awake)) skip();
});

afterEach(({ task }) => {
  task.file.meta.reached = [...reached];
  if (awake && task.result?.state === 'fail') killed.add(awake);
});
