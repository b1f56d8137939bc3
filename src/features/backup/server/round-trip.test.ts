import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { sealedColumns } from '#/host/sealed-columns.ts';
import type { Engine } from '#/platform/db/any-database.ts';
import { openDatabase } from '#/platform/db/open-database.ts';
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
  restoreSite({ archive, address, force, sealed: sealedColumns, tell: () => {}, now: Date.now });

async function found(address: SiteAddress, words: string): Promise<unknown> {
  const { db, search } = openDatabase(address, () => {});
  return search.find(db, { kind: 'market', words }).finally(() => db.destroy());
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
}, 120_000);

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
    const move = () => moveToPostgres({ DATA_DIR, DATABASE_URL, tell: () => {} });
    expect(await move()).toEqual(before);
    expect(await tablesAt({ DATA_DIR, DATABASE_URL })).toEqual(before);
    expect(await tablesAt({ DATA_DIR })).toEqual(before);
    await expect(move()).rejects.toMatchObject({ code: 'backup.not_empty' });
  });

  test('gives no number twice that was ever given', async () => {
    const { DATA_DIR } = sites.sqlite ?? { DATA_DIR: '' };
    const { DATABASE_URL } = await anEmptyServer(postgresUrl ?? '', closing);
    await moveToPostgres({ DATA_DIR, DATABASE_URL, tell: () => {} });
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
    const moving = moveToPostgres({ DATA_DIR, DATABASE_URL: postgresUrl ?? '', tell: () => {} });
    await expect(moving).rejects.toMatchObject({ code: 'backup.no_data' });
    await rm(DATA_DIR, { recursive: true });
  });
});
