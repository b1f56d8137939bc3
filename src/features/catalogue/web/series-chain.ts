import type { AnyDetail, AnyItem } from '../any-item.contract.ts';
import { anyPath } from '../any-path.pure.ts';
import { seriesName } from '../series-name.pure.ts';
import { spaced } from '../spaced.pure.ts';
import { type CoverArt, coverArt } from './card.ts';

export interface SeriesPart {
  key: string;
  path: string;
  name: string;
  note: string;
  cover: CoverArt;
  /** The one whose page this is. */
  isThis: boolean;
}

/** So many are shown; of a longer series those around this one. */
const MOST = 8;

/** The parts of one work in the order in which they came out; empty where it stands alone. */
export function seriesChain(title: AnyDetail, related: readonly AnyItem[]): SeriesPart[] {
  const stem = seriesName(title.Name);
  const said = new Set(title.Relations.filter(({ Kind }) => Kind === 'season').map(({ Key }) => Key));
  const others = related.filter(
    ({ Key, Name, TypeName }) => said.has(Key) || (TypeName === title.TypeName && seriesName(Name) === stem),
  );
  if (others.length === 0) return [];
  const parts: AnyItem[] = [title, ...others].sort(
    (one, other) => cameOut(one).localeCompare(cameOut(other)) || one.Name.localeCompare(other.Name, 'zh'),
  );
  const at = parts.findIndex(({ Key }) => Key === title.Key);
  const from = Math.max(0, Math.min(at - MOST / 2, parts.length - MOST));
  return parts.slice(from, from + MOST).map((part) => ({
    key: part.Key,
    path: anyPath(part.Key),
    name: part.Name,
    note: [part.Year, spaced(part.Remark)].filter(Boolean).join(' · '),
    cover: coverArt(part, { mini: true }),
    isThis: part.Key === title.Key,
  }));
}

/** What is not known goes last. */
const cameOut = ({ ReleaseDate, Year }: AnyItem) => ReleaseDate || String(Year ?? '9999');
