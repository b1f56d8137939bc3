import { isDeepStrictEqual } from 'node:util';
import { type Selectable, sql } from 'kysely';
import type { Slice } from '#/contract/paging.ts';
import { DAY_MS } from '#/contract/shanghai-time.pure.ts';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { Database } from '#/platform/db/database.ts';
import type { RenderedArticle } from './article-readers.gateway.ts';
import type { BlogTables } from './blog.table.ts';
import type { Draft, WantedPosts, WrittenPost } from './draft.rules.ts';
import { POSTS } from './post-search.ts';
import { linkOf, type TermKind, termIds } from './term.store.ts';

export type DraftStore = ReturnType<typeof createDraftStore>;

/** Articles as their writers see them. What is published, its terms and its place in the search change together. */
export function createDraftStore({ db, search }: Pick<Database, 'db' | 'search'>) {
  const tables = db.withTables<BlogTables>();
  const living = () => tables.selectFrom('blog_post').where('deleted_at', 'is', null);

  const find = async (name: string): Promise<WrittenPost | undefined> => {
    const row = await living().selectAll().where('name', '=', name).executeTakeFirst();
    return row && toWritten(db, row);
  };

  /** A draft is kept as JSON: its text is looked at itself, or the names of its fields would be found. */
  async function idsWith(words: string): Promise<number[]> {
    const sought = words.toLowerCase();
    // In a pattern these three are more than themselves.
    const pattern = `%${sought.replaceAll(/[\\%_]/g, '\\$&')}%`;
    const text = sql<string>`lower(title || ' ' || markdown)`;
    const rows = await living()
      .select(['id', 'draft'])
      .where((at) => at.or([at('draft', 'is not', null), sql<boolean>`${text} like ${pattern} escape '\\'`]))
      .execute();
    return rows.filter(({ draft }) => draft === null || textOf(JSON.parse(draft)).includes(sought)).map(({ id }) => id);
  }

  return {
    find,

    /** The words may stand anywhere in the newest text, title or body. */
    async list(
      { words, state }: WantedPosts,
      { limit, offset }: Slice,
    ): Promise<{ posts: WrittenPost[]; total: number }> {
      let wanted = living();
      if (state === 'draft') wanted = wanted.where('published_at', 'is', null);
      if (state === 'published') wanted = wanted.where('published_at', 'is not', null).where('draft', 'is', null);
      if (state === 'changed') wanted = wanted.where('published_at', 'is not', null).where('draft', 'is not', null);
      if (words) wanted = wanted.where('id', 'in', [0, ...(await idsWith(words))]);
      const { total } = await wanted
        .select((from) => from.fn.countAll<number | string>().as('total'))
        .executeTakeFirstOrThrow();
      const rows = await wanted
        .selectAll()
        .orderBy('updated_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
      return { posts: await Promise.all(rows.map((row) => toWritten(db, row))), total: Number(total) };
    },

    /** False when the address is taken, also by a removed article. */
    async add(name: string, draft: Draft, now: number, origin: string | null = null): Promise<boolean> {
      const row = await tables
        .insertInto('blog_post')
        .values({
          ...{ name, slug: name, title: '', excerpt: '', markdown: '', html: '', pinned: 0, origin },
          ...{ draft: JSON.stringify(draft), version: 1, created_at: now, updated_at: now },
          ...{ published_at: null, deleted_at: null },
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },

    /** False when it was changed since that version was read. */
    async save(name: string, version: number, draft: Draft, now: number): Promise<boolean> {
      const { numUpdatedRows } = await tables
        .updateTable('blog_post')
        .set({ draft: JSON.stringify(draft), version: version + 1, updated_at: now })
        .where('name', '=', name)
        .where('version', '=', version)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /**
     * Shows the draft to readers. An article keeps the time it was first published. False when it is not the version
     * that was rendered.
     */
    async publish(
      { name, version }: Pick<WrittenPost, 'name' | 'version'>,
      { html, excerpt, headings }: RenderedArticle,
      now: number,
      publishedAt = now,
    ): Promise<boolean> {
      return db.transaction().execute(async (transaction) => {
        const inside = transaction.withTables<BlogTables>();
        const row = await inside
          .selectFrom('blog_post')
          .selectAll()
          .where('name', '=', name)
          .where('version', '=', version)
          .where('deleted_at', 'is', null)
          .executeTakeFirst();
        if (!row?.draft) return false;
        const draft: Draft = JSON.parse(row.draft);
        const shownSince = row.published_at ?? publishedAt;
        const news = { ...draft, excerpt: draft.excerpt || excerpt, html };
        const isNews = isSeenChange({ ...(await toWritten(transaction, row)).shown, html: row.html }, news);
        await inside
          .updateTable('blog_post')
          .set({
            ...{ title: draft.title, markdown: draft.markdown, html, excerpt: news.excerpt },
            ...{ pinned: draft.isPinned ? 1 : 0, draft: null, published_at: shownSince },
            ...{ version: row.version + 1, updated_at: now, ...(isNews && { changed_at: now }) },
          })
          .where('id', '=', row.id)
          .execute();
        await setTerms(transaction, 'category', row.id, draft.categories, now);
        await setTerms(transaction, 'tag', row.id, draft.tags, now);
        await search.put(transaction, [
          {
            ...{ kind: POSTS, id: row.id, title: draft.title, people: [], marks: [] },
            aliases: [...draft.tags, ...draft.categories, ...headings],
            // Among articles that fit equally well, the newest comes first.
            heat: Math.floor(shownSince / DAY_MS),
          },
        ]);
        return true;
      });
    },

    /** Takes an article from readers; what they saw becomes the draft unless there is a newer one. */
    async withdraw(post: WrittenPost, now: number): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        await transaction
          .withTables<BlogTables>()
          .updateTable('blog_post')
          .set({
            ...{ published_at: null, version: post.version + 1, updated_at: now, changed_at: now },
            draft: JSON.stringify(post.draft ?? post.shown),
          })
          .where('id', '=', post.id)
          .execute();
        await search.remove(transaction, POSTS, [post.id]);
      });
    },

    async remove({ id }: WrittenPost, now: number): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        await transaction
          .withTables<BlogTables>()
          .updateTable('blog_post')
          .set({ deleted_at: now, changed_at: sql`case when published_at is null then changed_at else ${now} end` })
          .where('id', '=', id)
          .execute();
        await search.remove(transaction, POSTS, [id]);
      });
    },

    /** The shipped articles that are or were here. */
    async origins(): Promise<Set<string>> {
      const rows = await tables.selectFrom('blog_post').select('origin').where('origin', 'is not', null).execute();
      return new Set(rows.flatMap(({ origin }) => origin ?? []));
    },

    ensureCategories: (names: readonly string[], describe: Record<string, string>, now: number) =>
      termIds(db, 'category', names, now, describe),
  };
}

