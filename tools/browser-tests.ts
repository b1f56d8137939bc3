// The browser tests in two halves side by side, each with a site of its own: a test waits for its browser and its server
// in turn, so that one alone leaves much of two cores idle.
import { spawn } from 'node:child_process';
import { once } from 'node:events';

const HALVES = ['1/2', '2/2'];
/** Drills of several machines take minutes; `npm run drill` has them all. */
const LONG_DRILLS = 'e2e/drill-{failover,pooler,proxy,two-machines,workers}.e2e.ts';

const codes = await Promise.all(
  HALVES.map(async (half) => {
    const args = ['run', '--config', 'vitest.e2e.config.ts', '--exclude', LONG_DRILLS, `--shard=${half}`];
    const [code] = await once(spawn('vitest', args, { stdio: 'inherit' }), 'close');
    return code;
  }),
);
process.exitCode = codes.every((code) => code === 0) ? 0 : 1;
