import type { RouterContextProvider } from 'react-router';
import { api } from '#/web/api.ts';
import type { RankedAnyItem } from '../any-item.contract.ts';
import { anyPath } from '../any-path.pure.ts';
import type { KindSlug } from '../kinds.pure.ts';
import { ORDER } from '../list-sizes.pure.ts';
import { spaced } from '../spaced.pure.ts';
import { artPalette, coverArt, drawnArt } from './card.ts';
import { hotPart } from './hot-parts.ts';
import { readOccasions } from './occasion-data.ts';
import type { RankRowView } from './rank-row.tsx';
import { kindLine } from './title-text.ts';

const SIZE = 50;
/** As large as the cards are on a desktop; the first is wider. */
const ART = [
  { width: 584, height: 400 },
  { width: 308, height: 400 },
] as const;

/** One part of the hot list: 1–19 with the three colour cards, 20–50, 51–100. */
export async function readHot(context: Readonly<RouterContextProvider>, kind: KindSlug | null, page: string | null) {
  const ranking = await api(context)('GET /api/v1/any/ranking', {});
  const part = hotPart(ranking.IsRanked ? page : null);
  const order = (apiPage: number) =>
    api(context)('GET /api/v1/any/order', {
      query: { orderType: ORDER.heat, type_name: kind ?? '', pageSize: SIZE, page: apiPage },
    });
  const first = await order(1);
  const list = part.from > SIZE ? await order(2) : first;
  const offset = part.from > SIZE ? SIZE : 0;
  const items = list.Result.slice(part.from - 1 - offset, part.to - offset);
  const heats = items.map(({ Hot }) => Hot);
  const [least, most] = [Math.min(...heats), Math.max(...heats)];
  const hasMoved = items.some(({ Trend }) => Trend !== 'same');
  const rows = items.map(
    (item, index): RankRowView => ({
      key: item.Key,
      path: anyPath(item.Key),
      name: item.Name,
      rank: part.from + index,
      facts: rowFacts(item),
      // From the least to the most that is seen here: of 99 and 95 nobody sees the difference.
      ...(ranking.IsRanked && {
        heat: item.Hot,
        share: Math.round(8 + (92 * (item.Hot - least)) / Math.max(1, most - least)),
        ...(hasMoved && { trend: item.Trend }),
      }),
      cover: coverArt(item),
    }),
  );
  const top = part.hasCards ? items.slice(0, 3) : [];
  const shelves = part.hasCards ? await readOccasions(context, kind, new Set(top.map(({ Key }) => Key))) : [];
  return {
    ranking,
    cards: top.map((item, index) => hotCard(item, index)),
    // What editors chose has no places.
    rows: ranking.IsRanked ? rows.slice(top.length) : [],
    shelves,
    page: part.page,
    // The next part only if the list goes that far.
    next: ranking.IsRanked && part.next && first.Total >= part.next.from ? part.next : null,
  };
}

function rowFacts(item: RankedAnyItem): string {
  return [kindLine(item), spaced(item.Remark || item.Duration)].filter(Boolean).join(' · ');
}

function hotCard(item: RankedAnyItem, index: number) {
  const { ink, bg } = artPalette(item);
  const size = ART[index === 0 ? 0 : 1];
  return {
    path: anyPath(item.Key),
    name: item.Name,
    facts: kindLine(item),
    summary: item.Summary,
    heat: item.Hot,
    art: drawnArt(item, { form: 'wide', size, plain: true, low: index > 0 }),
    size,
    ink,
    bg,
  };
}

export type HotCard = ReturnType<typeof hotCard>;
