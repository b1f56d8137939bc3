import type { AnyItem } from '#/features/catalogue/any-item.contract.ts';
import { anyPath } from '#/features/catalogue/any-path.pure.ts';
import { coverUrl } from '#/features/cover/cover-palettes.pure.ts';
import { assignPalettes } from '#/features/cover/neighbouring-covers.pure.ts';
import type { ShelfAnyItem } from '../shelf.contract.ts';

export interface TitleCard {
  key: string;
  name: string;
  path: string;
  /** 电视剧 · 2020 · 悬疑. */
  facts: string;
  /** 2020 · 悬疑, where there is little room. */
  brief: string;
  remark: string;
  cover: string;
  /** What all members gave it; empty until there is something. */
  rating: string;
}

export interface ShelfCard extends TitleCard {
  day: string;
  note: string;
  score: number | null;
  /** It came out after it was put there. */
  isOut: boolean;
}

export function toTitleCards(items: readonly AnyItem[]): TitleCard[] {
  const palettes = assignPalettes(items.map(({ Name, TypeName }) => ({ title: Name, kind: TypeName })));
  return items.map((item, index) => ({
    key: item.Key,
    name: item.Name,
    path: anyPath(item.Key),
    facts: [item.TypeName, item.Year, item.Genres[0]].filter(Boolean).join(' · '),
    brief: [item.Year, item.Genres[0]].filter(Boolean).join(' · '),
    remark: item.Remark,
    cover:
      item.Cover ||
      coverUrl({ title: item.Name, kind: item.TypeName, year: item.Year ?? undefined, palette: palettes[index] }),
    rating: item.Rating?.toFixed(1) ?? '',
  }));
}

export function toShelfCards(items: readonly ShelfAnyItem[], today = ''): ShelfCard[] {
  const cards = toTitleCards(items);
  return items.flatMap((item, index) => {
    const card = cards[index];
    const isOut = item.ReleaseDate.length === 10 && item.ReleaseDate > item.Shelf.Day && item.ReleaseDate <= today;
    const noted = { day: item.Shelf.Day, note: item.Shelf.Remark, score: item.Score, isOut };
    // 已上线 needs the room of the year, which is this one.
    return card ? [{ ...card, ...noted, ...(isOut && { brief: item.Genres[0] ?? '' }) }] : [];
  });
}
