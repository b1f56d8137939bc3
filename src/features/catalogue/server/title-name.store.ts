import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { Derived } from '#/platform/db/derived.ts';
import { keyOf } from '#/platform/db/search/normal-form.ts';
import { workKey } from '#/platform/db/search/work-key.ts';
import type { CatalogueTables } from './catalogue.table.ts';
import type { LayerTables } from './layer.table.ts';
import type { KnownWork } from './recognise.rules.ts';

const ROWS_AT_ONCE = 3000;
const KEYS_AT_ONCE = 500;
const TITLES_AT_ONCE = 500;

interface Named {
  id: number;
  name: string;
  aliases: readonly string[];
}

/** The names by which works are recognised; those of removed titles stay. Call it in the row's transaction. */
export async function writeNames(db: AnyDatabase, titles: readonly Named[]): Promise<void> {
  const tables = db.withTables<LayerTables>();
  const ids = titles.map(({ id }) => id);
  await tables.deleteFrom('title_name').where('title_id', 'in', ids).execute();
  const rows = titles.flatMap(nameRows);
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await tables
      .insertInto('title_name')
      .values(rows.slice(start, start + ROWS_AT_ONCE))
      .execute();
  }
}

function nameRows({ id, name, aliases }: Named): LayerTables['title_name'][] {
  const main = workKey(name);
  const keys = new Set([main, ...aliases.map(workKey)]);
  keys.delete('');
  return [...keys].map((key) => ({ name_key: key, title_id: id, is_main: key === main ? 1 : 0 }));
}

/** Whether a title, shown or removed, goes by this name: the history of a visitor shows those that are gone. */
export async function hasTitleNamed(db: AnyDatabase, name: string): Promise<boolean> {
  const found = await db
    .withTables<LayerTables>()
    .selectFrom('title_name')
    .select('title_id')
    .where('name_key', '=', workKey(name))
    .executeTakeFirst();
  return found !== undefined;
}

/** Every title, removed ones too, that goes by one of these names. */
export async function titlesNamed(db: AnyDatabase, keys: readonly string[]): Promise<KnownWork[]> {
  const works = new Map<number, KnownWork & { names: { key: string; isMain: boolean }[] }>();
  for (let start = 0; start < keys.length; start += KEYS_AT_ONCE) {
    const rows = await db
      .withTables<CatalogueTables & LayerTables>()
      .selectFrom('title_name')
      .innerJoin('title', 'title.id', 'title_name.title_id')
      .select(['title_name.name_key', 'title_name.is_main', 'title.id', 'title.kind', 'title.year'])
      .select(['title.directors_json', 'title.actors_json', 'title.removed_at'])
      .where('title_name.name_key', 'in', keys.slice(start, start + KEYS_AT_ONCE))
      .where('title.merged_into', 'is', null)
      .execute();
    for (const row of rows) {
      const work = works.get(row.id) ?? {
        id: row.id,
        kind: row.kind,
        year: row.year,
        names: [],
        people: peopleOf(row),
        isRemoved: row.removed_at !== null,
      };
      work.names.push({ key: row.name_key, isMain: row.is_main === 1 });
      works.set(row.id, work);
    }
  }
  return [...works.values()];
}

function peopleOf(row: { directors_json: string; actors_json: string }): string[] {
  // Both columns are lists of names, written by the title's own store.
  const people = [...(JSON.parse(row.directors_json) as string[]), ...(JSON.parse(row.actors_json) as string[])];
  return people.map(keyOf);
}

/** The names by which works are recognised. Raise the version whenever workKey gives other keys than before. */
export function titleNames(db: AnyDatabase): Derived {
  return {
    name: 'title names',
    version: 1,
    progress: '正在更新片名',
    async rebuild() {
      for (let after = 0; ; ) {
        const titles = await db
          .withTables<CatalogueTables>()
          .selectFrom('title')
          .select(['id', 'name', 'aliases_json'])
          .where('id', '>', after)
          .where('merged_into', 'is', null)
          .orderBy('id')
          .limit(TITLES_AT_ONCE)
          .execute();
        // The title's own store writes this column as a list of names.
        const named = titles.map(({ id, name, aliases_json }) => ({
          id,
          name,
          aliases: JSON.parse(aliases_json) as string[],
        }));
        if (named.length > 0) await db.transaction().execute((transaction) => writeNames(transaction, named));
        after = titles.at(-1)?.id ?? after;
        if (titles.length < TITLES_AT_ONCE) return;
      }
    },
  };
}
