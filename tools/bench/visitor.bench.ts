import { execFileSync, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isUp } from './is-up.ts';
import { openBrowser, type Visit, visit } from './visitor-measure.ts';
import { score } from './visitor-score.ts';

const EMPTY = join(import.meta.dirname, 'empty-site');
const PORT = 20_000 + Math.floor(Math.random() * 20_000);
/** Unless the command says another number. */
const TURNS = '3';
const LINKS = 139;
const PAGES = ['/', '/anys/tv', '/hot', '/search?words=%E6%B5%B7', '/market', '/tool', '/tool/aes'];
const GOALS = 'goals: blocking ≤ 1.5 ×, largest paint ≤ 1.3 ×, score within 5';

/**
 * Eight pages as a visitor with a slow phone meets them, against an empty React Router page with as many links as a list has,
 * in turn in the same browser. What is measured and why not by Lighthouse: docs/decisions/0079.
 */
export async function benchVisitor([turns = TURNS]: string[]): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync('react-router', ['build'], { cwd: EMPTY, stdio: 'ignore', env });
  const folder = mkdtempSync(join(tmpdir(), 'souluo-visitor-'));
  const site = spawn('node', ['build/site/main.js'], {
    env: { ...env, PORT: String(PORT), DATA_DIR: folder, LOG_LEVEL: 'silent', LIMITS_FACTOR: '100000' },
  });
  const empty = fork(join(EMPTY, 'serve.mjs'), { cwd: EMPTY, env });
  const browser = await openBrowser();
  try {
    const [{ port }] = await once(empty, 'message');
    const origin = `http://127.0.0.1:${PORT}`;
    while (!(await isUp(`${origin}/readyz`))) await new Promise((resolve) => setTimeout(resolve, 200));
    const list = await (await fetch(`${origin}/anys/tv`)).text();
    const title = list.match(/href="(\/any\/[^"?#]+)"/)?.[1];
    const addresses = [...PAGES, ...(title ? [title] : [])].map((path) => origin + path);
    const blank = `http://127.0.0.1:${port}/?links=${LINKS}`;
    // The first visit fills the caches of the server.
    for (const address of addresses) await fetch(address);
    const visits = new Map<string, Visit[]>([blank, ...addresses].map((address) => [address, []]));
    for (let turn = 0; turn < Number(turns); turn++)
      for (const [address, seen] of visits) seen.push(await visit(browser, address));
    const base = typical(visits.get(blank) ?? []);
    console.log(row('empty page', base));
    for (const address of addresses) {
      const seen = typical(visits.get(address) ?? []);
      const name = decodeURI(address.slice(origin.length));
      console.log(`${row(name, seen)}  ${ratios(seen, base)}`);
    }
    console.log(GOALS);
  } finally {
    await browser.close();
    site.kill();
    empty.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The median of each figure by itself. */
function typical(visits: readonly Visit[]): Visit {
  const middle = (of: (visit: Visit) => number) =>
    visits.map(of).sort((one, other) => one - other)[Math.floor(visits.length / 2)] ?? 0;
  return {
    fcp: middle(({ fcp }) => fcp),
    lcp: middle(({ lcp }) => lcp),
    blocking: middle(({ blocking }) => blocking),
    longest: middle(({ longest }) => longest),
    shift: middle(({ shift }) => shift),
    script: middle(({ script }) => script),
    style: middle(({ style }) => style),
  };
}

function row(name: string, seen: Visit): string {
  const ms = (value: number) => value.toFixed(0).padStart(5);
  const kilobytes = (value: number) => (value / 1024).toFixed(0).padStart(4);
  return (
    `${name.slice(0, 22).padEnd(22)} first ${ms(seen.fcp)} largest ${ms(seen.lcp)} blocking ${ms(seen.blocking)} ` +
    `longest task ${ms(seen.longest)} ms, shift ${seen.shift.toFixed(3)}, ` +
    `${kilobytes(seen.script)} kB js ${kilobytes(seen.style)} kB css, score ${score(seen).toFixed(0)}`
  );
}

function ratios(seen: Visit, base: Visit): string {
  // Below one long task's share a ratio says nothing.
  const blocking = Math.max(seen.blocking, 50) / Math.max(base.blocking, 50);
  const points = score(seen) - score(base);
  return `blocking ${blocking.toFixed(2)} ×, largest ${(seen.lcp / base.lcp).toFixed(2)} ×, score ${points.toFixed(0)}`;
}
