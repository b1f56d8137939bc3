import { spawn } from 'node:child_process';
import { once } from 'node:events';

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isUp } from './is-up.ts';
import { processorTime } from './load.ts';
import { seededRandom } from './measure.ts';

const PORT = 20_000 + Math.floor(Math.random() * 20_000);
const ORIGIN = `http://127.0.0.1:${PORT}`;
const REST_MS = 45_000;
const CONNECTIONS = 8;
/** The load of a soak: what one of two cores has time for besides others. */
const SOAK_PER_SECOND = 50;

/**
 * Memory after a first start, at rest, after so many mixed requests (a quarter searches never asked before, half of them drawn, a quarter
 * addresses that no route knows, the rest titles, lists, pages and API) and after so many seconds of them: `memory 30000 600`.
 */
export async function benchMemory([requests = '30000', seconds = '600']: string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'souluo-memory-'));
  try {
    let site = await start(folder, 'first start');
    await rest(site.pid);
    site.kill();
    await once(site, 'exit');
    site = await start(folder, 'second start');
    await rest(site.pid);
    const titles = await someTitles();
    const next = mixed(titles);
    const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
    await told(site.pid, `${requests} requests`, () => ask(agent, next, { count: Number(requests) }));
    await rest(site.pid);
    const soak = { count: Number(seconds) * SOAK_PER_SECOND, perSecond: SOAK_PER_SECOND };
    await told(site.pid, `${seconds} s of ${SOAK_PER_SECOND} a second`, () => ask(agent, next, soak));
    await rest(site.pid);
    agent.destroy();
    site.kill();
    await once(site, 'exit');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function start(folder: string, name: string) {
  const begin = performance.now();
  const site = spawn('node', ['--max-semi-space-size=8', 'build/site/main.js'], {
    env: {
      ...process.env,
      ...{ NODE_ENV: 'production', NODE_COMPILE_CACHE: join(folder, 'compiled'), PORT: String(PORT), DATA_DIR: folder },
      ...{ LOG_LEVEL: 'silent', LIMITS_FACTOR: '100000' },
    },
    stdio: 'ignore',
  });
  while (site.exitCode === null && !(await isUp(`${ORIGIN}/readyz`))) await pause(10);
  console.log(`${name}: ready after ${((performance.now() - begin) / 1000).toFixed(2)} s, ${memory(site.pid)}`);
  return site;
}

function memory(pid: number | undefined): string {
  const lines = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  const mb = (name: string) => Math.round(Number(new RegExp(`^${name}: +(\\d+)`, 'm').exec(lines)?.[1]) / 1024);
  return `${mb('Rss')} MB, ${mb('Anonymous')} of them its own`;
}

async function rest(pid: number | undefined): Promise<void> {
  await pause(REST_MS);
  console.log(`  after ${REST_MS / 1000} s of rest ${memory(pid)}`);
}

async function told(pid: number | undefined, name: string, work: () => Promise<number>): Promise<void> {
  const used = processorTime(pid);
  const done = await work();
  console.log(`${name}: ${memory(pid)}, ${((processorTime(pid) - used) / done).toFixed(2)} ms of processor for each`);
}

async function someTitles(): Promise<string[]> {
  const page = await (await fetch(`${ORIGIN}/anys/movie`)).text();
  const found = page.match(/\/any\/[^"?#\s]+/g) ?? [];
  return [...new Set(found)];
}

function mixed(titles: readonly string[]): () => string {
  const random = seededRandom(1);
  const pick = (of: readonly string[]) => of[Math.floor(random() * of.length)] ?? '/';
  let unseen = 0;
  const pages = ['/', '/anys/tv?page=2', '/hot', '/new', '/tool', '/market', '/wish', '/blog', '/api/v1/config'];
  return () => {
    const words = encodeURIComponent(`${pick(['爱情', '悬疑', '古装', '星'])}${unseen++}`);
    const kind = Math.floor(random() * 8);
    if (kind === 0) return `/anys/search?words=${words}`;
    if (kind === 1) return `/api/v1/any/search?words=${words}`;
    if (kind <= 3) return `/nowhere/${words}`;
    return pick(kind <= 5 ? titles : pages);
  };
}

async function ask(
  agent: Agent,
  next: () => string,
  { count, perSecond = Infinity }: { count: number; perSecond?: number },
) {
  const begin = performance.now();
  let asked = 0;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (asked < count) {
        const due = (asked++ / perSecond) * 1000 - (performance.now() - begin);
        if (due > 0) await pause(due);
        const [answer] = await once(get(`${ORIGIN}${next()}`, { agent }), 'response');
        if (answer.statusCode >= 500) throw new Error(`${answer.statusCode}`);
        await once(answer.resume(), 'end');
      }
    }),
  );
  return asked;
}
