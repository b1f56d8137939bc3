import { anyPath } from '#/features/catalogue/any-path.pure.ts';
import { coverUrl } from '#/features/cover/cover-palettes.pure.ts';
import type { TitleListItem } from '../title-list.contract.ts';

export interface ListRow {
  key: string;
  name: string;
  path: string;
  facts: string;
  cover: string;
}

export function toListRows(items: TitleListItem['First']): ListRow[] {
  return items.map((item) => ({
    key: item.Key,
    name: item.Name,
    path: anyPath(item.Key),
    facts: [item.TypeName, item.Year, item.Genres[0], item.Remark].filter(Boolean).join(' · '),
    cover: item.Cover || coverUrl({ title: item.Name, kind: item.TypeName, year: item.Year ?? undefined }),
  }));
}

/** In front of whom a row stands after it went to another place; undefined at the end. */
export function keyAfter(rows: readonly ListRow[], key: string, to: number): string | undefined {
  return rows.filter((row) => row.key !== key)[to]?.key;
}

export function moved(rows: readonly ListRow[], from: number, to: number): ListRow[] {
  const row = rows[from];
  return row ? rows.toSpliced(from, 1).toSpliced(to, 0, row) : [...rows];
}
