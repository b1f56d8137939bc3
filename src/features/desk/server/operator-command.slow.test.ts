import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { loginHeaders } from '#/host/test-members.fixture.ts';
import { copySqlite } from '#/platform/db/sqlite.fixture.ts';
import { notesIn } from './audit.fixture.ts';

test('npm run operator leaves an entry, and a name nobody has leaves none', async () => {
  const closing: (() => unknown)[] = [];
  const copy = copySqlite(closing);
  const database = copy.open();
  try {
    await loginHeaders(database.db, 'xiaoman', Date.now());
    const run = (name: string) =>
      promisify(execFile)(process.execPath, ['src/operator.ts', name], {
        env: { DATA_DIR: copy.folder },
      }).catch(() => {});
    await run('nobody');
    await run('xiaoman');
    expect(await notesIn(database.db)).toMatchObject([
      { person: '命令行', action: 'npm run operator', label: '设为站长', target: 'xiaoman', member_id: null },
    ]);
  } finally {
    await database.db.destroy();
    for (const close of closing) await close();
  }
}, 30_000);
