import { sql } from 'kysely';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { BlogTables } from './blog.table.ts';
import { slugOf } from './slug.ts';

export type TermKind = 'category' | 'tag';

export interface KeptTerm {
  id: number;
  name: string;
  slug: string;
  displayName: string;
  description: string;
  priority: number;
  createdAt: number;
  postCount: number;
}

export type TermStore = ReturnType<typeof createTermStore>;

export function createTermStore(db: AnyDatabase) {
  return {
    /** In the order of their weight, then of their names; with how many published articles each has. */
    async list(kind: TermKind): Promise<KeptTerm[]> {
      const rows = await tableOf(db, kind)
        .select((from) => [
          ...(['t.id', 't.name', 't.slug', 't.display_name', 't.description', 't.priority', 't.created_at'] as const),
          from
            .selectFrom(`${linkOf(kind)} as l`)
            .innerJoin('blog_post as p', 'p.id', 'l.post_id')
            .select((inner) => inner.fn.countAll<number | string>().as('count'))
            .whereRef('l.term_id', '=', 't.id')
            .where('p.published_at', 'is not', null)
            .where('p.deleted_at', 'is', null)
            .as('count'),
        ])
        .orderBy('t.priority')
        .orderBy('t.id')
        .execute();
      return rows.map((row) => ({
        id: row.id,
        name: row.name,
        slug: row.slug,
        displayName: row.display_name,
        description: row.description,
        priority: row.priority,
        createdAt: row.created_at,
        postCount: Number(row.count ?? 0),
      }));
    },
  };
}

/** The numbers of terms by what they are called; those that do not exist yet are made. */
export async function termIds(
  db: AnyDatabase,
  kind: TermKind,
  displayNames: readonly string[],
  now: number,
  describe: Readonly<Record<string, string>> = {},
): Promise<number[]> {
  const ids: number[] = [];
  for (const displayName of new Set(displayNames)) {
    const known = await findId(db, kind, displayName);
    ids.push(known ?? (await addTerm(db, kind, displayName, describe[displayName] ?? '', now)));
  }
  return ids;
}

async function findId(db: AnyDatabase, kind: TermKind, displayName: string): Promise<number | undefined> {
  const row = await tableOf(db, kind).select('t.id').where('t.display_name', '=', displayName).executeTakeFirst();
  return row?.id;
}

async function addTerm(
  db: AnyDatabase,
  kind: TermKind,
  displayName: string,
  description: string,
  now: number,
): Promise<number> {
  const { count } = await tableOf(db, kind)
    .select((from) => from.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  const slug = await freeSlug(db, kind, slugOf(displayName) || kind);
  const { id } = await db
    .withTables<BlogTables>()
    .insertInto(`blog_${kind}`)
    .values({ name: slug, slug, display_name: displayName, description, priority: Number(count), created_at: now })
    // Two who publish at once may both make it: the second takes the first one's.
    .onConflict((conflict) =>
      conflict.column('display_name').doUpdateSet({ display_name: sql.ref('excluded.display_name') }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Of those that are spelt alike the later ones get a number; another term may be called so already. */
async function freeSlug(db: AnyDatabase, kind: TermKind, spelt: string): Promise<string> {
  for (let number = 1; ; number++) {
    const slug = number === 1 ? spelt : `${spelt}-${number}`;
    if (!(await tableOf(db, kind).select('t.id').where('t.slug', '=', slug).executeTakeFirst())) return slug;
  }
}

export function linkOf(kind: TermKind): 'blog_post_category' | 'blog_post_tag' {
  return kind === 'category' ? 'blog_post_category' : 'blog_post_tag';
}

function tableOf(db: AnyDatabase, kind: TermKind) {
  return db.withTables<BlogTables>().selectFrom(`blog_${kind} as t`);
}
