// The browser tests in parts side by side, each with a site of its own: a test waits for its browser and its server in
// turn, and two at once still leave some of two cores idle.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBinaries, startPostgres } from '../src/platform/db/postgres.fixture.ts';
import { LONG_DRILLS, leftToOthers, SURROUNDINGS } from '../tools/left-out.ts';
import { startSite } from './running-site.fixture.ts';
import { SHARED_SITE } from './shared-site.fixture.ts';

/** Many more parts than run at once: who has quick ones takes the next, and at the end nobody waits long for the last. */
const PARTS = Array.from({ length: 12 }, (_, index) => `${index + 1}/12`);
const AT_ONCE = 3;
const LEFT_OUT = [...LONG_DRILLS, ...leftToOthers(SURROUNDINGS)];

/** Filled once; each part works on a copy. */
const filled = mkdtempSync(join(tmpdir(), 'souluo-filled-'));
/** What failed in any part: the parts are printed among each other, and whoever reads the end shall not have to search. */
const failures = `${filled}-failures`;
/** One for all parts. */
const binaries = process.env['TEST_DATABASE_URL'] ? undefined : findBinaries();
const postgres = binaries ? await startPostgres(binaries) : undefined;
try {
  const site = await startSite({ ...SHARED_SITE, DATA_DIR: filled });
  await site.stop();
  const waiting = PARTS.values();
  const codes: number[] = [];
  const runners = Array.from({ length: AT_ONCE }, async () => {
    for (const part of waiting) codes.push(await runPart(part));
  });
  await Promise.all(runners);
  process.exitCode = codes.every((code) => code === 0) ? 0 : 1;
  if (existsSync(failures)) console.log(`\nFailed:\n${readFileSync(failures, 'utf8')}`);
} finally {
  postgres?.stop();
  rmSync(failures, { force: true });
  rmSync(filled, { recursive: true, force: true });
}

async function runPart(part: string): Promise<number> {
  const args = [
    'run',
    '--config',
    'vitest.e2e.config.ts',
    ...LEFT_OUT.flatMap((files) => ['--exclude', files]),
    `--shard=${part}`,
  ];
  const child = spawn('vitest', args, {
    stdio: 'inherit',
    env: {
      ...process.env,
      ...(postgres && { TEST_DATABASE_URL: postgres.url }),
      FILLED_FOLDER: filled,
      FAILED_TESTS_FILE: failures,
    },
  });
  const [code] = await once(child, 'close');
  return code;
}
