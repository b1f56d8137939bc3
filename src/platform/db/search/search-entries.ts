import type { Database } from '../database.ts';
import type { Derived } from '../derived.ts';
import { fts5Engine } from './fts5-engine.ts';
import { fromStoredRow } from './index-entry.ts';
import type { SearchTables } from './search-engine.ts';
import { kindNamed, type SearchKind } from './search-index.ts';
import { tsvectorEngine } from './tsvector-engine.ts';

const ENTRIES_AT_ONCE = 1000;

/**
 * The tokens of all documents. Raise the version whenever tokens.ts, normal-form.ts or pinyin make others than before.
 */
export function searchEntries({ db, engine }: Pick<Database, 'db' | 'engine'>, kinds: readonly SearchKind[]): Derived {
  const { put } = engine === 'sqlite' ? fts5Engine : tsvectorEngine;
  return {
    name: 'search entries',
    version: 1,
    progress: '正在更新搜索索引',
    async rebuild() {
      let last = Number.MIN_SAFE_INTEGER;
      for (;;) {
        const rows = await db
          .withTables<SearchTables>()
          .selectFrom('search_document')
          .select(['row_id', 'kind', 'id', 'texts', 'marks', 'heat'])
          .where('row_id', '>', last)
          .orderBy('row_id')
          .limit(ENTRIES_AT_ONCE)
          .execute();
        const entries = rows.flatMap((row) => {
          // Rows of a kind that no feature has any more are left out.
          const kind = kindNamed(kinds, row.kind);
          return kind ? [fromStoredRow(kind, row)] : [];
        });
        await put(db, entries);
        last = rows.at(-1)?.row_id ?? last;
        if (rows.length < ENTRIES_AT_ONCE) return;
      }
    },
  };
}
