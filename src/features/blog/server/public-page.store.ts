import { sql } from 'kysely';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { ChangedPage, ChangePoint, PublicPage } from '#/platform/page-kind.pure.ts';
import { postPath } from '../blog-path.pure.ts';

/** Far below the 50,000 that a file may have; names of the longest kind stay below its 50 MB. */
const MOST = 20_000;

export type PublicPageStore = ReturnType<typeof createPublicPageStore>;

/** Our own articles for search engines. */
export function createPublicPageStore(db: AnyDatabase) {
  return {
    async pages(): Promise<PublicPage[]> {
      const { rows } = await sql<{ name: string; at: number }>`
        select name, changed_at as at from blog_post where published_at is not null and deleted_at is null
        order by published_at desc, id desc limit ${MOST}`.execute(db);
      return rows.map(({ name, at }) => ({ path: postPath(name), changedAt: at }));
    },

    async newest(): Promise<number | undefined> {
      const { rows } = await sql<{ at: number | null }>`select max(changed_at) as at from blog_post`.execute(db);
      return rows[0]?.at ? Number(rows[0].at) : undefined;
    },

    async changed({ at, id }: ChangePoint, limit: number): Promise<ChangedPage[]> {
      const { rows } = await sql<{ id: number; name: string; at: number; is_gone: number }>`
        select id, name, changed_at as at,
          case when published_at is null or deleted_at is not null then 1 else 0 end as is_gone
        from blog_post where changed_at >= ${at} and (changed_at, id) > (${at}, ${id})
        order by changed_at, id limit ${limit}`.execute(db);
      return rows.map((row) => ({ path: postPath(row.name), at: row.at, id: row.id, isGone: row.is_gone === 1 }));
    },
  };
}
