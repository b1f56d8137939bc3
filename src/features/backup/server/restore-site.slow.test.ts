import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Engine } from '#/platform/db/any-database.ts';
import { migrateTo, migrationNames } from '#/platform/db/migrate.ts';
import { openDatabase } from '#/platform/db/open-database.ts';
import { markRestoreUnfinished } from '#/platform/db/unfinished-restore.ts';
import { createLocalStorage } from '#/platform/storage/local-storage.ts';
import { sealed, searchKinds } from '#/testing/parts-on.fixture.ts';
import { anEmptyFolder, anEmptyServer, backUp, type Closing, filesAt, fillSite, tablesAt } from './backup.fixture.ts';
import { restoreSite } from './restore-site.ts';
import { type SiteAddress, siteAt } from './site-place.ts';

const postgresUrl = inject('postgresUrl');

describe.each<Engine>(['sqlite', 'postgres'])('a restore on %s', (engine) => {
  describe.skipIf(engine === 'postgres' && postgresUrl === undefined)('', () => {
    const closing: Closing = [];
    let archive: string;
    let site: SiteAddress;

    const anEmptyPlace = async (): Promise<SiteAddress> =>
      engine === 'sqlite' ? { DATA_DIR: anEmptyFolder(closing) } : anEmptyServer(postgresUrl ?? '', closing);
    const restore = (address: SiteAddress, { force = false, from = archive } = {}) =>
      restoreSite({ archive: from, address, force, sealed, searchKinds, tell: () => {}, now: Date.now });
    const names = async (address: SiteAddress) => {
      const { db } = openDatabase(address, () => {});
      const { rows } = await sql<{ username: string }>`select username from member order by id`.execute(db);
      await db.destroy();
      return rows.map(({ username }) => username);
    };

    beforeAll(async () => {
      site = await anEmptyPlace();
      await fillSite(site);
      archive = await backUp(site);
    });
    afterAll(async () => {
      for (const close of closing.splice(0).reverse()) await close();
    });

    test('leaves nothing behind but the site', async () => {
      const place = await anEmptyPlace();
      await restore(place);
      expect((await readdir(place.DATA_DIR)).sort()).toEqual(engine === 'sqlite' ? ['files', 'souluo.db'] : ['files']);
    });

    test('refuses a place with data; with force that data is saved first, and can be brought back', async () => {
      const place = await anEmptyPlace();
      await restore(place);
      const { db } = openDatabase(place, () => {});
      await sql`update member set username = '后来的'`.execute(db);
      await db.destroy();
      await createLocalStorage(join(place.DATA_DIR, 'files')).put('upload/later.webp', Buffer.from('later'), {
        type: '',
      });
      const before = await tablesAt(place);
      await expect(restore(place)).rejects.toMatchObject({ code: 'backup.not_empty' });
      expect(await tablesAt(place)).toEqual(before);

      const { safetyCopy } = await restore(place, { force: true });
      expect(await names(place)).toEqual(['小满 😀']);
      expect(Object.keys(await filesAt(place))).not.toContain('upload/later.webp');
      const again = await anEmptyPlace();
      await restore(again, { from: safetyCopy ?? '' });
      expect(await names(again)).toEqual(['后来的']);
      expect(await tablesAt(again)).toEqual(before);
      expect(Object.keys(await filesAt(again))).toContain('upload/later.webp');
    });

    test('refuses a folder that has only uploads', async () => {
      const place = await anEmptyPlace();
      await createLocalStorage(join(place.DATA_DIR, 'files')).put('upload/a', Buffer.from('a'), { type: '' });
      await expect(restore(place)).rejects.toMatchObject({ code: 'backup.not_empty' });
    });

    test('refuses a site that runs, forced or not', async () => {
      const place = await anEmptyPlace();
      await restore(place);
      const running = openDatabase(place, () => {});
      await sql`select 1 from member`.execute(running.db);
      await expect(restore(place, { force: true })).rejects.toMatchObject({ code: 'backup.site_running' });
      await running.db.destroy();
      expect(await names(place)).toEqual(['小满 😀']);
    });

    test('brings an older backup to the newest schema', async () => {
      const older = await anEmptyPlace();
      const all = await migrationNames();
      const database = openDatabase(older, () => {});
      await migrateTo(database, all.slice(0, -3));
      await sql`insert into member (username, username_key, password_hash, is_operator, must_change_password, created_at)
        values ('老会员', 'old', 'x', 0, 0, 1)`.execute(database.db);
      await database.db.destroy();
      const from = await backUp(older);
      const place = await anEmptyPlace();
      const { manifest } = await restore(place, { from });
      expect(manifest.migrations).toEqual(all.slice(0, -3));
      const snapshot = await siteAt(place).openSnapshot();
      expect(snapshot.migrations).toEqual(all);
      await snapshot.close();
      expect(await names(place)).toEqual(['老会员']);
    });

    test('cut short while it puts things in place, says so at the next start, and is done by doing it again', async () => {
      const place = await anEmptyPlace();
      // What a kill leaves between the mark and the end.
      await mkdir(join(place.DATA_DIR, '.restoring', 'files'), { recursive: true });
      await writeFile(join(place.DATA_DIR, 'souluo.db'), 'half');
      await markRestoreUnfinished(place.DATA_DIR, '上次恢复备份时被打断');
      expect(() => openDatabase(place, () => {})).toThrow('上次恢复备份时被打断');
      await restore(place);
      expect(await tablesAt(place)).toEqual(await tablesAt(site));
      expect(await readdir(place.DATA_DIR)).not.toContain('restore-unfinished.txt');
      expect(await readdir(place.DATA_DIR)).not.toContain('.restoring');
    });

    test('with rows that point nowhere is refused as a whole', async () => {
      const { createHash } = await import('node:crypto');
      const { packed, unpacked } = await import('./backup.fixture.ts');
      const entries = unpacked(await readFile(archive)).filter(({ name }) => !name.startsWith('tables/member/'));
      const manifest = JSON.parse(entries.at(-1)?.content.toString() ?? '{}');
      const nothing = { rows: 0, bytes: 0, sha256: createHash('sha256').digest('hex') };
      for (const table of manifest.tables) if (table.name === 'member') Object.assign(table, nothing);
      const last = { name: 'manifest.json', content: Buffer.from(JSON.stringify(manifest)) };
      const from = join(anEmptyFolder(closing), 'orphans.tar.gz');
      await writeFile(from, packed([...entries.slice(0, -1), last]));
      const place = await anEmptyPlace();
      await expect(restore(place, { from })).rejects.toMatchObject({ code: 'backup.loaded_wrong' });
      expect(await readdir(place.DATA_DIR)).toEqual([]);
      await restore(place);
    });
  });
});
