import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { Derived } from '#/platform/db/derived.ts';
import { workKey } from '#/platform/db/search/work-key.ts';
import { EDITION } from '../../cover/cover-art.pure.ts';
import { ART_REACH, chooseArtBeside, nameStem } from '../../cover/server/cover.service.ts';
import { KINDS } from '../kinds.pure.ts';
import type { CatalogueTables } from './catalogue.table.ts';
import type { LayerTables } from './layer.table.ts';
import { readShippedArts } from './shipped-arts.seed.ts';
import { CONTENT_FOLDER } from './shipped-curated.seed.ts';
import { artSubject, type Drawn } from './title-neighbours.rules.ts';

const AT_ONCE = 500;

/** Titles that come in one by one are drawn unlike the latest of their kind and unlike those that are called alike. */
export async function withArt<Title extends Drawn & { art?: string }>(
  db: AnyDatabase,
  titles: readonly Title[],
): Promise<Title[]> {
  const before = new Map<string, string[]>();
  const done: Title[] = [];
  for (const title of titles) {
    if (title.art?.startsWith(EDITION)) {
      done.push(title);
      continue;
    }
    const known = before.get(title.kind) ?? (await latest(db, title.kind));
    const art = chooseArtBeside(artSubject(title), [...(await calledAlike(db, title.name)), ...known]);
    before.set(title.kind, [...known, art].slice(-ART_REACH));
    done.push({ ...title, art });
  }
  return done;
}

async function latest(db: AnyDatabase, kind: string): Promise<string[]> {
  const rows = await db
    .withTables<CatalogueTables>()
    .selectFrom('title')
    .select('art')
    .where('kind', '=', kind)
    .where('art', '!=', '')
    .orderBy('id', 'desc')
    .limit(ART_REACH)
    .execute();
  return rows.toReversed().map(({ art }) => art);
}

/** Remakes, and the parts of one series: 唐人街探案2 beside 唐人街探案. */
async function calledAlike(db: AnyDatabase, name: string): Promise<string[]> {
  const stem = workKey(nameStem(name));
  const keys = [workKey(name), stem, ...Array.from({ length: 9 }, (_, index) => `${stem}${index + 1}`)];
  const rows = await db
    .withTables<CatalogueTables & LayerTables>()
    .selectFrom('title_name')
    .innerJoin('title', 'title.id', 'title_name.title_id')
    .select('title.art')
    .where('title_name.name_key', 'in', [...new Set(keys)].filter(Boolean))
    .limit(ART_REACH)
    .execute();
  return rows.map(({ art }) => art);
}

/** By its key, which for nearly all titles is the name. */
export async function artByName(db: AnyDatabase, name: string, kind: string): Promise<string | undefined> {
  const slug = KINDS.find((one) => one.name === kind)?.slug;
  if (!slug) return undefined;
  const row = await db
    .withTables<CatalogueTables>()
    .selectFrom('title_key')
    .innerJoin('title', 'title.id', 'title_key.title_id')
    .select('title.art')
    .where('title_key.key', '=', name)
    .where('title.kind', '=', slug)
    .executeTakeFirst();
  return row?.art || undefined;
}

/**
 * Titles without a drawing of today's edition get theirs, the shipped ones the face they have on every site. One that
 * has it keeps it.
 */
export function titleArts(db: AnyDatabase): Derived {
  return {
    name: 'title arts',
    version: 3,
    progress: '正在为片目选封面',
    async rebuild() {
      let shipped: Map<string, string> | undefined;
      for (;;) {
        const rows = await db
          .withTables<CatalogueTables>()
          .selectFrom('title')
          .select(['id', 'name', 'kind', 'year', 'genres_json', 'regions_json', 'summary', 'origin'])
          .where('art', 'not like', `${EDITION}%`)
          .orderBy('heat', 'desc')
          .limit(AT_ONCE)
          .execute();
        if (rows.length === 0) return;
        shipped ??= await readShippedArts(CONTENT_FOLDER);
        await db.transaction().execute(async (inside) => {
          for (const { genres_json, regions_json, ...row } of rows) {
            const own = shipped?.get(row.origin ?? '');
            // Kinds and lists of names are written by the title's own store only.
            const [genres, regions] = [JSON.parse(genres_json) as string[], JSON.parse(regions_json) as string[]];
            const [{ art } = { art: '' }] = await withArt(inside, [
              { ...row, kind: row.kind as Drawn['kind'], genres, regions, ...(own && { art: own }) },
            ]);
            await inside
              .withTables<CatalogueTables>()
              .updateTable('title')
              .set({ art })
              .where('id', '=', row.id)
              .execute();
          }
        });
      }
    },
  };
}
