import { execFileSync, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const EMPTY = join(import.meta.dirname, 'empty-site');
const PORT = 4519;
const TURNS = 6;
const SECONDS = 4;
const CONNECTIONS = 8;
const GOAL = 0.5;

/** A list page that no cache knows yet, against a React Router page with as many links and nothing else. */
export async function benchPages(): Promise<void> {
  execFileSync('react-router', ['build'], {
    cwd: EMPTY,
    stdio: 'ignore',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const folder = mkdtempSync(join(tmpdir(), 'souluo-pages-'));
  const env = { ...process.env, NODE_ENV: 'production' };
  const site = spawn('node', ['src/main.ts'], {
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
    await load(list, 2);
    await load(blank, 2);
    const ratios: number[] = [];
    for (let turn = 0; turn < TURNS; turn++) {
      const [ours, theirs] = [await load(list, SECONDS), await load(blank, SECONDS)];
      ratios.push(ours / theirs);
      console.log(
        `  list ${ours.toFixed(0)}/s, empty page ${theirs.toFixed(0)}/s, ratio ${(ours / theirs).toFixed(2)}`,
      );
    }
    ratios.sort((one, other) => one - other);
    console.log(`${links} links a page; median ratio ${ratios[TURNS / 2]?.toFixed(2)} (goal ${GOAL})`);
  } finally {
    site.kill();
    empty.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

const isUp = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/** Answers per second over some connections that each wait for their answer. */
async function load(next: () => string, seconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const begin = performance.now();
  let done = 0;
  const ask = (url: string) =>
    new Promise<void>((resolve, reject) => {
      get(url, { agent }, (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`${url}: ${answer.statusCode}`));
        answer.resume().on('end', resolve);
      }).on('error', reject);
    });
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() - begin < seconds * 1000) {
        await ask(next());
        done += 1;
      }
    }),
  );
  agent.destroy();
  return (done / (performance.now() - begin)) * 1000;
}
