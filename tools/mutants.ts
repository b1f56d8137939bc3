// `npm run mutants`: changes the code in small ways, one at a time, and sees whether a test notices. The same seed gives
// the same sample. Nothing is written: the tests get the changed module in place of the one on disk.
//
//     npm run mutants -- --sample 300 --seed 1 [--only src/features/bill]
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { seededRandom } from './bench/measure.ts';
import { type Mutant, mutationsOf } from './mutants/mutations.ts';

const WHERE = [
  'src/**/*.{rules,index}.ts',
  'src/**/*.pure.ts',
  'src/**/*.service.ts',
  'src/host/page-cache*.ts',
  'src/contract/*.ts',
  'src/platform/**/*.ts',
];
const NOT = /\.(test|fixture|e2e|d)\.|\/portable\/|leaked-passwords/;
/** An endless loop in a test cannot be stopped from inside. */
const LIMIT_MS = 300_000;

const { values } = parseArgs({
  options: {
    sample: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: 'src' },
  },
});
const root = join(import.meta.dirname, '..');
const sample = choose(Number(values.sample), Number(values.seed));

// Tests that fail anyway would kill every mutant.
const near = new Set(sample.flatMap(({ file }) => testsNear(file).flat()));
if (!(await pass([...near]))) {
  console.error('These tests fail without any change: mend them first.');
  process.exit(1);
}

const survivors: Mutant[] = [];
const waiting = sample.entries();
await Promise.all(Array.from({ length: availableParallelism() }, tryNext));

const killed = sample.length - survivors.length;
console.log(`\n${killed} of ${sample.length} killed (${((100 * killed) / sample.length).toFixed(1)} %)`);
for (const mutant of survivors) console.log(`survived: ${wordsFor(mutant)}`);

/** One lane: takes the next as soon as it is done with one. */
async function tryNext(): Promise<void> {
  for (const [at, mutant] of waiting) {
    const isAlive = await survives(mutant);
    if (isAlive) survivors.push(mutant);
    console.log(`${at + 1}/${sample.length} ${isAlive ? 'SURVIVED' : 'killed  '} ${wordsFor(mutant)}`);
  }
}

/** The tests of its own name first, then those of its folder. */
async function survives(mutant: Mutant): Promise<boolean> {
  for (const files of testsNear(mutant.file)) if (!(await pass(files, mutant))) return false;
  return true;
}

async function pass(files: string[], mutant?: Mutant): Promise<boolean> {
  if (files.length === 0) return true;
  const child = spawn('vitest', ['run', '--config', 'tools/mutants/vitest.config.ts', ...files], {
    cwd: root,
    env: { ...process.env, ...(mutant && { MUTANT: JSON.stringify(mutant) }) },
    stdio: mutant ? 'ignore' : 'inherit',
    ...(mutant && { timeout: LIMIT_MS, killSignal: 'SIGKILL' }),
  });
  const [code] = await once(child, 'close');
  return code === 0;
}

function testsNear(file: string): [own: string[], others: string[]] {
  const name = basename(file).replace(/\..*/, '');
  const folder = dirname(file);
  const places = [`${folder}/*.test.{ts,tsx}`, `${folder}/server/*.test.ts`, `${folder}/{web,shared}/*.test.{ts,tsx}`];
  const all = globSync(places, { cwd: root }).filter((test) => !test.includes('.slow.'));
  const own = all.filter((test) => basename(test).startsWith(`${name}.`));
  return [own, all.filter((test) => !own.includes(test))];
}

/** Spread over all files, so that a long one does not take the whole sample. */
function choose(count: number, seed: number): Mutant[] {
  const random = seededRandom(seed);
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
  return mutationsOf(file, source).map((mutation) => ({ ...mutation, file }));
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
