import { toFen } from '#/contract/money.pure.ts';
import { fieldErrors } from '#/platform/http/input-messages.ts';
import type { Incoming } from '#/platform/staging/staging.ts';
import { ChangedMarketItem, type MarketItemInput, NewMarketItem } from '../market-item.contract.ts';
import type { ItemRow, MarketRoom } from './batch.rules.ts';
import type { Item, ItemFacts } from './item.rules.ts';
import { changesText } from './item-change.rules.ts';
import { BadCell, cellsUnder, headerIn, inputIn, type SheetField } from './item-sheet.rules.ts';
import { unreadable } from './market.errors.ts';
import type { ReviewedStore } from './reviewed.store.ts';

const HEADER_WITHIN = 50;
const MOST_ROWS = 20_000;

interface Needs {
  reviewed: Pick<ReviewedStore, 'byIds' | 'byTitles'>;
  change: (before: Item, input: MarketItemInput) => ItemFacts;
}

/** A file on its way into the market. */
export function incomingItems(
  { reviewed, change }: Needs,
  name: string,
  rows: AsyncIterable<string[]>,
): Incoming<MarketRoom> {
  const seen = new Set<string>();
  let header: ReturnType<typeof headerIn>;
  return {
    kind: 'import',
    name,
    rows: read(),
    compare: compared,
    about: () => ({}),
    end(counts) {
      if (!header) throw unreadable('没有找到表头。第一行请写列名，至少有“标题”和“价格”，更新时至少有“编号”和要改的列');
      if (Object.keys(counts).length === 0) throw unreadable('表头下面没有商品');
      return 'ready';
    },
  };

  async function* read(): AsyncGenerator<ItemRow> {
    let line = 0;
    for await (const row of rows) {
      line += 1;
      if (!header) {
        header = headerIn(row);
        if (!header && line >= HEADER_WITHIN) return;
        continue;
      }
      if (line > MOST_ROWS) throw unreadable('一个文件最多 2 万行，请分成几个文件');
      const cells = cellsUnder(header, row);
      if (cells) yield stagedRow(cells, line);
    }
  }

  /** Against what is there: which item a number means, and what is there already. */
  async function compared(staged: readonly ItemRow[]): Promise<ItemRow[]> {
    const ids = staged.flatMap(({ state, facts: { itemId } }) =>
      state === 'change' && itemId !== null ? [itemId] : [],
    );
    const titles = staged.filter(({ state }) => state === 'add').map(({ facts }) => facts.title);
    const [items, alike] = await Promise.all([reviewed.byIds(ids), reviewed.byTitles(titles)]);
    const known = new Map(items.map((item) => [item.id, item]));
    const twins = new Map(alike.map((item) => [twinKey(item), item.id]));
    return staged.map((row) => {
      if (row.state === 'change') return comparedChange(row, known.get(row.facts.itemId ?? 0));
      return row.state === 'add' ? comparedNew(row, twins) : row;
    });
  }

  function comparedChange(row: ItemRow, before: Item | undefined): ItemRow {
    const { itemId, input } = row.facts;
    if (!before) return { ...row, state: 'bad', reason: `没有编号 ${itemId} 的商品；要新增请把编号留空` };
    if (isRepeated(`#${itemId}`)) return { ...row, state: 'bad', reason: '这个编号在文件里出现了不止一次' };
    const reason = input ? changesText(before, change(before, input)) : '';
    const facts = { ...row.facts, title: row.facts.title || before.title };
    return reason ? { ...row, facts, reason } : { ...row, facts, state: 'skipped', reason: '没有改动' };
  }

  function comparedNew(row: ItemRow, twins: ReadonlyMap<string, number>): ItemRow {
    const { title, input } = row.facts;
    const { price = 0, city = '', link = '' } = input ?? {};
    const key = twinKey({ title, priceFen: toFen(price), city, link });
    const twin = twins.get(key);
    if (twin !== undefined) return { ...row, state: 'skipped', reason: `已有一样的商品，编号 ${twin}` };
    return isRepeated(key) ? { ...row, state: 'skipped', reason: '文件里有一样的商品' } : row;
  }

  function isRepeated(key: string): boolean {
    const isKnown = seen.has(key);
    seen.add(key);
    return isKnown;
  }
}

const twinKey = ({ title, priceFen, city, link }: Pick<Item, 'title' | 'priceFen' | 'city' | 'link'>) =>
  JSON.stringify([title, priceFen, city, link]);

function stagedRow(cells: ReadonlyMap<SheetField, string>, line: number): ItemRow {
  const written = cells.get('id') ?? '';
  const title = (cells.get('title') ?? '').slice(0, 100);
  const bad = (reason: string): ItemRow => ({
    line,
    state: 'bad',
    reason,
    facts: { itemId: null, title, input: null },
  });
  const itemId = written === '' ? null : Number(written);
  if (itemId !== null && !(Number.isSafeInteger(itemId) && itemId > 0))
    return bad(`看不懂编号“${written.slice(0, 20)}”`);
  try {
    const raw = inputIn(cells, itemId !== null);
    const parsed = (itemId === null ? NewMarketItem : ChangedMarketItem).safeParse(raw, { reportInput: true });
    if (!parsed.success) return bad(reasonOf(parsed.error));
    const facts = { itemId, title, input: parsed.data };
    return { line, state: itemId === null ? 'add' : 'change', reason: '', facts };
  } catch (error) {
    if (error instanceof BadCell) return bad(error.message);
    throw error;
  }
}

function reasonOf(error: Parameters<typeof fieldErrors>[0]): string {
  const messages = new Set(fieldErrors(error).map(({ Message }) => Message));
  return [...messages].slice(0, 3).join('；');
}
