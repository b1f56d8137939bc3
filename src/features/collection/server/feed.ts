import type { CollectedItem } from '../../catalogue/server/collected.service.ts';
import { isUnusable, isUsable, toCollectedItem, type Unusable } from './collected-item.ts';
import { type RawItem, textOf, timeOf } from './raw-item.rules.ts';
import { hoursSince, type LogLine } from './run.rules.ts';
import type { PatientAsk } from './source.gateway.ts';
import type { Source } from './source.rules.ts';
import type { SourceType } from './source-answer.gateway.ts';
import { SourceError } from './source-errors.ts';
import { kindOfItem } from './type-kind.rules.ts';

/** One page of what a run reads. */
export interface FeedPage {
  items: CollectedItem[];
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
}

interface Needs {
  source: Source;
  ask: PatientAsk;
  /** Null asks for everything again; 0 for whatever is not known yet. */
  sinceAt: number | null;
  /** When the items last changed, as far as they are known. */
  knownTimes: (itemIds: readonly string[]) => Promise<Map<string, number>>;
  now: () => number;
}

const PAGE_SIZE = 100;

/** A source's list tells what there is and when it changed; only what is new or changed is then asked for in full. */
export function createSourceFeed({ source, ask, sinceAt, knownTimes, now }: Needs): Feed {
  let types: SourceType[] = [];
  const since = sinceAt ? { h: hoursSince(sinceAt, now()) } : {};

  async function details(ids: readonly string[], lines: LogLine[]): Promise<{ found: RawItem[]; failed: number }> {
    const found = new Map<string, RawItem>();
    let failed = 0;
    // The last part first: halves go back on top.
    const parts: string[][] = ids.length > 0 ? [[...ids]] : [];
    for (let part = parts.pop(); part; part = parts.pop()) {
      try {
        const { items } = await ask({ ac: 'detail', ids: part.join(','), pagesize: PAGE_SIZE });
        const wanted = new Set(part);
        const answered = items.filter((item) => wanted.has(textOf(item['vod_id'])));
        for (const item of answered) found.set(textOf(item['vod_id']), item);
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
      const answer = await ask({ ac: 'list', pg: number, pagesize: PAGE_SIZE, ...since });
      if (answer.types.length > 0) types = answer.types;
      const lines: LogLine[] = [];
      const listed = new Map(answer.items.map((raw) => [textOf(raw['vod_id']), raw]));
      listed.delete('');
      const known = await knownTimes([...listed.keys()]);
      const isCollected = (raw: RawItem) =>
        kindOfItem({ typeId: textOf(raw['type_id']), typeName: textOf(raw['type_name']) }, types, source.types) !==
        undefined;
      const isNew = (id: string, raw: RawItem) => {
        const time = timeOf(raw['vod_time']);
        return sinceAt === null || time === 0 || known.get(id) !== time;
      };
      const collected = [...listed].filter(([, raw]) => isCollected(raw));
      const wanted = collected.filter(([id, raw]) => isNew(id, raw));
      const { found, failed } = await details(
        wanted.map(([id]) => id),
        lines,
      );
      const read = found.map((raw) => toCollectedItem(raw, source, types));
      const skipped = read.filter(isUnusable);
      for (const { itemId, reason } of skipped) lines.push({ level: 'warn', text: `跳过 ${itemId}：${reason}` });
      const uncollected = [...listed].filter(([, raw]) => !isCollected(raw));
      for (const [name, items] of Map.groupBy(uncollected, ([, raw]) => textOf(raw['type_name'])))
        lines.push({ level: 'info', text: `分类“${name}”不采集，跳过 ${items.length} 条` });
      const isOld = (raw: RawItem) =>
        sinceAt !== null && timeOf(raw['vod_time']) > 0 && timeOf(raw['vod_time']) < sinceAt;
      return {
        items: read.filter(isUsable),
        pageCount: answer.pageCount || Math.ceil(answer.total / Math.max(1, answer.items.length)),
        total: answer.total,
        unchanged: collected.length - wanted.length,
        skipped: [...skipped, ...uncollected.map(([itemId]) => ({ itemId, reason: '分类不采集' }))],
        failed,
        lines,
        // A source that does not know `h` lists everything, the newest first.
        isEnd: listed.size === 0 || (wanted.length === 0 && [...listed.values()].every(isOld)),
      };
    },
  };
}
