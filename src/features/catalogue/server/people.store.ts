import { readFile } from 'node:fs/promises';
import { type RawBuilder, sql } from 'kysely';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { Database } from '#/platform/db/database.ts';
import type { Derived } from '#/platform/db/derived.ts';
import { keyOf } from '#/platform/db/search/normal-form.ts';
import type { CatalogueTables } from './catalogue.table.ts';
import type { PersonRole } from './intent/intent.rules.ts';

export interface KnownPerson {
  id: number;
  key: string;
  name: string;
  /** What they are in most of their works. */
  role: PersonRole;
}

interface Credited {
  id: number;
  directors: readonly string[];
  actors: readonly string[];
}

const ROWS_AT_ONCE = 1000;
const TITLES_AT_ONCE = 500;

export type PeopleStore = ReturnType<typeof createPeopleStore>;

/** Who took part in which titles. People are told apart by their names only. */
export function createPeopleStore({ db, engine }: Pick<Database, 'db' | 'engine'>) {
  /** One parameter however many there are: writing a list of hundreds costs more than asking it. */
  const isOneOf = (column: string, values: readonly (string | number)[]): RawBuilder<boolean> =>
    engine === 'sqlite'
      ? sql`${sql.ref(column)} in (select value from json_each(${JSON.stringify(values)}))`
      : sql`${sql.ref(column)} = any(${values})`;
  const tables = db.withTables<CatalogueTables>();

  async function byOwnKeys(keys: readonly string[]): Promise<Map<string, KnownPerson & { works: number }>> {
    const { rows } = await sql<Omit<KnownPerson, 'role'> & { role: PersonRole; works: number }>`
      select person.id, person.key, person.name, title_person.role, count(*) as works
      from person join title_person on title_person.person_id = person.id
      where ${isOneOf('person.key', keys)} group by person.id, person.key, person.name, title_person.role
      order by works`.execute(db);
    // The role with most works comes last.
    return new Map(rows.map((row) => [row.key, { ...row, works: Number(row.works) }]));
  }

  async function otherNames(keys: readonly string[]): Promise<{ key: string; person_key: string }[]> {
    const { rows } = await sql<{ key: string; person_key: string }>`
      select key, person_key from person_name where ${isOneOf('key', keys)} order by person_key`.execute(db);
    return rows;
  }

  return {
    /** Those of the names that belong to somebody with works, as they were asked for. */
    async known(keys: readonly string[]): Promise<Map<string, KnownPerson>> {
      if (keys.length === 0) return new Map();
      const [own, others] = await Promise.all([byOwnKeys(keys), otherNames(keys)]);
      if (others.length === 0) return own;
      const meant = await byOwnKeys(others.map(({ person_key }) => person_key));
      for (const [key, rows] of Map.groupBy(others, (row) => row.key)) {
        const people = rows.flatMap(({ person_key }) => meant.get(person_key) ?? []);
        const [first, second] = people.sort((one, other) => other.works - one.works);
        // If several people share this part of a name, the one with by far the most works is meant.
        if (first && !own.has(key) && first.works >= 2 * (second?.works ?? 0)) own.set(key, first);
      }
      return own;
    },

    /** The titles in which somebody has this name, as anything or in one role. */
    async works(name: string, role: PersonRole | undefined): Promise<number[]> {
      const rows = await tables
        .selectFrom('person')
        .innerJoin('title_person', 'title_person.person_id', 'person.id')
        .select('title_person.title_id')
        .distinct()
        .where('person.key', '=', keyOf(name))
        .$if(role !== undefined, (query) => query.where('title_person.role', '=', role ?? 'actor'))
        .execute();
      return rows.map(({ title_id }) => title_id);
    },

    /** Who takes part in most of these titles, in one role or any. */
    async mostIn(ids: readonly number[], limit: number, role?: PersonRole): Promise<{ name: string; count: number }[]> {
      if (ids.length === 0) return [];
      const inRole = role ? sql`and title_person.role = ${role}` : sql``;
      const { rows } = await sql<{ name: string; count: number }>`
        select person.name, count(distinct title_person.title_id) as count
        from title_person join person on person.id = title_person.person_id
        where ${isOneOf('title_person.title_id', ids)} ${inRole}
        group by person.id, person.name order by count desc, person.id limit ${limit}`.execute(db);
      return rows.map(({ name, count }) => ({ name, count: Number(count) }));
    },

    async otherNamesOf(key: string): Promise<string[]> {
      const rows = await tables
        .selectFrom('person_name')
        .select('name')
        .distinct()
        .where('person_key', '=', key)
        .execute();
      return rows
        .map(({ name }) => name)
        .filter((name) => keyOf(name) !== key)
        .sort();
    },

    /** Whose other name begins like the words: an original name, how it is written elsewhere, or the part of it everybody uses. */
    async byOtherName(words: string, limit: number): Promise<{ name: string; other: string }[]> {
      const key = keyOf(words);
      if (key.length < 2) return [];
      // The empty text keeps a planner from going through all people and looking for their names.
      const { rows } = await sql<{ name: string; other: string }>`
        select person.name, min(person_name.name) as other, count(*) as works from person_name
        join person on person.key = (person_name.person_key || '')
        join title_person on title_person.person_id = person.id
        where person_name.key >= ${key} and person_name.key < ${`${key}\uffff`} and person_name.key <> person.key
        group by person.id, person.name order by works desc, person.id limit ${limit}`.execute(db);
      return rows.map(({ name, other }) => ({ name, other }));
    },

    /** Other names of people, whole and by the words a foreign name ends in: Christopher Nolan, Nolan. */
    async addNames(names: readonly { person: string; name: string }[]): Promise<void> {
      const rows = names.flatMap(({ person, name }) =>
        [...new Set(endingsOf(name))].map((key) => ({ key, person_key: keyOf(person), name })),
      );
      for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
        await tables
          .insertInto('person_name')
          .values(rows.slice(start, start + ROWS_AT_ONCE))
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }
    },
  };
}

