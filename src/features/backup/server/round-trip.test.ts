import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Engine } from '#/platform/db/any-database.ts';
import { openDatabase } from '#/platform/db/open-database.ts';
import { createSecretBox } from '#/platform/secret/secret-box.ts';
import { findSecretKey, readSecretKey } from '#/platform/secret/secret-key.ts';
import { sealed, searchKinds } from '#/testing/parts-on.fixture.ts';
import { anEmptyFolder, anEmptyServer, backUp, type Closing, filesAt, fillSite, tablesAt } from './backup.fixture.ts';
import { moveToPostgres } from './move-site.ts';
import { restoreSite } from './restore-site.ts';
import { type SiteAddress, siteAt } from './site-place.ts';

const postgresUrl = inject('postgresUrl');
const closing: Closing = [];
const sites: Partial<Record<Engine, SiteAddress>> = {};
const archives: Partial<Record<Engine, string>> = {};

const anEmptyPlace = async (engine: Engine): Promise<SiteAddress> =>
  engine === 'sqlite' ? { DATA_DIR: anEmptyFolder(closing) } : anEmptyServer(postgresUrl ?? '', closing);

const restore = (archive: string, address: SiteAddress, force = false) =>
  restoreSite({ archive, address, force, sealed, searchKinds, tell: () => {}, now: Date.now });

async function found(address: SiteAddress, words: string): Promise<unknown> {
  const { db, search } = openDatabase(address, () => {});
  return search.find(db, { kind: { name: 'market', place: 1, isLabelled: true }, words }).finally(() => db.destroy());
}

beforeAll(async () => {
  const site = await anEmptyPlace('sqlite');
  await fillSite(site, { withSamples: true });
  sites.sqlite = site;
  archives.sqlite = await backUp(site);
  if (postgresUrl === undefined) return;
  const server = await anEmptyPlace('postgres');
  await restore(archives.sqlite, server);
  sites.postgres = server;
  archives.postgres = await backUp(server);
});

