import { setImmediate } from 'node:timers/promises';
import type { GatheredItem, GatheredOutcome, GatheredService } from '../../catalogue/server/gathered.service.ts';
import type { Feed, FeedPage } from './feed.ts';
import { addCounts, changedBy, type LogLine, type Run, type RunCounts } from './run.rules.ts';
import type { RunStore } from './run.store.ts';
import type { Source } from './source.rules.ts';
import type { SourceStore } from './source.store.ts';
import { SourceClosed, SourceError } from './source-errors.ts';

interface Needs {
  runs: RunStore;
  sources: Pick<SourceStore, 'find' | 'setComplete'>;
  gathered: Pick<GatheredService, 'collect' | 'finish' | 'welcomeBack' | 'markSeen' | 'missing' | 'hideMissing'>;
  openFeed: (source: Source, run: Run, signal: AbortSignal) => Promise<Feed>;
  now: () => number;
}

interface Context {
  signal: AbortSignal;
  heartbeat(): void;
}

/** Small enough that visitors' reads and writes get in between. */
const ITEMS_AT_ONCE = 25;
/** A source that fails on this many pages running is down. */
const MOST_FAILED_PAGES = 3;

/** Does runs. Everything is written down page by page, so one that was cut short goes on where it was. */
export function createRunService({ runs, sources, gathered, openFeed, now }: Needs) {
  async function bringIn(
    source: Source,
    items: readonly GatheredItem[],
    heartbeat: () => void,
  ): Promise<GatheredOutcome[]> {
    const outcomes: GatheredOutcome[] = [];
    for (let start = 0; start < items.length; start += ITEMS_AT_ONCE) {
      heartbeat();
      outcomes.push(...(await gathered.collect(source, items.slice(start, start + ITEMS_AT_ONCE))));
      await setImmediate();
    }
    return outcomes;
  }

  /** Undefined when the page could not be read. */
  async function readPage(feed: Feed, number: number, lines: LogLine[]): Promise<FeedPage | undefined> {
    try {
      return await feed.page(number);
    } catch (error) {
      if (!(error instanceof SourceError) || error instanceof SourceClosed) throw error;
      lines.push({ level: 'error', text: `第 ${number} 页读不到：${error.message}` });
      return undefined;
    }
  }

  /**
   * What a run over everything did not find is gone at the source, if the source says so when asked for it: lists move on
   * while they are read. A run that missed something cannot tell.
   */
  async function putAwayMissing(source: Source, run: Run, feed: Feed, counts: RunCounts, place: Place) {
    if (run.sinceAt || !feed.existing || counts.failed > 0 || place.total === 0) return counts;
    const { itemIds, all } = await gathered.missing(source.id, run.id);
    if (itemIds.length === 0) return counts;
    const isDoubtful = itemIds.length > SURELY_GONE && itemIds.length * 2 > all;
    const names: string[] = [];
    if (!isDoubtful) {
      await gathered.markSeen(source.id, run.id, await feed.existing(itemIds));
      names.push(...(await gathered.hideMissing(source.id, run.id)));
    }
    const after = addCounts(counts, { gone: names.length });
    const lines = [isDoubtful ? doubtLine(itemIds.length) : goneLine(names)];
    if (isDoubtful || names.length > 0) await runs.progress(run.id, { ...place, counts: after, lines }, now());
    return after;
  }

  /** The pages that are left. Answers how the run ends. */
  async function work(source: Source, run: Run, feed: Feed, { signal, heartbeat }: Context) {
    let { counts, pageCount, total } = run;
    let failedPages = 0;
    let listedBefore = '';
    for (let page = run.nextPage; ; page++) {
      heartbeat();
      signal.throwIfAborted();
      const lines: LogLine[] = [];
      const read = await readPage(feed, page, lines);
      const listed = read?.listedIds.join() ?? '';
      // Whatever it says of more pages: one that does not know pages gives the same one for ever.
      const isAgain = listed !== '' && listed === listedBefore;
      listedBefore = listed;
      if (isAgain) lines.push({ level: 'warn', text: `第 ${page} 页和上一页一样，对方不理会页码：到此为止` });
      if (read) {
        failedPages = 0;
        ({ pageCount, total } = read);
        const back = await gathered.welcomeBack(source.id, read.listedIds);
        if (back > 0) lines.push({ level: 'info', text: `源站重新上架 ${back} 部，剧集已放回` });
        const outcomes = await bringIn(source, read.items, heartbeat);
        if (!run.sinceAt) await gathered.markSeen(source.id, run.id, read.listedIds);
        counts = addCounts(counts, countsOf(read, outcomes));
        lines.push(...read.lines);
      } else {
        failedPages += 1;
        counts = addCounts(counts, { failed: 1 });
      }
      const isLast = read ? isAgain || read.isEnd || page >= pageCount : pageCount > 0 && page >= pageCount;
      const isDown =
        failedPages >= MOST_FAILED_PAGES || (failedPages > 0 && pageCount === 0) || (failedPages > 1 && isLast);
      // When it is down, the pages that failed are asked for again by whoever goes on.
      const nextPage = isDown ? page - failedPages + 1 : page + 1;
      if (isDown) counts = addCounts(counts, { failed: -failedPages });
      // The last one is how the run ends, and is written down as that.
      const end = isDown ? lines.pop() : undefined;
      await runs.progress(run.id, { nextPage, pageCount, total, counts, lines }, now());
      if (end) return { state: 'failed', text: end.text, counts } as const;
      if (isLast) {
        if (!isAgain) counts = await putAwayMissing(source, run, feed, counts, { nextPage, pageCount, total });
        return { state: 'done', text: `采集完成：${summaryOf(counts)}`, counts } as const;
      }
      if ((await runs.find(run.id))?.state === 'stopping')
        return { state: 'stopped', text: `已停在第 ${page} 页`, counts } as const;
    }
  }

  async function endOf(source: Source, run: Run, context: Context) {
    try {
      return await work(source, run, await openFeed(source, run, context.signal), context);
    } catch (error) {
      // What the source did wrong is the run's result; anything else is the job's failure, and is tried again.
      if (!(error instanceof SourceError)) throw error;
      const counts = (await runs.find(run.id))?.counts ?? run.counts;
      return { state: 'failed', text: error.message, counts } as const;
    }
  }

  return {
    /** The work of one job. */
    async run(runId: number, context: Context): Promise<void> {
      const run = await runs.find(runId);
      const source = run && (await sources.find(run.sourceId));
      // Both go when the operator removes the source.
      if (!run || !source) return;
      if (run.state === 'stopping') {
        await runs.finish(run.id, 'stopped', { level: 'info', text: '还没开始就停下了' }, now());
        return;
      }
      const startedAt = run.startedAt ?? now();
      if (!(await runs.move(run.id, ['queued', 'running'], 'running', { startedAt }))) return;
      const { state, text, counts } = await endOf(source, run, context);
      await gathered.finish(changedBy(counts) - changedBy(run.counts));
      // What was missed this time is asked for again the next time.
      if (state === 'done' && counts.failed === 0) await sources.setComplete(source.id, startedAt);
      await runs.finish(run.id, state, { level: state === 'failed' ? 'error' : 'info', text }, now());
    },

    giveUp: (runId: number) =>
      runs.finish(runId, 'failed', { level: 'error', text: '多次中断，已放弃；可以继续' }, now()),
  };
}

