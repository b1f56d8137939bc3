import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '#/platform/free-port.fixture.ts';

// What `npm run release` makes, run as its reader would: in an empty folder, by a user who may nothing, with nothing in PATH.
// Needs root, for becoming nobody.
const isRoot = process.getuid?.() === 0;
const NOBODY = 10_001;
const root = join(import.meta.dirname, '..');
const base = mkdtempSync(join(tmpdir(), '搜罗 release-'));
const place = join(base, 'souluo');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const LATER = '99.0.0';

const running = new Set<ChildProcess>();
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(base, { recursive: true, force: true });
});

beforeAll(() => {
  // The step of the Containerfile's first stage; `npm test` has built already.
  const made = spawnSync(process.execPath, ['tools/release.mjs', '--folder', place], { cwd: root, encoding: 'utf8' });
  expect([made.status, made.stderr]).toEqual([0, expect.not.stringContaining('failed')]);
  chmodSync(base, 0o755);
  ownedByNobody(place);
});

function ownedByNobody(path: string): void {
  chownSync(path, NOBODY, NOBODY);
}

interface Started {
  child: ChildProcess;
  output(): string;
  ask(path: string): Promise<Response>;
  ready(): Promise<void>;
  stop(): Promise<number | null>;
}

/** By its own words alone: no variable of ours reaches it. */
async function start(command: readonly string[], settings: Record<string, string> = {}): Promise<Started> {
  const port = await freePort();
  const env = { PATH: '', PORT: String(port), DEMO_CONTENT: 'off', LOG_LEVEL: 'silent', ...settings };
  const [program = '', ...args] = command;
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes) => {
      output += bytes;
    });
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  return {
    child,
    output: () => output,
    ask,
    async ready() {
      const isReady = () =>
        ask('/readyz').then(
          ({ ok }) => ok,
          () => false,
        );
      while (child.exitCode === null && !(await isReady())) await pause(100);
      expect([child.exitCode, output]).toEqual([null, '']);
    },
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
      return child.exitCode;
    },
  };
}

const asNobody = (...command: string[]) => [
  '/usr/bin/setpriv',
  `--reuid=${NOBODY}`,
  `--regid=${NOBODY}`,
  '--clear-groups',
  '--no-new-privs',
  ...command,
];

const secretKey = () => readFileSync(join(place, 'data', 'secret.key'), 'utf8');

test.each(['operations.md', 'operations.zh-CN.md'])('what the book links to is there: %s', (name) => {
  const folder = join(place, 'docs');
  const links = [...readFileSync(join(folder, name), 'utf8').matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)];
  const targets = links.map(([, target = '']) => target);
  expect(targets).toContain('../deploy/souluo.service');
  expect(targets.filter((target) => !existsSync(join(folder, target)))).toEqual([]);
});

test.runIf(isRoot)('runs in an empty folder, for a user who may nothing and has nothing', async () => {
  const site = await start(asNobody(join(place, 'souluo')));
  await site.ready();
  for (const path of ['/', '/login', '/tool']) {
    const page = await site.ask(path);
    expect([path, page.status, (await page.text()).includes('</html>')]).toEqual([path, 200, true]);
  }
  expect(await site.stop()).toBe(0);
  expect(existsSync(join(place, 'data', 'souluo.db'))).toBe(true);
  const told = spawnSync('/usr/bin/setpriv', asNobody(join(place, 'souluo'), 'version').slice(1), {
    env: { PATH: '' },
  });
  expect(told.stdout.toString().trim()).toBe(version);
});

test.runIf(isRoot)(
  'a later archive over it keeps the data, saves it first, and the way back is refused with a sentence',
  async () => {
    const key = secretKey();
    const launcher = readFileSync(join(place, 'souluo'), 'utf8');
    // What a later archive brings: a folder of its own with one more migration, the launcher, the file that names the version.
    const later = join(place, `app-${LATER}`);
    cpSync(join(place, `app-${version}`), later, { recursive: true });
    const table =
      "import { sql } from 'kysely';\nexport const up = (db: never) => sql`create table later (id integer)`.execute(db);\n";
    writeFileSync(join(later, 'migrations', '9998_later.ts'), table);
    writeFileSync(join(place, 'souluo'), launcher.replaceAll(version, LATER), { mode: 0o755 });
    writeFileSync(join(place, 'souluo.version'), `${LATER}\n`);

    const site = await start(asNobody(join(place, 'souluo')));
    await site.ready();
    expect(await site.stop()).toBe(0);
    expect(secretKey()).toBe(key);
    const copies = readdirSync(join(place, 'data', 'backup')).filter((name) => name.startsWith('before-migration-'));
    expect(copies).toHaveLength(1);
    const database = new DatabaseSync(join(place, 'data', 'souluo.db'), { readOnly: true });
    expect(database.prepare("select count(*) as n from sqlite_master where name = 'later'").get()).toEqual({ n: 1 });
    database.close();

    writeFileSync(join(place, 'souluo'), launcher, { mode: 0o755 });
    const old = await start(asNobody(join(place, 'souluo')));
    if (old.child.exitCode === null) await once(old.child, 'exit');
    expect([old.child.exitCode, old.output()]).toEqual([1, expect.stringMatching(/newer version.*before-migration/s)]);
  },
);
