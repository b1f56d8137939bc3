// One of the processes of `npm run mutants`: keeps vitest and the site's modules loaded, and wakes one change after another in them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createVitest, type TestModule, type TestSpecification } from 'vitest/node';
import { BROKEN, type Job, type Message, type Mutant } from './lane-messages.ts';
import { mutated, withSleeping } from './mutations.ts';

const root = join(import.meta.dirname, '../..');
/** So many files of tests may have a look at one change. */
const MOST_TESTS = 8;
const FEWER_WHEN_FRESH = 4;

process.once('message', async (job: Job) => {
  await work(job);
  process.exit(0);
});

async function work({ mutants, reached }: Job): Promise<void> {
  let fresh: Mutant | undefined;
  let finished: (module: TestModule) => void = () => {};
  const isBroken = (test: string) => reached[test]?.includes(BROKEN) === true;
  const alive = (module: TestModule) => tell({ is: 'alive', test: nameOf(module), awake: awakeIn(module) });

  const vitest = await createVitest(
    'test',
    {
      root,
      config: under('vitest.fast.config.ts'),
      watch: false,
      // Kept modules are known by their files, which do not change here.
      fsModuleCache: false,
      maxWorkers: 1,
      setupFiles: [join(import.meta.dirname, 'asleep.setup.ts')],
      reporters: [
        {
          onTestModuleStart: alive,
          onTestCaseResult: ({ module }) => alive(module),
          onTestModuleEnd: (module) => finished(module),
        },
      ],
      // A change may make a condition impossible that is waited for.
      testTimeout: 30_000,
      hookTimeout: 60_000,
      expect: { poll: { timeout: 10_000 } },
      sequence: { sequencer: AsGiven },
    },
    { plugins: [{ name: 'mutants', enforce: 'pre', load: textOf }] },
  );

  await run(
    [...new Set(mutants.flatMap(({ tests }) => tests))].filter((test) => !reached[test]).map((test) => asked(test)),
    (module) => {
      const test = nameOf(module);
      // What fails without any change tells nothing of one.
      reached[test] = module.ok() ? (module.meta().reached ?? []) : [BROKEN];
      tell({ is: 'tried', test, reached: reached[test] });
    },
  );

  const woken = mutants.filter(({ isStatic }) => !isStatic).map((mutant) => ({ ...mutant, tests: reaching(mutant) }));
  for (const { id, tests } of woken) if (tests.length === 0) tell({ is: 'done', id, outcome: 'no test comes past' });
  const doubtful = await wakeAll(woken.filter(({ tests }) => tests.length > 0));
  for (const mutant of mutants.filter(({ id, isStatic }) => isStatic || doubtful.has(id))) await wakeFresh(mutant);

  /** Those near it first, then any other that was run for its neighbours. */
  function reaching({ id, tests }: Mutant): string[] {
    return [...new Set([...tests, ...Object.keys(reached)])].filter((test) => reached[test]?.includes(id));
  }

  /** One run for all that can be woken in loaded modules; answers those whose killers are in doubt. */
  async function wakeAll(all: Mutant[]): Promise<Set<number>> {
    const killers = new Map<number, string>();
    await run(
      all.flatMap(({ id, tests }) => tests.slice(0, MOST_TESTS).map((test) => asked(test, id))),
      (module) => {
        const id = awakeIn(module);
        if (id !== undefined && !module.ok() && !killers.has(id)) killers.set(id, nameOf(module));
      },
    );
    // What a mutant leaves behind in the modules may kill the next by mistake. Then the test fails now, too.
    const leaking = new Set<string>();
    await run(
      [...new Set(killers.values())].map((test) => asked(test)),
      (module) => {
        if (!module.ok()) leaking.add(nameOf(module));
      },
    );
    const inDoubt = new Set([...killers].flatMap(([id, by]) => (leaking.has(by) ? [id] : [])));
    for (const { id } of all) if (!inDoubt.has(id)) tellOutcome(id, killers.get(id));
    return inDoubt;
  }

  async function wakeFresh(mutant: Mutant): Promise<void> {
    let killer: string | undefined;
    const tests = mutant.tests.filter((test) => !isBroken(test)).slice(0, FEWER_WHEN_FRESH);
    fresh = mutant;
    vitest.invalidateFile(under(mutant.file));
    await run(
      tests.map((test) => asked(test, mutant.id)),
      (module) => {
        if (!module.ok()) killer ??= nameOf(module);
      },
    );
    fresh = undefined;
    vitest.invalidateFile(under(mutant.file));
    tellOutcome(mutant.id, killer);
  }

  function asked(test: string, awake?: number): TestSpecification {
    return vitest.getRootProject().createSpecification(under(test) + (awake === undefined ? '' : `?awake=${awake}`));
  }

  async function run(specifications: TestSpecification[], onEnd: typeof finished): Promise<void> {
    finished = onEnd;
    if (specifications.length > 0) await vitest.runTestSpecifications(specifications);
  }

  function textOf(path: string): string | undefined {
    if (path === under('src/platform/reader/reader-child.ts'))
      return readFileSync(join(import.meta.dirname, 'reader-here.ts'), 'utf8');
    const here = mutants.filter(({ file }) => under(file) === path);
    if (here.length === 0) return undefined;
    const source = readFileSync(path, 'utf8');
    if (fresh && under(fresh.file) === path) return mutated(source, fresh);
    return withSleeping(
      source,
      here.filter(({ isStatic }) => !isStatic),
    );
  }
}

function tell(message: Message): void {
  process.send?.(message);
}

function tellOutcome(id: number, killer: string | undefined): void {
  tell({ is: 'done', id, outcome: killer ? `killed by ${killer}` : 'survived' });
}

function under(name: string): string {
  return join(root, name);
}

function nameOf({ moduleId }: TestModule): string {
  return moduleId.slice(root.length + 1).replace(/\?.*/, '');
}

function awakeIn({ moduleId }: TestModule): number | undefined {
  const id = /\?awake=(\d+)$/.exec(moduleId)?.[1];
  return id === undefined ? undefined : Number(id);
}

/** Tests run in the order in which they are asked for. */
class AsGiven {
  shard = (files: TestSpecification[]) => files;
  sort = (files: TestSpecification[]) => files;
}
