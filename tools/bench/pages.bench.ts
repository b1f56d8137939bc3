import { execFileSync, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isUp } from './is-up.ts';
import { type Load, load, median } from './load.ts';

const EMPTY = join(import.meta.dirname, 'empty-site');
const PORT = 20_000 + Math.floor(Math.random() * 20_000);
const TURNS = 6;
const SECONDS = 4;
/** Until the code of both is compiled. */
const WARM_UP = 6;
const GOAL = 0.5;

/**
 * A list page that no cache knows yet, against a React Router page with as many links and nothing else. Both are production
 * builds on the same Node without flags, asked in turn, without compression. Where others use the machine, the processor time
 * of the two processes says more than the clock.
 */
export async function benchPages(): Promise<void> {
  execFileSync('react-router', ['build'], {
    cwd: EMPTY,
    stdio: 'ignore',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const folder = mkdtempSync(join(tmpdir(), 'souluo-pages-'));
  const env = { ...process.env, NODE_ENV: 'production' };
  const site = spawn('node', ['build/site/main.js'], {
    env: { ...env, PORT: String(PORT), DATA_DIR: folder, LOG_LEVEL: 'silent', LIMITS_FACTOR: '100000' },
  });
  const empty = fork(join(EMPTY, 'serve.mjs'), { cwd: EMPTY, env });
  try {
    const [{ port }] = await once(empty, 'message');
    while (!(await isUp(`http://127.0.0.1:${PORT}/readyz`))) await new Promise((resolve) => setTimeout(resolve, 200));
    let unseen = 0;
    const list = () => `http://127.0.0.1:${PORT}/anys/tv?page=${(unseen % 20) + 1}&unseen=${unseen++}`;
    const links = ((await (await fetch(list())).text()).match(/<a /g) ?? []).length;
    const blank = () => `http://127.0.0.1:${port}/?links=${links}`;
    await load(list, WARM_UP);
    await load(blank, WARM_UP);
    const turns: { clock: number; processor: number }[] = [];
    for (let turn = 0; turn < TURNS; turn++) {
      const ours = await load(list, SECONDS, site.pid);
      const theirs = await load(blank, SECONDS, empty.pid);
      const ratio = { clock: ours.perSecond / theirs.perSecond, processor: theirs.processorMs / ours.processorMs };
      turns.push(ratio);
      console.log(`  list ${told(ours)}, empty page ${told(theirs)}, ratio ${shown(ratio)}`);
    }
    const clock = median(turns.map((turn) => turn.clock));
    const processor = median(turns.map((turn) => turn.processor));
    console.log(`${links} links a page; median ratio ${shown({ clock, processor })} (goal ${GOAL})`);
  } finally {
    site.kill();
    empty.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

const told = ({ perSecond, processorMs }: Load) =>
  `${perSecond.toFixed(0)}/s (${processorMs.toFixed(2)} ms of processor)`;
const shown = ({ clock, processor }: { clock: number; processor: number }) =>
  `${clock.toFixed(2)} by the clock, ${processor.toFixed(2)} by processor time`;