async function setTerms(db: AnyDatabase, kind: TermKind, postId: number, names: readonly string[], now: number) {
  const tables = db.withTables<BlogTables>();
  await tables.deleteFrom(linkOf(kind)).where('post_id', '=', postId).execute();
  const ids = await termIds(db, kind, names, now);
  if (ids.length === 0) return;
  await tables
    .insertInto(linkOf(kind))
    .values(ids.map((term_id, position) => ({ post_id: postId, term_id, position })))
    .execute();
}

/** Whether readers of the article see something else than before. */
function isSeenChange(before: Partial<Draft> & { html: string }, after: Draft & { html: string }): boolean {
  const seen = ({ title, excerpt, html, categories, tags }: typeof before) => [title, excerpt, html, categories, tags];
  return !isDeepStrictEqual(seen(before), seen(after));
}

const textOf = ({ title, markdown }: Draft): string => `${title} ${markdown}`.toLowerCase();

async function toWritten(db: AnyDatabase, row: Selectable<BlogTables['blog_post']>): Promise<WrittenPost> {
  const shown: Draft | null =
    row.published_at === null
      ? null
      : {
          title: row.title,
          excerpt: row.excerpt,
          markdown: row.markdown,
          categories: await displayNames(db, 'category', row.id),
          tags: await displayNames(db, 'tag', row.id),
          isPinned: row.pinned === 1,
        };
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    version: row.version,
    publishedAt: row.published_at,
    updatedAt: row.updated_at,
    shown,
    draft: row.draft === null ? null : JSON.parse(row.draft),
  };
}

async function displayNames(db: AnyDatabase, kind: TermKind, postId: number): Promise<string[]> {
  const rows = await db
    .withTables<BlogTables>()
    .selectFrom(`${linkOf(kind)} as l`)
    .innerJoin(`blog_${kind} as t`, 't.id', 'l.term_id')
    .select('t.display_name')
    .where('l.post_id', '=', postId)
    .orderBy('l.position')
    .execute();
  return rows.map(({ display_name }) => display_name);
}
