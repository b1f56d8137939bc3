import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { Derived } from '#/platform/db/derived.ts';
import { EDITION } from '../../cover/cover-art.pure.ts';
import { ART_REACH, chooseArts } from '../../cover/server/cover.service.ts';
import { KINDS } from '../kinds.pure.ts';
import type { CatalogueTables } from './catalogue.table.ts';
import type { TitleFacts } from './title.rules.ts';

type Drawn = Pick<TitleFacts, 'name' | 'kind' | 'genres' | 'regions' | 'summary'>;

const AT_ONCE = 500;
const kindName = new Map(KINDS.map(({ slug, name }) => [slug, name]));
const subjectOf = ({ name, kind, genres, regions, summary }: Drawn) => ({
  title: name,
  kind: kindName.get(kind) ?? '电影',
  genres,
  regions,
  summary,
});

/** Each unlike those of its kind that stand in front of it in this order. */
export function castByKind<Title extends Drawn>(titles: readonly Title[]): (Title & { art: string })[] {
  const arts = new Map<Title, string>();
  for (const own of Map.groupBy(titles, ({ kind }) => kind).values())
    for (const [index, art] of chooseArts(own.map(subjectOf)).entries()) arts.set(own[index] as Title, art);
  return titles.map((title) => ({ ...title, art: arts.get(title) ?? '' }));
}

/** Titles that come in one by one are drawn unlike the latest of their kind, beside which they will stand. */
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
    const [art = ''] = chooseArts([subjectOf(title)], known);
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

/** Titles without a drawing of today's edition get theirs, in the order of the lists. One that has it keeps it. */
export function titleArts(db: AnyDatabase): Derived {
  return {
    name: 'title arts',
    version: 2,
    progress: '正在为片目选封面',
    async rebuild() {
      const tables = db.withTables<CatalogueTables>();
      for (const { slug } of KINDS) {
        for (;;) {
          const rows = await tables
            .selectFrom('title')
            .select(['id', 'name', 'kind', 'genres_json', 'regions_json', 'summary'])
            .where('kind', '=', slug)
            .where('art', 'not like', `${EDITION}%`)
            .orderBy('heat', 'desc')
            .limit(AT_ONCE)
            .execute();
          // Lists of names are written by the title's own store only.
          const titles = rows.map(({ genres_json, regions_json, ...row }) => ({
            ...row,
            kind: slug,
            genres: JSON.parse(genres_json) as string[],
            regions: JSON.parse(regions_json) as string[],
          }));
          const drawn = castByKind(titles);
          await db.transaction().execute(async (inside) => {
            for (const { id, art } of drawn)
              await inside
                .withTables<CatalogueTables>()
                .updateTable('title')
                .set({ art })
                .where('id', '=', id)
                .execute();
          });
          if (rows.length < AT_ONCE) break;
        }
      }
    },
  };
}