type Place = Pick<Run, 'nextPage' | 'pageCount' | 'total'>;

/** A source that suddenly lacks more than half of what it had is out of order, unless that is little. */
const SURELY_GONE = 20;
const NAMED = 20;

function doubtLine(count: number): LogLine {
  return { level: 'warn', text: `源站的列表少了 ${count} 部，超过一半，像是对方出了错：没有收起它们` };
}

function goneLine(names: readonly string[]): LogLine {
  const some = names.slice(0, NAMED).join('、');
  const more = names.length > NAMED ? '…' : '';
  return { level: 'warn', text: `源站已下架或隐藏 ${names.length} 部，剧集已收起：${some}${more}` };
}

function countsOf(page: FeedPage, outcomes: readonly GatheredOutcome[]): Partial<RunCounts> {
  const counts: Partial<RunCounts> = { unchanged: page.unchanged, skipped: page.skipped.length, failed: page.failed };
  for (const { action } of outcomes) counts[action] = (counts[action] ?? 0) + 1;
  return counts;
}

function summaryOf({ added, merged, updated, unchanged, removed, skipped, failed, gone }: RunCounts): string {
  const missing = gone > 0 ? `，源站下架 ${gone}` : '';
  return `新增 ${added}，并入 ${merged}，更新 ${updated}，未变 ${unchanged}，已下架 ${removed}，跳过 ${skipped}，失败 ${failed}${missing}`;
}
