import { setImmediate } from 'node:timers/promises';
import { toFen } from '#/contract/money.pure.ts';
import { fieldErrors } from '#/platform/http/input-messages.ts';
import { ChangedMarketItem, type MarketItemInput, NewMarketItem } from '../market-item.contract.ts';
import type { Counts, StagedRow } from './batch.rules.ts';
import type { BatchStore } from './batch.store.ts';
import type { Item, ItemFacts } from './item.rules.ts';
import { changesText } from './item-change.rules.ts';
import { BadCell, cellsUnder, headerIn, inputIn, type SheetField } from './item-sheet.rules.ts';
import { unreadable } from './market.errors.ts';
import type { ReviewedStore } from './reviewed.store.ts';

const ROWS_AT_ONCE = 200;
const HEADER_WITHIN = 50;
const MOST_ROWS = 20_000;

interface Needs {
  batches: Pick<BatchStore, 'create' | 'addRows' | 'ready' | 'forget'>;
  reviewed: Pick<ReviewedStore, 'byIds' | 'byTitles'>;
  change: (before: Item, input: MarketItemInput) => ItemFacts;
}

/** Takes the rows of a file in, some at a time, and answers the number of the batch. */
export async function stageItems(
  { batches, reviewed, change }: Needs,
  fileName: string,
  rows: AsyncIterable<string[]>,
  now: number,
): Promise<number> {
  const counts: Counts = { add: 0, change: 0, skipped: 0, bad: 0 };
  const seen = new Set<string>();
  let header: ReturnType<typeof headerIn>;
  let batchId = 0;
  let line = 0;
  let some: StagedRow[] = [];

  const flush = async () => {
    const staged = await compared(some);
    for (const { state } of staged) if (state in counts) counts[state as keyof Counts] += 1;
    await batches.addRows(batchId, staged);
    some = [];
    // Others get their turn between the parts, however long the file is.
    await setImmediate();
  };

  try {
    for await (const row of rows) {
      line += 1;
      if (!header) {
        header = headerIn(row);
        if (header) batchId = await batches.create(fileName.slice(0, 200), now);
        else if (line >= HEADER_WITHIN) break;
        continue;
      }
      if (line > MOST_ROWS) throw unreadable('一个文件最多 2 万行，请分成几个文件');
      const cells = cellsUnder(header, row);
      if (cells) some.push(stagedRow(cells, line));
      if (some.length >= ROWS_AT_ONCE) await flush();
    }
    if (!header) throw unreadable('没有找到表头。第一行请写列名，至少有“标题”和“价格”，更新时至少有“编号”和要改的列');
    await flush();
    if (counts.add + counts.change + counts.skipped + counts.bad === 0) throw unreadable('表头下面没有商品');
    await batches.ready(batchId, counts);
    return batchId;
  } catch (error) {
    if (batchId > 0) await batches.forget(batchId);
    throw error;
  }

  /** Against what is there: which item a number means, and what is there already. */
  async function compared(staged: readonly StagedRow[]): Promise<StagedRow[]> {
    const ids = staged.flatMap(({ state, itemId }) => (state === 'change' && itemId !== null ? [itemId] : []));
    const titles = staged.filter(({ state }) => state === 'add').map(({ title }) => title);
    const [items, alike] = await Promise.all([reviewed.byIds(ids), reviewed.byTitles(titles)]);
    const known = new Map(items.map((item) => [item.id, item]));
    const twins = new Map(alike.map((item) => [twinKey(item), item.id]));
    return staged.map((row) => {
      if (row.state === 'change') return comparedChange(row, known.get(row.itemId ?? 0));
      return row.state === 'add' ? comparedNew(row, twins) : row;
    });
  }

  function comparedChange(row: StagedRow, before: Item | undefined): StagedRow {
    if (!before) return { ...row, state: 'bad', reason: `没有编号 ${row.itemId} 的商品；要新增请把编号留空` };
    if (isRepeated(`#${row.itemId}`)) return { ...row, state: 'bad', reason: '这个编号在文件里出现了不止一次' };
    const reason = row.input ? changesText(before, change(before, row.input)) : '';
    const title = row.title || before.title;
    return reason ? { ...row, title, reason } : { ...row, title, state: 'skipped', reason: '没有改动' };
  }

  function comparedNew(row: StagedRow, twins: ReadonlyMap<string, number>): StagedRow {
    const { title, input } = row;
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

function stagedRow(cells: ReadonlyMap<SheetField, string>, line: number): StagedRow {
  const written = cells.get('id') ?? '';
  const title = (cells.get('title') ?? '').slice(0, 100);
  const bad = (reason: string): StagedRow => ({ line, state: 'bad', reason, itemId: null, title, input: null });
  const itemId = written === '' ? null : Number(written);
  if (itemId !== null && !(Number.isSafeInteger(itemId) && itemId > 0))
    return bad(`看不懂编号“${written.slice(0, 20)}”`);
  try {
    const raw = inputIn(cells, itemId !== null);
    const parsed = (itemId === null ? NewMarketItem : ChangedMarketItem).safeParse(raw, { reportInput: true });
    if (!parsed.success) return bad(reasonOf(parsed.error));
    return { line, state: itemId === null ? 'add' : 'change', reason: '', itemId, title, input: parsed.data };
  } catch (error) {
    if (error instanceof BadCell) return bad(error.message);
    throw error;
  }
}

function reasonOf(error: Parameters<typeof fieldErrors>[0]): string {
  const messages = new Set(fieldErrors(error).map(({ Message }) => Message));
  return [...messages].slice(0, 3).join('；');
}
