import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { loginHeaders } from '#/host/test-members.fixture.ts';
import { copySqlite } from '#/platform/db/sqlite.fixture.ts';
import { QUICK_START } from '#/platform/quick-start.fixture.ts';
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
}, 30_000);
