import type { RouterContextProvider } from 'react-router';
import { DAY_MS } from '#/contract/shanghai-time.pure.ts';
import { api } from '#/web/api.ts';
import type { AnyCuratedList } from '../any-item.contract.ts';
import { KINDS, type KindSlug } from '../kinds.pure.ts';
import { ORDER } from '../list-sizes.pure.ts';
import { toCards } from './card.ts';

const SHELVES = 4;
const SHELF = 6;

/** What editors chose for an occasion, six of each; other ones every week. No title stands in two of them. */
export async function readOccasions(
  context: Readonly<RouterContextProvider>,
  kind: KindSlug | null,
  shown: ReadonlySet<string>,
) {
  const { Result } = await api(context)('GET /api/v1/any/collections', {});
  const kindName = KINDS.find(({ slug }) => slug === kind)?.name;
  const fitting = Result.filter(({ Items }) => Items.every(({ TypeName }) => !kindName || TypeName === kindName));
  const chosen = chooseShelves(fitting, Math.floor(Date.now() / (7 * DAY_MS)), shown).map(
    ({ Key, Name, Summary, Items }) => ({
      name: Name,
      note: firstSentence(Summary),
      to: `/home?collection=${encodeURIComponent(Key)}`,
      label: '看整个专题',
      cards: toCards(Items),
    }),
  );
  if (!kind || chosen.length >= SHELVES) return chosen;
  const taken = new Set([...shown, ...chosen.flatMap(({ cards }) => cards.map(({ key }) => key))]);
  return [...chosen, ...(await readGenres(context, kind, taken, SHELVES - chosen.length))];
}

/** From that of the week on, round the list: those with six titles that none before them has. */
export function chooseShelves<List extends Pick<AnyCuratedList, 'Items'>>(
  lists: readonly List[],
  week: number,
  shown: ReadonlySet<string>,
): List[] {
  const start = lists.length > 0 ? (week * SHELVES) % lists.length : 0;
  const taken = new Set(shown);
  const chosen: List[] = [];
  for (const list of [...lists.slice(start), ...lists.slice(0, start)]) {
    const keys = list.Items.map(({ Key }) => Key);
    if (chosen.length === SHELVES || keys.length < SHELF || keys.some((key) => taken.has(key))) continue;
    chosen.push(list);
    for (const key of keys) taken.add(key);
  }
  return chosen;
}

/** Where a kind has few occasions: its largest genres. */
async function readGenres(
  context: Readonly<RouterContextProvider>,
  kind: KindSlug,
  shown: ReadonlySet<string>,
  count: number,
) {
  const call = api(context);
  const ask = (query: { genre?: string; facets?: boolean; pageSize: number }) =>
    call('GET /api/v1/any/order', { query: { orderType: ORDER.heat, type_name: kind, ...query } });
  const { Facets } = await ask({ facets: true, pageSize: 1 });
  const kindName = KINDS.find(({ slug }) => slug === kind)?.name ?? '';
  const taken = new Set(shown);
  const shelves = [];
  for (const { Name, Value } of (Facets?.Genres ?? []).slice(0, count)) {
    const { Result } = await ask({ genre: Value, pageSize: SHELF * 5 });
    const items = Result.filter(({ Key }) => !taken.has(Key)).slice(0, SHELF);
    if (items.length < SHELF) continue;
    for (const { Key } of items) taken.add(Key);
    const name = `${Name}${kindName}`;
    shelves.push({
      name,
      note: '',
      to: `/anys/${kind}?genre=${encodeURIComponent(Value)}`,
      label: '全部',
      cards: toCards(items),
    });
  }
  return shelves;
}

function firstSentence(text: string): string {
  return (/^[^。！？；]+/.exec(text)?.[0] ?? '').replace(/，$/, '');
}
