import type { GatheredItem } from '../../catalogue/server/gathered.service.ts';
import { isUnusable, isUsable, type Unusable } from './gathered-item.ts';
import { hoursSince, type LogLine } from './run.rules.ts';
import type { PatientAsk } from './source.gateway.ts';
import type { ListedItem } from './source-answer.reader.ts';
import type { SourceType } from './source-document.ts';
import { SourceError } from './source-errors.ts';

/** One page of what a run reads. */
export interface FeedPage {
  items: GatheredItem[];
  /** Everything the page lists, whatever becomes of it. */
  listedIds: string[];
  pageCount: number;
  total: number;
  /** Known already, and not changed since. */
  unchanged: number;
  skipped: Unusable[];
  failed: number;
  lines: LogLine[];
  /** Nothing after this page can be new. */
  isEnd: boolean;
}

/** Where a run's items come from, a page at a time, from any page on. */
export interface Feed {
  page(number: number): Promise<FeedPage>;
  /** Those of these that are there after all. Missing where nothing can be asked: a file is no list of all there is. */
  existing?(itemIds: readonly string[]): Promise<string[]>;
}

interface Needs {
  ask: PatientAsk;
  /** Null asks for everything again; 0 for whatever is not known yet. */
  sinceAt: number | null;
  /** When the items last changed, as far as they are known. */
  knownTimes: (itemIds: readonly string[]) => Promise<Map<string, number>>;
  now: () => number;
}

const PAGE_SIZE = 100;
/** Older sources answer this many at a time, whatever page size they are asked for. */
const SURELY_ANSWERED = 20;

/** A source's list tells what there is and when it changed; only what is new or changed is then asked for in full. */
export function createSourceFeed({ ask, sinceAt, knownTimes, now }: Needs): Feed {
  let types: SourceType[] = [];
  const since = sinceAt ? { h: hoursSince(sinceAt, now()) } : {};

  async function details(ids: readonly string[], lines: LogLine[]) {
    const found = new Map<string, GatheredItem | Unusable>();
    let failed = 0;
    // The last part first: halves go back on top.
    const parts = Array.from({ length: Math.ceil(ids.length / PAGE_SIZE) }, (_, index) =>
      ids.slice(index * PAGE_SIZE, (index + 1) * PAGE_SIZE),
    ).reverse();
    for (let part = parts.pop(); part; part = parts.pop()) {
      try {
        const { items } = await ask(
          { ac: 'detail', ids: part.join(','), pagesize: PAGE_SIZE },
          { wants: 'items', types },
        );
        const wanted = new Set(part);
        const answered = items.filter(({ itemId }) => wanted.has(itemId));
        for (const item of answered) found.set(item.itemId, item);
        const missing = part.filter((id) => !found.has(id));
        // Older sources answer twenty at a time whatever they are asked for.
        if (missing.length > 0 && answered.length > 0) parts.push(missing);
        else if (missing.length > 0) {
          failed += missing.length;
          lines.push({ level: 'warn', text: `列表里有、详情里没有：${missing.slice(0, 20).join('、')}` });
        }
      } catch (error) {
        if (!(error instanceof SourceError)) throw error;
        if (part.length > 1) {
          // One record that breaks the answer must not cost the others.
          const middle = Math.ceil(part.length / 2);
          parts.push(part.slice(middle), part.slice(0, middle));
        } else {
          failed += 1;
          lines.push({ level: 'error', text: `详情 ${part[0]} 读不到：${error.message}` });
        }
      }
    }
    return { found: [...found.values()], failed };
  }

  return {
    async page(number) {
      const answer = await ask({ ac: 'list', pg: number, pagesize: PAGE_SIZE, ...since }, { wants: 'list', types });
      if (answer.types.length > 0) types = answer.types;
      const lines: LogLine[] = [];
      const listed = new Map(answer.listed.map((item) => [item.itemId, item]));
      listed.delete('');
      const known = await knownTimes([...listed.keys()]);
      const isNew = ({ itemId, time }: ListedItem) => sinceAt === null || time === 0 || known.get(itemId) !== time;
      const gathered = [...listed.values()].filter(({ isGathered }) => isGathered);
      const wanted = gathered.filter(isNew);
      const { found: read, failed } = await details(
        wanted.map(({ itemId }) => itemId),
        lines,
      );
      const skipped = read.filter(isUnusable);
      for (const { itemId, reason } of skipped) lines.push({ level: 'warn', text: `跳过 ${itemId}：${reason}` });
      const ungathered = [...listed.values()].filter(({ isGathered }) => !isGathered);
      for (const [name, items] of Map.groupBy(ungathered, ({ typeName }) => typeName))
        lines.push({ level: 'info', text: `分类“${name}”不采集，跳过 ${items.length} 条` });
      const isOld = ({ time }: ListedItem) => sinceAt !== null && time > 0 && time < sinceAt;
      return {
        items: read.filter(isUsable),
        listedIds: [...listed.keys()],
        pageCount: answer.pageCount || Math.ceil(answer.total / Math.max(1, answer.listed.length)),
        total: answer.total,
        unchanged: gathered.length - wanted.length,
        skipped: [...skipped, ...ungathered.map(({ itemId }) => ({ itemId, reason: '分类不采集' }))],
        failed,
        lines,
        // A source that does not know `h` lists everything, the newest first.
        isEnd: listed.size === 0 || (wanted.length === 0 && [...listed.values()].every(isOld)),
      };
    },

    async existing(itemIds) {
      const there: string[] = [];
      for (let start = 0; start < itemIds.length; start += SURELY_ANSWERED) {
        const part = itemIds.slice(start, start + SURELY_ANSWERED);
        const { items } = await ask({ ac: 'detail', ids: part.join(',') }, { wants: 'items', types });
        there.push(...items.map(({ itemId }) => itemId).filter((itemId) => part.includes(itemId)));
      }
      return there;
    },
  };
}
