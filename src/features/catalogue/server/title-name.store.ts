import type { AnyDatabase } from '#/platform/db/any-database.ts';
import { keyOf } from '#/platform/db/search/normal-form.ts';
import { workKey } from '#/platform/db/search/work-key.ts';
import type { CatalogueTables } from './catalogue.table.ts';
import type { LayerTables } from './layer.table.ts';
import type { KnownWork } from './recognise.rules.ts';

const ROWS_AT_ONCE = 3000;
const KEYS_AT_ONCE = 500;

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
