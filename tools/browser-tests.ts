// The browser tests in parts side by side, each with a site of its own: a test waits for its browser and its server in
// turn, and two at once still leave some of two cores idle.
import { spawn } from 'node:child_process';
import { once } from 'node:events';

const PARTS = ['1/3', '2/3', '3/3'];
/** Drills of several machines take minutes; `npm run drill` has them all. */
const LONG_DRILLS = 'e2e/drill-{failover,pooler,proxy,two-machines,workers}.e2e.ts';

const codes = await Promise.all(
  PARTS.map(async (part) => {
    const args = ['run', '--config', 'vitest.e2e.config.ts', '--exclude', LONG_DRILLS, `--shard=${part}`];
    const [code] = await once(spawn('vitest', args, { stdio: 'inherit' }), 'close');
    return code;
  }),
);
process.exitCode = codes.every((code) => code === 0) ? 0 : 1;
