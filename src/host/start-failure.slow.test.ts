import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { migrate } from '#/platform/db/migrate.ts';
import { openSqlite } from '#/platform/db/sqlite.ts';
import { QUICK_START } from '#/platform/quick-start.fixture.ts';

const root = join(import.meta.dirname, '../..');

/** None of these starts comes so far as to use it, but all need one that the user may have. */
let port = 0;
const holder = createServer();

beforeAll(async () => {
  holder.listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const address = holder.address();
  port = typeof address === 'object' && address ? address.port : 0;
  holder.close();
  await once(holder, 'close');
});
afterAll(() => holder.listening && holder.close());

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'souluo-start-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The site as its owner starts it. As nobody in particular when the tests run as root, whom no permission stops. */
function start(DATA_DIR: string, { isNobody = false } = {}) {
  const { status, stderr } = spawnSync(process.execPath, ['src/main.ts'], {
    cwd: root,
    env: { ...QUICK_START, DATA_DIR, PORT: String(port), NODE_ENV: 'production', LOG_LEVEL: 'silent' },
    encoding: 'utf8',
    ...(isNobody && process.getuid?.() === 0 && { uid: 65534, gid: 65534 }),
  });
  return { status, stderr: stderr.trim() };
}

/** A Chinese and an English sentence, no trace, each with the path; what to do. */
function expectReadable({ status, stderr }: ReturnType<typeof start>, path: string, advice: RegExp): void {
  expect(stderr).toMatch(advice);
  expect(stderr).not.toMatch(/^\s+at |errcode|Error:/m);
  const [chinese, english, ...more] = stderr.split('\n');
  expect(chinese).toMatch(/\p{Script=Han}.*[。；]/u);
  expect(english).toMatch(/^[^\p{Script=Han}]+[.?]$/u);
  expect([chinese, english].map((line) => line?.includes(path))).toEqual([true, true]);
  expect(more).toEqual([]);
  expect(status).toBe(1);
}

test('a DATA_DIR that is a file, or lies in one, is told with its path', () => {
  const file = join(aFolder(), 'data');
  writeFileSync(file, 'x');
  expectReadable(start(file), file, /Set DATA_DIR/);
  expectReadable(start(join(file, 'below')), file, /Set DATA_DIR/);
});

test('a DATA_DIR that cannot be made, read or written is told with its path', () => {
  const parent = aFolder();
  chmodSync(parent, 0o555);
  const data = join(parent, 'data');
  expectReadable(start(data, { isNobody: true }), data, /chown/);
  const closed = aFolder();
  chmodSync(closed, 0o000);
  expectReadable(start(closed, { isNobody: true }), closed, /chown/);
  chmodSync(closed, 0o700);
});

test('a read-only database is told with its path', async () => {
  const folder = aFolder();
  const { db } = openSqlite(join(folder, 'souluo.db'));
  await sql`create table a (id integer)`.execute(db);
  await db.destroy();
  chmodSync(join(folder, 'souluo.db'), 0o444);
  chmodSync(folder, 0o555);
  expectReadable(start(folder, { isNobody: true }), join(folder, 'souluo.db'), /chown/);
  chmodSync(folder, 0o700);
});

test.each([
  ['that is no database', () => Buffer.from('this is not a database, but long enough to look like one'.repeat(100))],
  ['with broken pages', (whole: Buffer) => whole.fill(0xee, 4096)],
])('a file %s is told with its path and stays as it is', async (_, breakIt) => {
  const folder = aFolder();
  const file = join(folder, 'souluo.db');
  const database = openSqlite(file);
  await migrate(database);
  await database.db.destroy();
  const broken = breakIt(readFileSync(file));
  writeFileSync(file, broken);
  expectReadable(start(folder), file, /npm run restore/);
  expect(readFileSync(file).equals(broken)).toBe(true);
});

test('data of a newer version is told as that, and stays as it is', async () => {
  const folder = aFolder();
  const database = openSqlite(join(folder, 'souluo.db'));
  await migrate(database);
  await sql`insert into kysely_migration (name, timestamp) values ('9999_future', '2030-01-01T00:00:00.000Z')`.execute(
    database.db,
  );
  await database.db.destroy();
  expectReadable(start(folder), '9999_future', /newer version.*before-migration/s);
  expect(readdirSync(folder)).not.toContain('backup');
});

test('a broken key is told with its path, and no new one takes its place', () => {
  const folder = aFolder();
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'secret.key'), 'half a k');
  expectReadable(start(folder), join(folder, 'secret.key'), /Put the right file back/);
  expect(readFileSync(join(folder, 'secret.key'), 'utf8')).toBe('half a k');
});

test('a port that is in use is told with its number', async () => {
  holder.listen(port, '127.0.0.1');
  await once(holder, 'listening');
  expectReadable(start(aFolder()), `${port}`, /端口.*Set PORT/s);
});
