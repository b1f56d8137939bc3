// `npm run mutants`: changes the code in small ways, one at a time, and sees whether a test notices. The same seed gives
// the same sample. Nothing is written: the tests get the changed module in place of the one on disk.
//
//     npm run mutants -- --sample 300 --seed 1 [--only src/features/bill] [--part 1/4]
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { seededRandom } from './bench/measure.ts';
import { BROKEN, type Job, type Message, type Mutant } from './mutants/lane-messages.ts';
import { type Mutation, mutationsOf } from './mutants/mutations.ts';

const WHERE = [
  'src/**/*.{rules,index}.ts',
  'src/**/*.pure.ts',
  'src/**/*.service.ts',
  'src/host/page-cache*.ts',
  'src/contract/*.ts',
  'src/platform/**/*.ts',
];
const NOT = /\.(test|fixture|e2e|d)\.|\/portable\/|leaked-passwords/;
/** A change may make a loop endless, and that cannot be stopped from inside. */
const SILENCE_MS = 180_000;
const MOST_TESTS = 30;

const { values } = parseArgs({
  options: {
    sample: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: 'src' },
    part: { type: 'string', default: '1/1' },
  },
});
const root = join(import.meta.dirname, '..');
const texts = globSync('src/**/*.{ts,tsx}', { cwd: root })
  // Those that start processes or wait for what is real tell nothing of modules that are changed here.
  .filter((file) => !/\.(drill|e2e|d)\.|^src\/(host|platform)\/.*\.slow\./.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
const tests = texts.filter(({ file }) => /\.test\.tsx?$/.test(file));
const sample = choose(Number(values.sample), Number(values.seed));

const outcomes = new Map<number, string>();
const lanes = availableParallelism();
await Promise.all(
  Array.from({ length: lanes }, (_, lane) => finish({ mutants: partOf(sample, lane, lanes), reached: {} })),
);

const survivors = sample.filter(({ id }) => !outcomes.get(id)?.startsWith('killed'));
const killed = sample.length - survivors.length;
console.log(`\n${killed} of ${sample.length} killed (${((100 * killed) / sample.length).toFixed(1)} %)`);
for (const mutant of survivors) console.log(`${outcomes.get(mutant.id)}: ${wordsFor(mutant)}`);

/** A lane until all of its mutants are looked at, a new process after each that stands still. */
async function finish(job: Job): Promise<void> {
  if (job.mutants.length === 0) return;
  const lane = spawn(process.execPath, [join(import.meta.dirname, 'mutants/lane.ts')], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // Its workers end with it.
    detached: true,
    env: { ...process.env, NODE_ENV: 'test' },
  });
  const { reached } = job;
  let last: Extract<Message, { is: 'alive' }> | undefined;
  let silence: NodeJS.Timeout | undefined;
  const listen = () => {
    clearTimeout(silence);
    silence = setTimeout(() => end(lane), SILENCE_MS);
  };
  lane.on('message', (message: Message) => {
    listen();
    if (message.is === 'alive') last = message;
    if (message.is === 'tried') {
      reached[message.test] = message.reached;
      if (message.reached.includes(BROKEN)) console.log(`fails without any change: ${message.test}`);
    }
    if (message.is === 'done') note(message.id, message.outcome);
  });
  listen();
  lane.send(job);
  const [code] = await once(lane, 'exit');
  clearTimeout(silence);
  if (code !== 0 && last?.awake !== undefined) note(last.awake, `killed: ${last.test} does not end`);
  else if (code !== 0) {
    console.log(`does not end without any change: ${last?.test}`);
    if (!last || reached[last.test]) throw new Error('The tests stand still.');
    reached[last.test] = [BROKEN];
  }
  await finish({ mutants: job.mutants.filter(({ id }) => !outcomes.has(id)), reached });
}

function end({ pid }: ChildProcess): void {
  if (pid) process.kill(-pid, 'SIGKILL');
}

function note(id: number, outcome: string): void {
  outcomes.set(id, outcome);
  const mutant = sample.find((one) => one.id === id);
  if (mutant) console.log(`${outcomes.size}/${sample.length} ${wordsFor(mutant)}: ${outcome}`);
}

/** Spread over all files, so that a long one does not take the whole sample. */
function choose(count: number, seed: number): Mutant[] {
  const random = seededRandom(seed);
  const queues = globSync(WHERE, { cwd: root })
    .filter((file) => file.startsWith(values.only) && !NOT.test(file))
    .toSorted()
    .map((file) => ({
      file,
      mutations: apart(shuffled(mutationsOf(file, readFileSync(join(root, file), 'utf8')), random)),
    }))
    .filter(({ mutations }) => mutations.length > 0);
  const chosen: Omit<Mutant, 'id' | 'tests'>[] = [];
  for (let round = 0; chosen.length < count && round < count; round++)
    for (const { file, mutations } of shuffled(queues, random)) {
      const next = mutations[round];
      if (next && chosen.length < count) chosen.push({ ...next, file });
    }
  const [part = 1, parts = 1] = values.part.split('/').map(Number);
  const inOrder = chosen.toSorted((a, b) => a.file.localeCompare(b.file) || a.start - b.start);
  return partOf(inOrder, part - 1, parts).map((mutant, id) => ({ ...mutant, id, tests: testsNear(mutant.file) }));
}

/** Without those that lie inside of another. */
function apart(mutations: readonly Mutation[]): Mutation[] {
  const kept: Mutation[] = [];
  for (const one of mutations) if (kept.every(({ start, end }) => one.end <= start || one.start >= end)) kept.push(one);
  return kept;
}

function partOf<Item>(items: readonly Item[], part: number, parts: number): Item[] {
  return items.slice(Math.round((items.length * part) / parts), Math.round((items.length * (part + 1)) / parts));
}

/**
 * Tests of its own name, then those that import it, then those of like names and of its folder, then those of its feature; of what
 * many features use, also the tests of files that import it.
 */
function testsNear(file: string): string[] {
  const [name, folder, room] = [nameOf(file), dirname(file), roomOf(file)];
  const isUsedIn = ({ text }: { text: string }) => text.includes(`/${basename(file)}'`);
  const users = new Set(texts.filter(isUsedIn).map((user) => `${dirname(user.file)}/${nameOf(user.file)}`));
  const distance = (test: (typeof tests)[number]): number => {
    const isHere = dirname(test.file) === folder;
    if (isHere && nameOf(test.file) === name) return 0;
    if (isUsedIn(test)) return roomOf(test.file) === room ? 1 : 4;
    const isOfUser = users.has(`${dirname(test.file)}/${nameOf(test.file)}`);
    if (roomOf(test.file) !== room) return isOfUser ? 5 : Number.POSITIVE_INFINITY;
    const alike = name.split('-').filter((word) => nameOf(test.file).split('-').includes(word)).length;
    return (isHere ? 2 : 3) - (isOfUser ? 0.5 : 0) - alike / 10;
  };
  return tests
    .map((test) => ({ file: test.file, far: distance(test) }))
    .filter(({ far }) => far < Number.POSITIVE_INFINITY)
    .toSorted((a, b) => a.far - b.far || a.file.localeCompare(b.file))
    .slice(0, MOST_TESTS)
    .map((test) => test.file);
}

function nameOf(file: string): string {
  return basename(file).replace(/\..*/, '');
}

function roomOf(file: string): string {
  return /^src\/(features|platform)\/[^/]+|^src\/[^/]+/.exec(file)?.[0] ?? '';
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
