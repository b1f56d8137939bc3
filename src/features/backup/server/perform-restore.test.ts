import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '#/platform/db/open-database.ts';
import { sealed, searchKinds } from '#/testing/parts-on.fixture.ts';
import { anEmptyFolder, backUp, type Closing, fillSite } from './backup.fixture.ts';
import { createBackupFolder } from './backup-folder.ts';
import { performRestore } from './perform-restore.ts';
import { createRestoreService } from './restore.service.ts';
import { createRestoreWishes } from './restore-wish.ts';
import { createSiteCountsStore } from './site-counts.store.ts';
import type { SiteAddress } from './site-place.ts';

const closing: Closing = [];
afterAll(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const BY = { memberId: 1, username: 'operator' };
const caller = { role: 'operator', sessionId: 1, ...BY } as const;
const perform = (address: SiteAddress) =>
  performRestore({ address, sealed, searchKinds, tell: () => {}, now: Date.now });

async function onDatabase<Result>(
  address: SiteAddress,
  work: (db: ReturnType<typeof openDatabase>['db']) => Promise<Result>,
) {
  const { db } = openDatabase(address, () => {});
  return work(db).finally(() => db.destroy());
}
const members = (address: SiteAddress) =>
  onDatabase(address, async (db) => {
    const { rows } = await sql<{ username: string }>`select username from member order by id`.execute(db);
    return rows.map(({ username }) => username);
  });

/** A site that went on after its backup was made. */
async function aSite() {
  const address: SiteAddress = { DATA_DIR: anEmptyFolder(closing) };
  await fillSite(address);
  const archive = await backUp(address);
  await onDatabase(address, (db) => sql`update member set username = '后来的'`.execute(db));
  return { address, archive, name: basename(archive), ...folderOf(address) };
}

function folderOf(address: SiteAddress) {
  const folder = createBackupFolder(join(address.DATA_DIR, 'backup'));
  return { folder, wishes: createRestoreWishes(folder.folder) };
}

test('the job that made the backup is not in the restored site, where it would have failed; others go on', async () => {
  const address: SiteAddress = { DATA_DIR: anEmptyFolder(closing) };
  await fillSite(address);
  const jobs = (db: ReturnType<typeof openDatabase>['db']) => sql<{ name: string }>`select name from job`.execute(db);
  await onDatabase(address, async (db) => {
    for (const name of ['backup.make', 'mail.send'])
      await sql`insert into job (name, lane, payload_json, run_at, max_attempts, state, created_at)
        values (${name}, 'long', '{}', 1, 1, 'running', 1)`.execute(db);
  });
  const name = basename(await backUp(address));
  const { wishes } = folderOf(address);
  await wishes.write({ name, by: BY, askedAt: 1, attempts: 0 });
  await perform(address);
  expect(await wishes.readOutcome()).toMatchObject({ isDone: true });
  expect((await onDatabase(address, jobs)).rows).toEqual([{ name: 'mail.send' }]);
});

test('what was asked for is done while the site is away; what was there is kept, and asking is over', async () => {
  const { address, name, wishes, folder } = await aSite();
  await perform(address);
  expect(await members(address)).toEqual(['后来的']);

  await wishes.write({ name, by: BY, askedAt: 1, attempts: 0 });
  await perform(address);
  expect(await members(address)).toEqual(['小满 😀']);
  expect(await wishes.read()).toBeUndefined();
  expect(await wishes.readOutcome()).toMatchObject({ name, by: BY, isDone: true, isNoted: false });
  const kinds = (await folder.list()).map(({ kind }) => kind);
  expect(kinds.sort()).toEqual(['before-restore', 'manual']);
});

test('a backup that is broken changes nothing, and is not tried again', async () => {
  const { address, archive, name, wishes } = await aSite();
  await writeFile(archive, (await readFile(archive)).subarray(0, -200));
  await wishes.write({ name, by: BY, askedAt: 1, attempts: 0 });
  await perform(address);
  expect(await members(address)).toEqual(['后来的']);
  expect(await wishes.readOutcome()).toMatchObject({
    isDone: false,
    message: expect.stringContaining('网站仍是原来的数据'),
  });
  expect(await wishes.read()).toBeUndefined();
  expect((await readdir(address.DATA_DIR)).sort()).toEqual(['backup', 'files', 'souluo.db']);
});

test('one that was cut off is tried once more, and then the site stays as it is', async () => {
  const { address, name, wishes } = await aSite();
  await wishes.write({ name, by: BY, askedAt: 1, attempts: 1 });
  await perform(address);
  expect(await members(address)).toEqual(['小满 😀']);
  await wishes.write({ name, by: BY, askedAt: 1, attempts: 2 });
  await perform(address);
  expect(await wishes.readOutcome()).toMatchObject({ isDone: false });
});

test('it is compared by kind, and asked for only with the name of the site and a backup that was read', async () => {
  const { address, name, wishes, folder } = await aSite();
  await onDatabase(address, async (db) => {
    const asked: string[] = [];
    const service = createRestoreService({
      ...{ folder, wishes, counts: createSiteCountsStore(db), siteTitle: async () => '搜罗' },
      ...{ restart: () => asked.push('restart'), now: Date.now },
    });
    await sql`delete from member`.execute(db);
    const { kinds, isNewer, canRestart } = await service.compare(name);
    expect(kinds).toContainEqual({ kind: '会员', there: 1, here: 0 });
    expect({ isNewer, canRestart }).toEqual({ isNewer: false, canRestart: true });

    await expect(service.begin(name, '别的名字', caller)).rejects.toMatchObject({ code: 'backup.not_that_name' });
    await expect(service.compare('souluo-2020-01-01T000000.tar.gz')).rejects.toMatchObject({
      code: 'backup.not_found',
    });
    const { about } = (await folder.find(name)) ?? {};
    if (!about) throw new Error('the backup is known');
    await folder.note(name, { ...about, migrations: [...about.migrations, '9999_later'] });
    await expect(service.begin(name, '搜罗', caller)).rejects.toMatchObject({ code: 'backup.newer' });
    await folder.note(name, { ...about, checkedAt: null });
    await expect(service.begin(name, '搜罗', caller)).rejects.toMatchObject({ code: 'backup.not_checked' });
    await folder.note(name, about);
    expect(asked).toEqual([]);
    await service.begin(name, ' 搜罗 ', caller);
    expect(asked).toEqual(['restart']);
    expect(await wishes.read()).toMatchObject({ name, by: BY, attempts: 0 });
    await expect(service.begin(name, '搜罗', caller)).rejects.toMatchObject({ code: 'backup.restore_asked' });
  });
});

test('an archive is taken piece by piece, goes on after a piece that was sent twice, and has a name when it is whole', async () => {
  const folder = createBackupFolder(join(anEmptyFolder(closing), 'backup'));
  const id = '0b3c9a52-93c4-4d4e-9f6e-3f1c2d4b5a60';
  const send = (offset: number, text: string) =>
    folder.take(id, { offset, total: 6, bytes: Buffer.from(text) }, Date.parse('2026-11-17T00:00:00Z'));
  expect(await send(0, 'abc')).toEqual({ received: 3, name: null });
  expect(await send(0, 'abc')).toEqual({ received: 3, name: null });
  expect(await send(5, 'f')).toEqual({ received: 3, name: null });
  const { name } = await send(3, 'def');
  expect(name).toBe('souluo-2026-11-17T080000.tar.gz');
  expect(await readFile(folder.pathOf(name ?? ''), 'utf8')).toBe('abcdef');
  expect((await folder.list()).map(({ about }) => about)).toEqual([undefined]);
});
