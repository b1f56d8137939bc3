import type { Slice } from '#/contract/paging.ts';
import { nextOccurrence } from '#/platform/jobs/occurrence.ts';
import type { GatheredService } from '../../catalogue/server/gathered.service.ts';
import { createSourceFeed, type Feed } from './feed.ts';
import {
  addressLost,
  badAddress,
  badSchedule,
  nothingGone,
  runBusy,
  runEnded,
  runNotFound,
  sourceFailed,
  sourceNotFound,
  sourceTaken,
} from './gathering.errors.ts';
import { isFinal, type Run } from './run.rules.ts';
import type { RunStore } from './run.store.ts';
import type { SourceGateway } from './source.gateway.ts';
import { DEFAULT_PAUSE_MS, type NewSource, type Source, sourceUrl } from './source.rules.ts';
import type { SourceStore } from './source.store.ts';
import { SourceError } from './source-errors.ts';
import { kindOfItem } from './type-kind.rules.ts';

interface Needs {
  sources: SourceStore;
  runs: RunStore;
  gateway: SourceGateway;
  gathered: Pick<GatheredService, 'preview' | 'knownTimes' | 'keepMissing' | 'finish'>;
  now: () => number;
}

export type GatheringService = ReturnType<typeof createGatheringService>;

/** The operator's side of collecting: sources, looks ahead, and beginning and ending runs. */
export function createGatheringService({ sources, runs, gateway, gathered, now }: Needs) {
  async function find(id: number): Promise<Source> {
    const source = await sources.find(id);
    if (!source) throw sourceNotFound();
    return source;
  }

  /** One that can be asked. */
  async function findAskable(id: number): Promise<Source> {
    const source = await find(id);
    if (source.isUrlLost) throw addressLost();
    return source;
  }

  async function findRun(id: number): Promise<Run> {
    const run = await runs.find(id);
    if (!run) throw runNotFound();
    return run;
  }

  function checked<Given extends Pick<NewSource, 'url' | 'cron'>>(given: Given): Given {
    const url = given.url === '' ? '' : sourceUrl(given.url);
    if (url === undefined) throw badAddress();
    if (given.cron !== '' && !isSchedule(given.cron, now())) throw badSchedule();
    return { ...given, url };
  }

  async function add(source: NewSource): Promise<Source> {
    const added = await sources.add(checked(source), now());
    if (!added) throw sourceTaken();
    return added;
  }

  /** Everything, or what changed since the last whole run. */
  async function begin(sourceId: number, { isFull, begunBy }: { isFull: boolean; begunBy: string }): Promise<Run> {
    const source = await findAskable(sourceId);
    if (source.url === '') throw badAddress();
    const run = await runs.begin({ sourceId, begunBy, sinceAt: isFull ? null : (source.completeAt ?? 0) }, now());
    if (!run) throw runBusy();
    return run;
  }

  async function previewOf(source: Source, feed: Feed, page: number) {
    const { items, skipped, pageCount, total, lines } = await feed.page(page);
    return { outcomes: await gathered.preview(source, items), skipped, pageCount, total, lines };
  }

  return {
    find,
    findRun,
    add,
    begin,
    list: () => sources.list(),
    lastRun: (sourceId: number) => runs.last(sourceId),

    async change(id: number, changes: Partial<NewSource>): Promise<Source> {
      const known = await find(id);
      const isUrlLost = known.isUrlLost && changes.url === undefined;
      const source = checked({ ...known, ...changes, isUrlLost });
      if (!(await sources.change(source))) throw sourceTaken();
      return source;
    },

    async remove(id: number): Promise<void> {
      await find(id);
      await sources.remove(id);
    },

    /** For the command: the source of this address, made when it is new. */
    async sourceAt(address: string, name: string | undefined): Promise<Source> {
      const url = sourceUrl(address);
      if (url === undefined) throw badAddress();
      const known = await sources.findByUrl(url);
      if (known) return known;
      return add({
        name: name ?? new URL(url).host,
        url,
        isEnabled: true,
        types: {},
        pauseMs: DEFAULT_PAUSE_MS,
        cron: '',
      });
    },

    /** The source's own types, and what each becomes here. */
    async types(id: number) {
      const source = await findAskable(id);
      const { types } = await asked(() => gateway.ask(source, { ac: 'list', pg: 1 }, { wants: 'list' }));
      return types.map((type) => ({
        ...type,
        kind: kindOfItem({ typeId: type.id, typeName: type.name }, types, source.types) ?? ('skip' as const),
        isDecided: source.types[type.id] !== undefined,
      }));
    },

    /** What a run over this page would do. Nothing is written. */
    async preview(id: number, page: number) {
      const source = await findAskable(id);
      const feed = createSourceFeed({
        ask: (question, wish) => gateway.ask(source, question, wish),
        sinceAt: null,
        knownTimes: async () => new Map(),
        now,
      });
      return asked(() => previewOf(source, feed, page));
    },

    /** For the command: the run that was cut short, else a new one. */
    async beginOrGoOn(sourceId: number, isFull: boolean): Promise<Run> {
      const last = await runs.last(sourceId);
      if (!last || last.state === 'done' || (isFull && last.sinceAt !== null && isFinal(last.state)))
        return begin(sourceId, { isFull, begunBy: '命令行' });
      // When somebody is at work on it already, looking on is enough.
      await runs.goOn(last);
      return findRun(last.id);
    },

    /** A run that is still at work is enough. */
    async beginByClock(sourceId: number): Promise<void> {
      const source = await sources.find(sourceId);
      if (!source?.isEnabled || source.url === '') return;
      await runs.begin({ sourceId, begunBy: '定时', sinceAt: source.completeAt ?? 0 }, now());
    },

    async stop(id: number): Promise<Run> {
      await findRun(id);
      if (!(await runs.move(id, ['queued', 'running'], 'stopping'))) throw runEnded();
      return findRun(id);
    },

    /** Goes on where an ended run was. */
    async resume(id: number): Promise<Run> {
      const run = await findRun(id);
      if (run.state === 'done') throw runEnded();
      if (!(await runs.goOn(run))) throw runBusy();
      return findRun(id);
    },

    /** What the run put away comes back, and later runs leave it there. */
    async keepMissing(id: number): Promise<Run> {
      const run = await findRun(id);
      const kept = isFinal(run.state) ? await gathered.keepMissing(run.sourceId, id) : 0;
      if (kept === 0) throw nothingGone();
      const line = { level: 'info', text: `已把收起的 ${kept} 部放回，之后不再因此收起` } as const;
      await runs.amend(id, { ...run.counts, gone: 0 }, line, now());
      await gathered.finish(kept);
      return findRun(id);
    },

    listRuns: (sourceId: number | undefined, slice: Slice) => runs.list(sourceId, slice),

    async log(id: number, slice: Slice) {
      await findRun(id);
      return runs.lines(id, slice);
    },

    /** Where a run's items come from. */
    async openFeed(source: Source, run: Run, signal: AbortSignal): Promise<Feed> {
      if (source.isUrlLost) throw new SourceError(addressLost().message, { mayPass: false });
      if (source.url === '') throw new SourceError('从文件来的要在“导入片目”里再导入一次', { mayPass: false });
      const knownTimes = (ids: readonly string[]) => gathered.knownTimes(source.id, ids);
      return createSourceFeed({ ask: gateway.patient(source, signal), sinceAt: run.sinceAt, knownTimes, now });
    },
  };
}

function isSchedule(cron: string, now: number): boolean {
  try {
    return nextOccurrence(cron, now) !== undefined;
  } catch {
    return false;
  }
}

/** A source that does not answer is no fault of ours. */
async function asked<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    throw error instanceof SourceError ? sourceFailed(error.message) : error;
  }
}
