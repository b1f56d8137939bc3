import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { copySqlite } from '#/platform/db/sqlite.fixture.ts';
import { QUICK_START } from '#/platform/quick-start.fixture.ts';
import { loginHeaders } from '#/testing/test-members.fixture.ts';
import { notesIn } from './audit.fixture.ts';

type FactorRows = {
  member: { id: number };
  member_totp: Record<string, string | number>;
};

test('npm run operator leaves an entry, and a name nobody has leaves none; --reset-factor takes the second factor away', async () => {
  const closing: (() => unknown)[] = [];
  const copy = copySqlite(closing);
  const database = copy.open();
  try {
    await loginHeaders(database.db, 'xiaoman', Date.now());
    const run = (...words: string[]) =>
      promisify(execFile)(process.execPath, ['src/operator.ts', ...words], {
        env: { ...QUICK_START, DATA_DIR: copy.folder },
      }).catch(() => {});
    await run('nobody');
    await run('xiaoman');
    expect(await notesIn(database.db)).toMatchObject([
      { person: '命令行', action: 'npm run operator', label: '设为站长', target: 'xiaoman', member_id: null },
    ]);
    const tables = database.db.withTables<FactorRows>();
    const { id } = await tables.selectFrom('member').select('id').executeTakeFirstOrThrow();
    const factor = { member_id: id, secret: '', last_step: 0, begun_at: 0, confirmed_at: 1, salt: '' };
    await tables.insertInto('member_totp').values(factor).execute();
    await run('xiaoman', '--reset-factor');
    expect(await tables.selectFrom('member_totp').selectAll().execute()).toEqual([]);
    // There is nothing left to take away.
    await run('xiaoman', '--reset-factor');
    await run('xiaoman', '--unknown');
    expect((await notesIn(database.db)).map(({ label, target }) => `${label} ${target}`)).toEqual([
      '设为站长 xiaoman',
      '移除两步验证 xiaoman',
    ]);
  } finally {
    await database.db.destroy();
    for (const close of closing) await close();
  }
});

test('what keeps a command from working is told in a sentence, without a trace', () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'souluo-operator-'));
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }));
  const run = (command: string, words: string[], settings: Record<string, string> = {}) => {
    const env = { DATA_DIR, ...settings };
    const { status, stderr } = spawnSync(process.execPath, [`src/${command}.ts`, ...words], { env, encoding: 'utf8' });
    expect(stderr).not.toMatch(/^\s+at /m);
    return [status, stderr.trim()];
  };
  expect(run('operator', ['xiaoman', '--unknown'])).toEqual([2, expect.stringContaining('--unknown')]);
  expect(run('operator', ['xiaoman'], { PORT: 'none' })).toEqual([1, expect.stringContaining('PORT')]);
  writeFileSync(join(DATA_DIR, 'souluo.db'), 'this is not a database, but long enough to look like one'.repeat(100));
  for (const [command, words] of [
    ['operator', ['xiaoman']],
    ['backup', []],
  ] as const) {
    expect(run(command, [...words])).toEqual([1, expect.stringMatching(/souluo\.db is damaged.*npm run restore/)]);
  }
});
