import { sql } from 'kysely';
import type { Database } from '#/platform/db/database.ts';

/** What an operator would call the main tables. */
const MAIN: readonly [table: string, label: string][] = [
  ['title', '片目'],
  ['market_item', '市集商品'],
  ['member', '会员'],
  ['word', '留言'],
  ['short_link', '短链接'],
  ['bill', '账单'],
  ['file', '图片'],
  ['blog_post', '文章'],
  ['audit_entry', '操作记录'],
];
/** Rows are counted up to here: counting a million takes longer than the whole page. */
const MOST_COUNTED = 100_000;

export function createDatabaseStore({ db, engine }: Pick<Database, 'db' | 'engine'>) {
  return {
    engine,

    async bytes(): Promise<number> {
      const { rows } =
        engine === 'postgres'
          ? await sql<{ bytes: number | string }>`select pg_database_size(current_database()) as bytes`.execute(db)
          : await sql<{ bytes: number | string }>`select page_count * page_size as bytes
              from pragma_page_count(), pragma_page_size()`.execute(db);
      return Number(rows[0]?.bytes ?? 0);
    },

    async tables(): Promise<{ label: string; rows: number; isMore: boolean }[]> {
      const counted = [];
      for (const [table, label] of MAIN) {
        const { rows } = await sql<{ found: number | string }>`select count(*) as found
          from (select 1 from ${sql.table(table)} limit ${MOST_COUNTED + 1}) as counted`.execute(db);
        const found = Number(rows[0]?.found ?? 0);
        counted.push({ label, rows: Math.min(found, MOST_COUNTED), isMore: found > MOST_COUNTED });
      }
      return counted;
    },
  };
}