afterAll(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

describe.skipIf(postgresUrl === undefined).each<[Engine, Engine]>([
  ['sqlite', 'sqlite'],
  ['sqlite', 'postgres'],
  ['postgres', 'sqlite'],
  ['postgres', 'postgres'],
])('from %s to %s', (from, to) => {
  test('every table has the same rows, every upload the same bytes, and the search finds the same', async () => {
    const place = await anEmptyPlace(to);
    const { tables } = await restore(archives[from] ?? '', place);
    // The very site that was filled, not the one that was restored from it.
    const source = sites.sqlite ?? { DATA_DIR: '' };
    const wanted = await tablesAt(source);
    expect(wanted.filter(({ rows }) => rows > 0).length).toBeGreaterThan(15);
    expect(await tablesAt(place)).toEqual(wanted);
    expect(tables).toEqual(wanted);
    expect(Object.keys(await filesAt(source)).length).toBeGreaterThanOrEqual(3);
    expect(await filesAt(place)).toEqual(await filesAt(source));
    expect(await found(source, 'kafei')).not.toEqual([]);
    expect(await found(place, 'kafei')).toEqual(await found(source, 'kafei'));
  });
});

describe('an archive', () => {
  test('can be listed by any tar, manifest last', () => {
    const names = execFileSync('tar', ['-tzf', archives.sqlite ?? ''], { encoding: 'utf8' })
      .trim()
      .split('\n');
    expect(names).toContain('tables/member/000001.jsonl');
    expect(names).toContain('files/upload/a.webp');
    expect(names.at(-1)).toBe('manifest.json');
  });

  test('of the same data is the same on both engines, table by table', async () => {
    const [one, other] = [
      await tablesAt(sites.sqlite ?? { DATA_DIR: '' }),
      sites.postgres && (await tablesAt(sites.postgres)),
    ];
    if (other) expect(other).toEqual(one);
  });
});

describe.skipIf(postgresUrl === undefined)('a move to PostgreSQL', () => {
  test('brings every row, leaves the file alone, and wants an empty database', async () => {
    const { DATA_DIR } = sites.sqlite ?? { DATA_DIR: '' };
    const { DATABASE_URL } = await anEmptyServer(postgresUrl ?? '', closing);
    const before = await tablesAt({ DATA_DIR });
    const move = () => moveToPostgres({ DATA_DIR, DATABASE_URL, searchKinds, tell: () => {} });
    expect(await move()).toEqual(before);
    expect(await tablesAt({ DATA_DIR, DATABASE_URL })).toEqual(before);
    expect(await tablesAt({ DATA_DIR })).toEqual(before);
    await expect(move()).rejects.toMatchObject({ code: 'backup.not_empty' });
  });

  test('gives no number twice that was ever given', async () => {
    const { DATA_DIR } = sites.sqlite ?? { DATA_DIR: '' };
    const { DATABASE_URL } = await anEmptyServer(postgresUrl ?? '', closing);
    await moveToPostgres({ DATA_DIR, DATABASE_URL, searchKinds, tell: () => {} });
    const ids: number[] = [];
    for (const address of [{ DATA_DIR }, { DATA_DIR, DATABASE_URL }]) {
      const snapshot = await siteAt(address).openSnapshot();
      ids.push(snapshot.sequences['member'] ?? 0);
      await snapshot.close();
    }
    expect(ids[0]).toBeGreaterThan(1);
    expect(ids[1]).toBe(ids[0]);
  });

  test('without a file there is nothing to move', async () => {
    const DATA_DIR = anEmptyFolder(closing);
    const moving = moveToPostgres({ DATA_DIR, DATABASE_URL: postgresUrl ?? '', searchKinds, tell: () => {} });
    await expect(moving).rejects.toMatchObject({ code: 'backup.no_data' });
    await rm(DATA_DIR, { recursive: true });
  });
});

describe.each<Engine>(['sqlite', 'postgres'])('secrets in a backup to %s', (engine) => {
  describe.skipIf(engine === 'postgres' && postgresUrl === undefined)('', () => {
    const keyIn = (DATA_DIR: string) => Buffer.from(findSecretKey({ DATA_DIR }) ?? []).toString('hex');

    /** A site with a sealed secret and its key, and two backups of it. */
    async function aSealedSite() {
      const DATA_DIR = anEmptyFolder(closing);
      await fillSite({ DATA_DIR });
      readSecretKey({ DATA_DIR });
      const secrets = createSecretBox(() => readSecretKey({ DATA_DIR }));
      const { db } = openDatabase({ DATA_DIR }, () => {});
      await sql`insert into robot_secret (name, secret)
        values ('callback', ${secrets.seal('x', 'robot callback')})`.execute(db);
      await db.destroy();
      return {
        key: keyIn(DATA_DIR),
        plain: await backUp({ DATA_DIR }),
        whole: await backUp({ DATA_DIR }, { withKey: true }),
      };
    }

    test('the key inside is put where there is none, and never over another', async () => {
      const { key, plain, whole } = await aSealedSite();
      const empty = await anEmptyPlace(engine);
      expect(await restore(whole, empty)).toMatchObject({ secrets: 'key-placed' });
      expect(keyIn(empty.DATA_DIR)).toBe(key);
      expect(statSync(join(empty.DATA_DIR, 'secret.key')).mode & 0o077).toBe(0);
      expect(await restore(plain, empty, true)).toMatchObject({ secrets: 'fine' });

      const taken = await anEmptyPlace(engine);
      const other = Buffer.from(readSecretKey(taken)).toString('hex');
      expect(await restore(whole, taken)).toMatchObject({ secrets: 'other-key' });
      expect(keyIn(taken.DATA_DIR)).toBe(other);

      const set = { ...(await anEmptyPlace(engine)), SECRET_KEY: new Uint8Array(32) };
      expect(await restore(whole, set)).toMatchObject({ secrets: 'other-key' });
      expect(existsSync(join(set.DATA_DIR, 'secret.key'))).toBe(false);
    });

    test('without it the restore works, makes no key, and says what is wanted', async () => {
      const { plain } = await aSealedSite();
      const place = await anEmptyPlace(engine);
      expect(await restore(plain, place)).toMatchObject({ secrets: 'key-wanted' });
      expect(existsSync(join(place.DATA_DIR, 'secret.key'))).toBe(false);
      expect((await tablesAt(place)).find(({ name }) => name === 'robot_secret')).toMatchObject({ rows: 1 });
    });
  });
});
