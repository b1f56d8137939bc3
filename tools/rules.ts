// The checks that run nothing of the site, as many side by side as the machine has cores. All of them run, whatever
// fails, so that one round tells everything there is to mend.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

const checks = [
  // The types of the pages come first: the compiler reads them.
  'react-router typegen && GOGC=400 tsc -b',
  'node tools/check-direction.ts',
  'biome ci',
  'knip',
  'node tools/generate-docs.ts --check',
  'node tools/check-api.ts',
  'node tools/check-size.ts',
  'node tools/check-roles.ts',
  'node tools/check-specification.ts',
  'node tools/complete-lockfile.mjs --check',
];

const failed: string[] = [];
const waiting = checks.values();
await Promise.all(Array.from({ length: availableParallelism() }, runNext));
if (failed.length > 0) {
  console.error(`\nfailed: ${failed.join(', ')}`);
  process.exitCode = 1;
}

/** One lane: takes the next check as soon as it is done with one. */
async function runNext(): Promise<void> {
  for (const command of waiting) {
    const { code, output } = await run(command);
    process.stdout.write(`${code === 0 ? '✓' : '✗'} ${command}\n${code === 0 ? '' : output}`);
    if (code !== 0) failed.push(command);
  }
}

function run(command: string): Promise<{ code: number | null; output: string }> {
  const { promise, resolve } = Promise.withResolvers<{ code: number | null; output: string }>();
  const child = spawn(command, { shell: true });
  let output = '';
  const keep = (text: Buffer) => {
    output += text;
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  child.on('close', (code) => resolve({ code, output }));
  return promise;
}