function endingsOf(name: string): string[] {
  const words = name.split(/[\s·・.]+/).filter(Boolean);
  const isLatin = /^[\p{Script=Latin}\s·.'’-]+$/u.test(name);
  const endings = isLatin ? words.map((_, index) => words.slice(index).join('')) : [name];
  return endings.map(keyOf).filter((key, index) => key.length >= (index === 0 ? 2 : 4));
}

/** Call it in the title's transaction. */
export async function writePeople(db: AnyDatabase, titles: readonly Credited[]): Promise<void> {
  const credits = titles.flatMap(({ id, directors, actors }) => [
    ...directors.map((name) => ({ id, name, role: 'director' as const })),
    ...actors.map((name) => ({ id, name, role: 'actor' as const })),
  ]);
  const named = new Map<string, string>();
  for (const { name } of credits) if (!named.has(keyOf(name))) named.set(keyOf(name), name);
  named.delete('');
  // In one order everywhere, so that two who add the same people do not wait for each other.
  const people = [...named].map(([key, name]) => ({ key, name })).sort((one, other) => (one.key < other.key ? -1 : 1));
  const idOf = new Map<string, number>();
  const tables = db.withTables<CatalogueTables>();
  for (let start = 0; start < people.length; start += ROWS_AT_ONCE) {
    const some = people.slice(start, start + ROWS_AT_ONCE);
    await tables
      .insertInto('person')
      .values(some)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const keys = some.map(({ key }) => key);
    for (const { key, id } of await tables
      .selectFrom('person')
      .select(['id', 'key'])
      .where('key', 'in', keys)
      .execute())
      idOf.set(key, id);
  }
  await addPartsOfNames(db, people);
  const links = credits.flatMap(({ id, name, role }) => {
    const person_id = idOf.get(keyOf(name));
    return person_id === undefined ? [] : [{ person_id, title_id: id, role }];
  });
  for (let start = 0; start < links.length; start += ROWS_AT_ONCE) {
    await tables
      .insertInto('title_person')
      .values(links.slice(start, start + ROWS_AT_ONCE))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** 克里斯托弗·诺兰 is mostly called 诺兰, and 昆汀·塔伦蒂诺 昆汀. */
async function addPartsOfNames(db: AnyDatabase, people: readonly { key: string; name: string }[]): Promise<void> {
  const rows = people.flatMap(({ key, name }) => {
    const parts = name.split(/[·・‧•]/).map(keyOf);
    const ends = parts.length > 1 ? new Set([parts[0] ?? '', parts.at(-1) ?? '']) : new Set<string>();
    return [...ends].filter((part) => part.length >= 2).map((part) => ({ key: part, person_key: key, name }));
  });
  if (rows.length === 0) return;
  await db
    .withTables<CatalogueTables>()
    .insertInto('person_name')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removePeople(db: AnyDatabase, titleId: number): Promise<void> {
  await db.withTables<CatalogueTables>().deleteFrom('title_person').where('title_id', '=', titleId).execute();
}

/** The names that ship with the product. */
export function shippedPersonNames(database: Pick<Database, 'db' | 'engine'>): Derived {
  return {
    name: 'person names',
    version: 1,
    progress: '正在整理人物的外文名',
    async rebuild() {
      const text = await readFile(new URL('./content/people-names.txt', import.meta.url), 'utf8');
      const lines = text.split('\n').filter(Boolean);
      await createPeopleStore(database).addNames(
        lines.map((line) => {
          const [person = '', name = ''] = line.split('=');
          return { person, name };
        }),
      );
    },
  };
}

/** People and their works, made of the titles. */
export function titlePeople(db: AnyDatabase): Derived {
  return {
    name: 'title people',
    version: 1,
    progress: '正在整理人物',
    async rebuild() {
      for (let after = 0; ; ) {
        const titles = await db
          .withTables<CatalogueTables>()
          .selectFrom('title')
          .select(['id', 'directors_json', 'actors_json'])
          .where('id', '>', after)
          .where('removed_at', 'is', null)
          .orderBy('id')
          .limit(TITLES_AT_ONCE)
          .execute();
        // The title's own store writes both columns as lists of names.
        const credited = titles.map(({ id, directors_json, actors_json }) => ({
          id,
          directors: JSON.parse(directors_json) as string[],
          actors: JSON.parse(actors_json) as string[],
        }));
        if (credited.length > 0) await db.transaction().execute((transaction) => writePeople(transaction, credited));
        after = titles.at(-1)?.id ?? after;
        if (titles.length < TITLES_AT_ONCE) return;
      }
    },
  };
}
