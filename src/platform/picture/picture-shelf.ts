import { type RawBuilder, sql } from 'kysely';
import type { AnyDatabase } from '#/platform/db/any-database.ts';

/** Something that shows uploaded pictures: a config value, an article, a title. */
export interface PictureUse {
  /** What the shelf knows it by. */
  key: string;
  name: string;
  /** Where the operator changes it. */
  path: string;
  /** The names of the uploads in it, each once. */
  uploads: string[];
}

/** One kind of thing that keeps addresses of uploaded pictures. */
export interface PictureShelf {
  /** What the operator calls it: 商品. */
  kind: string;
  uses(): Promise<PictureUse[]>;
  /** Whether a picture of another site is shown by one of them. */
  holds(address: string): Promise<boolean>;
  /** Puts one upload in the place of another, in these things only. */
  swap(keys: readonly string[], from: string, to: string, by: string): Promise<void>;
}

/** The names of all uploads whose addresses stand in a text. */
export const uploadsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\/file\/([0-9a-f]{32})(?:-\d+)?\.webp/g)].map(([, name = '']) => name)),
];

export const swapUpload = (text: string, from: string, to: string): string =>
  text.replaceAll(`/file/${from}`, `/file/${to}`);

/** Whether a text names this very address, not only one that begins or ends like it. */
export function namesAddress(text: string, address: string): boolean {
  const isEdge = (character: string) => character === '' || /["'()<>\s\\|,，]/.test(character);
  for (let at = text.indexOf(address); at >= 0; at = text.indexOf(address, at + 1)) {
    if (isEdge(text.slice(at - 1, at)) && isEdge(text.charAt(at + address.length))) return true;
  }
  return false;
}

interface Columns {
  table: string;
  /** The column that tells which thing a row belongs to. */
  id: string;
  columns: readonly string[];
}

interface Place extends Columns {
  kind: string;
  name: string;
  /** Made of the column `slug`, or of the id. */
  path: (slug: string) => string;
  slug?: string;
  /** Set to the present time when a picture was swapped. */
  stamp?: string;
  /** Set to the present time too, where visitors see the thing. */
  seenStamp?: { column: string; isSeen: RawBuilder<boolean> };
  /** Raised by one, so that whoever edits the thing right now notices. */
  counter?: string;
  /** Empty for things that are there, set for those that were removed. */
  removed?: string;
  /** Rows about the same things in which the address stands too. */
  also?: readonly Columns[];
}

interface Needs {
  db: AnyDatabase;
  now: () => number;
  contentChanged: () => Promise<void>;
}

const AT_ONCE = 400;
/** Rows in which a longer address begins in the same way. */
const MOST_ALIKE = 50;

/** Columns of text in which addresses of uploads stand, as they are or within JSON or Markdown. */
export function pictureColumns({ db, now, contentChanged }: Needs, place: Place): PictureShelf {
  const { kind, table, id, name, columns, removed, path, slug = id } = place;
  const texts = sql.join(
    columns.map((column) => sql`coalesce(${sql.ref(column)}, '')`),
    sql` || ' ' || `,
  );
  const living = removed ? sql` and ${sql.ref(removed)} is null` : sql``;
  return {
    kind,

    async holds(address) {
      const named = sql.join(
        columns.map((column) => sql`replace(${sql.ref(column)}, ${address}, '') <> ${sql.ref(column)}`),
        sql` or `,
      );
      const { rows } = await sql<{ text: string }>`
        select ${texts} as text from ${sql.table(table)} where (${named})${living} limit ${MOST_ALIKE}`.execute(db);
      return rows.some(({ text }) => namesAddress(text, address));
    },

    async uses() {
      const holds = sql.join(
        columns.map((column) => sql`${sql.ref(column)} like '%/file/%'`),
        sql` or `,
      );
      const { rows } = await sql<{ id: number | string; name: string; slug: number | string; text: string }>`
        select ${sql.ref(id)} as id, ${sql.ref(name)} as name, ${sql.ref(slug)} as slug, ${texts} as text
        from ${sql.table(table)} where (${holds})${living} order by ${sql.ref(id)} desc`.execute(db);
      return rows.flatMap((row) => {
        const uploads = uploadsIn(row.text);
        const key = String(row.id);
        return uploads.length > 0
          ? [{ key, name: row.name, path: path(encodeURIComponent(String(row.slug))), uploads }]
          : [];
      });
    },

    async swap(keys, from, to) {
      const ids = keys.map(Number).filter(Number.isSafeInteger);
      await db.transaction().execute(async (transaction) => {
        for (const [index, part] of [place, ...(place.also ?? [])].entries())
          for (let at = 0; at < ids.length; at += AT_ONCE) {
            const changes = part.columns.map((column) => sql`${sql.ref(column)} = ${swapped(column, from, to)}`);
            if (index === 0 && place.stamp) changes.push(sql`${sql.ref(place.stamp)} = ${now()}`);
            if (index === 0 && place.seenStamp) {
              const { column, isSeen } = place.seenStamp;
              const then = sql`case when ${isSeen} then ${now()} else ${sql.ref(column)} end`;
              changes.push(sql`${sql.ref(column)} = ${then}`);
            }
            if (index === 0 && place.counter)
              changes.push(sql`${sql.ref(place.counter)} = ${sql.ref(place.counter)} + 1`);
            await sql`update ${sql.table(part.table)} set ${sql.join(changes)}
              where ${sql.ref(part.id)} in (${sql.join(ids.slice(at, at + AT_ONCE))})`.execute(transaction);
          }
      });
      await contentChanged();
    },
  };
}

const swapped = (column: string, from: string, to: string) =>
  sql`replace(${sql.ref(column)}, ${`/file/${from}`}, ${`/file/${to}`})`;
