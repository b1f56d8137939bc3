import type { ExpressionBuilder, Selectable } from 'kysely';
import type { Slice } from '#/contract/paging.ts';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { Database } from '#/platform/db/database.ts';
import type { BlogTables } from './blog.table.ts';
import type { Condition, ListQuery } from './halo-query.rules.ts';
import { POSTS } from './post-search.ts';
import { linkOf, type TermKind } from './term.store.ts';

/** A published article of our own, without its text. */
export interface KeptPost {
  id: number;
  name: string;
  slug: string;
  title: string;
  excerpt: string;
  isPinned: boolean;
  version: number;
  publishedAt: number;
  createdAt: number;
  /** When what readers see of it last changed. */
  changedAt: number;
  categories: string[];
  tags: string[];
}

export interface KeptWhole extends KeptPost {
  markdown: string;
  html: string;
}

interface Narrowed {
  term?: { kind: TermKind; name: string };
  where?: readonly Condition[];
}

export type PostStore = ReturnType<typeof createPostStore>;

const COLUMNS = [
  ...(['id', 'name', 'slug', 'title', 'excerpt', 'pinned'] as const),
  ...(['version', 'published_at', 'created_at', 'changed_at'] as const),
] as const;

/** What readers may see: published and not removed. */
export function createPostStore({ db, search }: Pick<Database, 'db' | 'search'>) {
  const withTerms = async (rows: readonly Row[]): Promise<KeptPost[]> => {
    const ids = rows.map(({ id }) => id);
    const [categories, tags] = await Promise.all([namesOf(db, 'category', ids), namesOf(db, 'tag', ids)]);
    return rows.map((row) => ({
      ...toPost(row),
      categories: categories.get(row.id) ?? [],
      tags: tags.get(row.id) ?? [],
    }));
  };

  return {
    async list(narrowed: Narrowed, sort: ListQuery['sort'], { limit, offset }: Slice) {
      const matching = () => published(db).where(fits(narrowed));
      const { total } = await matching()
        .select((from) => from.fn.countAll<number | string>().as('total'))
        .executeTakeFirstOrThrow();
      let ordered = matching().select(COLUMNS);
      for (const { column, isDescending } of sort) ordered = ordered.orderBy(column, isDescending ? 'desc' : 'asc');
      const rows = await ordered
        .orderBy('published_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
      return { posts: await withTerms(rows), total: Number(total) };
    },

    async find(name: string): Promise<KeptWhole | undefined> {
      const row = await published(db)
        .select([...COLUMNS, 'markdown', 'html'])
        .where('name', '=', name)
        .executeTakeFirst();
      if (!row) return undefined;
      const [post] = await withTerms([row]);
      return post && { ...post, markdown: row.markdown, html: row.html };
    },

    /** The articles published right before and right after one, among those that share a category with it if asked. */
    async neighbours(post: KeptPost, isWithinCategory: boolean) {
      const among = () => {
        const others = published(db).select(COLUMNS).where('id', '!=', post.id);
        if (!isWithinCategory) return others;
        const sharing = db
          .withTables<BlogTables>()
          .selectFrom('blog_post_category as l')
          .innerJoin('blog_post_category as own', 'own.term_id', 'l.term_id')
          .select('l.post_id')
          .where('own.post_id', '=', post.id);
        return others.where('id', 'in', sharing);
      };
      const { publishedAt, id } = post;
      const older = await among()
        .where(({ eb, or, and }) =>
          or([eb('published_at', '<', publishedAt), and([eb('published_at', '=', publishedAt), eb('id', '<', id)])]),
        )
        .orderBy('published_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .execute();
      const newer = await among()
        .where(({ eb, or, and }) =>
          or([eb('published_at', '>', publishedAt), and([eb('published_at', '=', publishedAt), eb('id', '>', id)])]),
        )
        .orderBy('published_at', 'asc')
        .orderBy('id', 'asc')
        .limit(1)
        .execute();
      const [previous] = await withTerms(older);
      const [next] = await withTerms(newer);
      return { previous, next };
    },

    /** Best first. */
    async search(words: string, limit: number): Promise<{ posts: KeptPost[]; total: number }> {
      const isOneCharacter = [...words.trim()].length === 1;
      // What only sounds like a single character has nothing to do with it.
      const hits = (await search.find(db, { kind: POSTS, words })).filter(
        ({ match }) => !(isOneCharacter && match.by === 'homophone'),
      );
      const ids = hits.slice(0, limit).map(({ id }) => id);
      if (ids.length === 0) return { posts: [], total: 0 };
      const rows = await published(db).select(COLUMNS).where('id', 'in', ids).execute();
      const byId = new Map((await withTerms(rows)).map((post) => [post.id, post]));
      return { posts: ids.flatMap((id) => byId.get(id) ?? []), total: hits.length };
    },
  };
}

type Row = Pick<Selectable<BlogTables['blog_post']>, (typeof COLUMNS)[number]>;

function published(db: AnyDatabase) {
  return db
    .withTables<BlogTables>()
    .selectFrom('blog_post')
    .where('published_at', 'is not', null)
    .where('deleted_at', 'is', null);
}

function fits({ term, where = [] }: Narrowed) {
  return (from: ExpressionBuilder<BlogTables, 'blog_post'>) =>
    from.and([
      ...where.map(({ column, value, isNot }) => from(column, isNot ? '!=' : '=', value)),
      ...(term
        ? [
            from(
              'id',
              'in',
              from
                .selectFrom(`${linkOf(term.kind)} as l`)
                .innerJoin(`blog_${term.kind} as t`, 't.id', 'l.term_id')
                .select('l.post_id')
                .where('t.name', '=', term.name),
            ),
          ]
        : []),
    ]);
}

/** The names of the terms of each article, in the order they were given. */
async function namesOf(db: AnyDatabase, kind: TermKind, ids: readonly number[]): Promise<Map<number, string[]>> {
  const names = new Map<number, string[]>();
  if (ids.length === 0) return names;
  const rows = await db
    .withTables<BlogTables>()
    .selectFrom(`${linkOf(kind)} as l`)
    .innerJoin(`blog_${kind} as t`, 't.id', 'l.term_id')
    .select(['l.post_id', 't.name'])
    .where('l.post_id', 'in', ids)
    .orderBy('l.position')
    .execute();
  for (const { post_id, name } of rows) names.set(post_id, [...(names.get(post_id) ?? []), name]);
  return names;
}

function toPost(row: Row): Omit<KeptPost, 'categories' | 'tags'> {
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    title: row.title,
    excerpt: row.excerpt,
    isPinned: row.pinned === 1,
    version: row.version,
    // Only published ones are read here.
    publishedAt: row.published_at ?? 0,
    createdAt: row.created_at,
    changedAt: row.changed_at ?? 0,
  };
}
