import { anyPath } from '#/features/catalogue/any-path.pure.ts';
import { spaced } from '#/features/catalogue/spaced.pure.ts';
import { COVER_KINDS, type CoverKind, coverUrl } from '#/features/cover/cover-palettes.pure.ts';
import type { HistoryVisit } from '../history.contract.ts';
import type { NotedVisit } from '../shared/visit-notes.pure.ts';

export interface HistoryRow {
  key: string;
  name: string;
  path: string;
  note: string;
  cover: string;
  /** Undefined in lists that never noted it. */
  at: number | undefined;
}

/** What the server knows. */
export function rowOf({ Key, Name, TypeName, Year, Remark, VisitedTime }: HistoryVisit): HistoryRow {
  return {
    key: Key,
    name: Name,
    path: anyPath(Key),
    note: [TypeName, Year, spaced(Remark)].filter(Boolean).join(' · '),
    cover: smallCover(Name, TypeName),
    at: Date.parse(VisitedTime),
  };
}

/** What the browser knows. */
export function localRowOf({ Key, Name, At, TypeName }: NotedVisit): HistoryRow {
  return { key: Key, name: Name, path: anyPath(Key), note: TypeName, cover: smallCover(Name, TypeName), at: At };
}

/** Too small for words at its foot. */
function smallCover(title: string, typeName: string): string {
  const kind: CoverKind = COVER_KINDS.find((known) => known === typeName) ?? '电影';
  return coverUrl({ title, kind, mini: true });
}
