import type { RouterContextProvider } from 'react-router';
import { paletteAt } from '#/features/cover/cover-palettes.pure.ts';
import { api } from '#/web/api.ts';
import type { RankedAnyItem } from '../any-item.contract.ts';
import { anyPath } from '../any-path.pure.ts';
import type { KindSlug } from '../kinds.pure.ts';
import { ORDER } from '../list-sizes.pure.ts';
import { coverArt, palettesOf } from './card.ts';
import { hotPart } from './hot-parts.ts';
import type { RankRowView } from './rank-row.tsx';
import { durationText, kindText, lengthText } from './title-text.ts';

const SIZE = 50;
/** As large as the cards are on a desktop; the first is wider. */
const ART = [
  { width: 516, height: 300 },
  { width: 344, height: 300 },
] as const;

/** One part of the hot list: 1–19 with the three colour cards, 20–50, 51–100. */
export async function readHot(context: Readonly<RouterContextProvider>, kind: KindSlug | null, page: string | null) {
  const part = hotPart(page);
  const order = (apiPage: number) =>
    api(context)('GET /api/v1/any/order', {
      query: { orderType: ORDER.heat, type_name: kind ?? '', pageSize: SIZE, page: apiPage },
    });
  const first = await order(1);
  const list = part.from > SIZE ? await order(2) : first;
  const most = first.Result[0]?.Hot || 1;
  const offset = part.from > SIZE ? SIZE : 0;
  const items = list.Result.slice(part.from - 1 - offset, part.to - offset);
  const palettes = palettesOf(items, [1, 2, 7, 8, 9]);
  const rows = items.map(
    (item, index): RankRowView => ({
      path: anyPath(item.Key),
      name: item.Name,
      rank: part.from + index,
      facts: rowFacts(item),
      heat: item.Hot,
      share: Math.max(2, Math.round((item.Hot / most) * 100)),
      trend: item.Trend,
      cover: coverArt(item, palettes[index] ?? 0),
    }),
  );
  const cards = part.hasCards ? items.slice(0, 3).map((item, index) => hotCard(item, index, palettes[index] ?? 0)) : [];
  return {
    cards,
    rows: rows.slice(cards.length),
    page: part.page,
    // The next part only if the list goes that far.
    next: part.next && first.Total >= part.next.from ? part.next : null,
  };
}

function rowFacts(item: RankedAnyItem): string {
  return [kindText(item), lengthText(item)].filter(Boolean).join(' · ');
}

function hotCard(item: RankedAnyItem, index: number, palette: number) {
  const { ink, bg } = paletteAt(palette);
  const size = ART[index === 0 ? 0 : 1];
  return {
    path: anyPath(item.Key),
    name: item.Name,
    facts: [item.TypeName, item.Year, item.Remark || durationText(item.Duration)].filter(Boolean).join(' · '),
    summary: item.Summary,
    heat: item.Hot,
    art: coverArt({ ...item, Cover: '' }, palette, { form: 'wide', size, plain: true, low: index > 0 }).src,
    size,
    ink,
    bg,
  };
}

export type HotCard = ReturnType<typeof hotCard>;
