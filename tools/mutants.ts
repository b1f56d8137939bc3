// `npm run mutants`: changes the code in small ways, one at a time, and sees whether a test notices. The same seed gives
// the same sample. Nothing is written: the changed module is handed to the tests in place of the one on disk.
//
//     npm run mutants -- --sample 300 --seed 1 [--only src/features/bill]
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Plugin } from 'vite';
import { createVitest } from 'vitest/node';
import { type Mutation, mutated, mutationsOf } from './mutants/mutations.ts';

const WHERE = [
  'src/**/*.rules.ts',
  'src/**/*.pure.ts',
  'src/**/*.service.ts',
  'src/host/*.ts',
  'src/contract/*.ts',
  'src/platform/**/*.ts',
];
const NOT = /\.(test|fixture|e2e|d)\.|\/portable\/|leaked-passwords/;
/** A change may make a loop endless. */
const LIMIT_MS = 20_000;

interface Mutant extends Mutation {
  file: string;
  line: number;
}

const { values } = parseArgs({
  options: {
    sample: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: 'src' },
  },
});
const root = join(import.meta.dirname, '..');
const sample = choose(Number(values.sample), Number(values.seed));

let active: Mutant | undefined;
const swap: Plugin = {
  name: 'mutant',
  enforce: 'pre',
  load: (id) => (active && id === join(root, active.file) ? mutated(readFileSync(id, 'utf8'), active) : null),
};
const vitest = await createVitest(
  'test',
  {
    config: join(root, 'vitest.fast.config.ts'),
    watch: false,
    bail: 1,
    isolate: true,
    testTimeout: LIMIT_MS,
    teardownTimeout: 5000,
    expect: { poll: { timeout: 5000 } },
    reporters: [{}],
    silent: true,
  },
  { plugins: [swap] },
);
await vitest.standalone();

const survivors: Mutant[] = [];
for (const [at, mutant] of sample.entries()) {
  const isKilled = await killed(mutant);
  if (!isKilled) survivors.push(mutant);
  console.log(`${at + 1}/${sample.length} ${isKilled ? 'killed  ' : 'SURVIVED'} ${wordsFor(mutant)}`);
}
await vitest.close();

const killedCount = sample.length - survivors.length;
console.log(`\n${killedCount} of ${sample.length} killed (${((100 * killedCount) / sample.length).toFixed(1)} %)`);
for (const mutant of survivors) console.log(`survived: ${wordsFor(mutant)}`);
process.exit(0);

/** The tests of its own name first, then those of its folder. */
async function killed(mutant: Mutant): Promise<boolean> {
  active = mutant;
  vitest.invalidateFile(join(root, mutant.file));
  const [own, others] = testsNear(mutant.file);
  for (const files of [own, others]) if (files.length > 0 && (await fails(files))) return true;
  return false;
}

async function fails(files: string[]): Promise<boolean> {
  const project = vitest.getRootProject();
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
    files.map((file) => project.createSpecification(join(root, file))),
  );
  return unhandledErrors.length > 0 || testModules.some((module) => !module.ok());
}

function testsNear(file: string): [own: string[], others: string[]] {
  const name = basename(file).replace(/\..*/, '');
  const folder = dirname(file);
  const near = globSync([`${folder}/*.test.{ts,tsx}`, `${folder}/server/*.test.ts`, `${folder}/web/*.test.{ts,tsx}`], {
    cwd: root,
  }).filter((test) => !test.includes('.slow.'));
  const own = near.filter((test) => basename(test).startsWith(`${name}.`));
  return [own, near.filter((test) => !own.includes(test))];
}

/** Spread over all files, so that a long one does not take the whole sample. */
function choose(count: number, seed: number): Mutant[] {
  const random = randomFrom(seed);
  const queues = globSync(WHERE, { cwd: root })
    .filter((file) => file.startsWith(values.only) && !NOT.test(file))
    .toSorted()
    .map((file) => shuffled(mutantsOf(file), random))
    .filter((queue) => queue.length > 0);
  const chosen: Mutant[] = [];
  for (let round = 0; chosen.length < count && round < count; round++)
    for (const queue of shuffled(queues, random)) {
      const next = queue[round];
      if (next && chosen.length < count) chosen.push(next);
    }
  return chosen.toSorted((a, b) => a.file.localeCompare(b.file) || a.start - b.start);
}

function mutantsOf(file: string): Mutant[] {
  const source = readFileSync(join(root, file), 'utf8');
  return mutationsOf(file, source).map((mutation) => ({
    ...mutation,
    file,
    line: source.slice(0, mutation.start).split('\n').length,
  }));
}

function wordsFor({ file, line, says }: Mutant): string {
  return `${file}:${line} ${says}`;
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

/** Mulberry32: small, and the same on every machine. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
