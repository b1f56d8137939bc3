import { sql } from 'kysely';
import type { AnyDatabase } from '#/platform/db/any-database.ts';

/** What people would miss, by the table that holds it. */
export const COUNTED = [
  { kind: '片目', table: 'title' },
  { kind: '专题', table: 'title_collection' },
  { kind: '会员', table: 'member' },
  { kind: '收藏', table: 'favourite' },
  { kind: '书架', table: 'shelf' },
  { kind: '账单', table: 'bill' },
  { kind: '市集商品', table: 'market_item' },
  { kind: '留言', table: 'word' },
  { kind: '短链接', table: 'short_link' },
  { kind: '文章', table: 'blog_post' },
  { kind: '上传的文件', table: 'file' },
  { kind: '渠道', table: 'robot' },
] as const;

export type SiteCountsStore = ReturnType<typeof createSiteCountsStore>;

export function createSiteCountsStore(db: AnyDatabase) {
  return {
    /** How many rows of each kind there are now. */
    async now(): Promise<Map<string, number>> {
      const counts = new Map<string, number>();
      for (const { table } of COUNTED) {
        const { rows } = await sql<{
          count: number | string;
        }>`select count(*) as count from ${sql.table(table)}`.execute(db);
        counts.set(table, Number(rows[0]?.count ?? 0));
      }
      return counts;
    },
  };
}
