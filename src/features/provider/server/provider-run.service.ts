import { DAY_MS } from '#/contract/shanghai-time.pure.ts';
import type { JobContext } from '#/platform/jobs/job-kind.ts';
import type { EnrichmentService, Work } from '../../catalogue/server/enrichment.service.ts';
import { judgeCandidates } from './judge-match.ts';
import type { Match, MatchStore } from './match.store.ts';
import { ProviderError } from './provider.gateway.ts';
import type { ProviderSettings, Run } from './provider.rules.ts';
import { TRAITS } from './provider.rules.ts';
import type { ProviderStore } from './provider.store.ts';
import type { ProviderClient } from './provider-client.ts';

interface Needs {
  store: ProviderStore;
  matches: MatchStore;
  enrichment: EnrichmentService;
  openClient: (settings: ProviderSettings, signal: AbortSignal) => Promise<ProviderClient>;
  now: () => number;
}

const AT_ONCE = 20;
const DRY_TITLES = 50;
/** TMDB wants its data refreshed within half a year; what has not changed costs one small answer. */
const FRESH_MS = 30 * DAY_MS;
const NOTHING_MS = 7 * DAY_MS;
const MOST_FAILURES = 3;

type Outcome = 'changed' | 'same' | 'doubtful' | 'unmatched';

/** Goes through the catalogue, title by title, and remembers how far it came. */
export function createProviderRuns({ store, matches, enrichment, openClient, now }: Needs) {
  /** Which entry is the title; asks only where nobody has said so. */
  async function decideMatch(run: Run, client: ProviderClient, work: Work, known: Match | undefined): Promise<Match> {
    const fresh: Match = { state: 'none', itemId: '', etag: '', askedAt: now(), candidates: [] };
    if (known && ['chosen', 'refused', 'auto'].includes(known.state)) return known;
    if (known?.state === 'none' && now() - known.askedAt < NOTHING_MS) return known;
    const own = client.idOf(work);
    if (own) return { ...fresh, state: 'auto', itemId: own };
    const compared = { names: [work.name, ...work.aliases], year: work.year, people: work.people };
    const verdict = judgeCandidates(compared, await client.candidates(work));
    if (verdict.state === 'auto') return { ...fresh, state: 'auto', itemId: verdict.item.id };
    const doubtful = verdict.state === 'doubtful' ? verdict.candidates : [];
    const match: Match = { ...fresh, state: verdict.state, candidates: doubtful };
    if (run.mode === 'run') await matches.put(run.name, work.id, match);
    return match;
  }

  async function ask(run: Run, client: ProviderClient, work: Work, known: Match | undefined): Promise<Outcome> {
    const match = await decideMatch(run, client, work, known);
    if (match.state === 'doubtful') return 'doubtful';
    if (match.itemId === '') return 'unmatched';
    const isFresh = match.etag !== '' && now() - match.askedAt < FRESH_MS;
    if (isFresh && run.mode === 'run') return 'same';
    const answer = await client.read(match.itemId, run.mode === 'run' ? match.etag : '');
    const asked = { ...match, askedAt: now() };
    if (answer.state !== 'found') {
      const isGone = answer.state === 'gone' && match.state === 'auto';
      if (run.mode === 'run')
        await matches.put(run.name, work.id, isGone ? { ...asked, state: 'none', itemId: '' } : asked);
      return answer.state === 'same' ? 'same' : 'unmatched';
    }
    const { source } = TRAITS[run.name];
    const lay = run.mode === 'run' ? enrichment.enrich : enrichment.preview;
    const enriched = await lay(source, answer.value, work.id);
    // Without an ETag the day it was asked still says that it need not be asked again soon.
    if (run.mode === 'run') await matches.put(run.name, work.id, { ...asked, etag: answer.etag || 'none' });
    if (!enriched || enriched.changes.length === 0) return 'same';
    await matches.noteChanges(run.id, { titleId: work.id, ...enriched });
    return 'changed';
  }

  async function isStopping(id: number): Promise<boolean> {
    return (await store.findRun(id))?.state === 'stopping';
  }

  async function enrichAll(run: Run, { signal, heartbeat }: Pick<JobContext, 'signal' | 'heartbeat'>): Promise<void> {
    const client = await openClient(await store.settings(run.name), signal);
    const { kinds } = TRAITS[run.name];
    const counts = { ...run.counts };
    let [after, failures] = [run.afterId, 0];
    const most = run.mode === 'dry' ? DRY_TITLES : Number.POSITIVE_INFINITY;
    for (let works = await enrichment.works(kinds, after, AT_ONCE); works.length > 0 && counts.done < most; ) {
      const known = await matches.find(
        run.name,
        works.map(({ id }) => id),
      );
      for (const work of works) {
        heartbeat();
        if (await isStopping(run.id)) return store.setState(run.id, 'stopped', now());
        try {
          const outcome = await ask(run, client, work, known.get(work.id));
          if (outcome !== 'same') counts[outcome] += 1;
          failures = 0;
        } catch (error) {
          signal.throwIfAborted();
          if (!(error instanceof ProviderError)) throw error;
          failures += 1;
          counts.failed += 1;
          await store.progress(run.id, after, counts);
          if (error.isFinal || failures >= MOST_FAILURES) return store.setState(run.id, 'failed', now(), error.message);
        }
        counts.done += 1;
        after = work.id;
        await store.progress(run.id, after, counts);
        if (counts.done >= most) break;
      }
      works = await enrichment.works(kinds, after, AT_ONCE);
    }
    await store.setState(run.id, 'done', now());
  }

  async function undoAll(run: Run, { heartbeat }: Pick<JobContext, 'heartbeat'>): Promise<void> {
    const counts = { ...run.counts };
    let after = run.afterId;
    for (let ids = await matches.matched(run.name, after, AT_ONCE); ids.length > 0; ) {
      for (const id of ids) {
        heartbeat();
        if (await enrichment.withdraw(TRAITS[run.name].source.id, id)) counts.changed += 1;
        const match = (await matches.find(run.name, [id])).get(id);
        // Asked anew by the next run, whoever said which entry it is.
        if (match) await matches.put(run.name, id, { ...match, etag: '' });
        counts.done += 1;
        after = id;
      }
      await store.progress(run.id, after, counts);
      ids = await matches.matched(run.name, after, AT_ONCE);
    }
    await store.setState(run.id, 'done', now());
  }

  return {
    async run(runId: number, context: Pick<JobContext, 'signal' | 'heartbeat'>): Promise<void> {
      const run = await store.findRun(runId);
      if (!run || ['done', 'stopped', 'failed'].includes(run.state)) return;
      if (run.state === 'stopping') return store.setState(runId, 'stopped', now());
      await store.setState(runId, 'running', null);
      await (run.mode === 'undo' ? undoAll(run, context) : enrichAll(run, context));
      if (run.mode !== 'dry') await enrichment.finish();
    },
    giveUp: (runId: number): Promise<void> => store.setState(runId, 'failed', now(), '反复中断，没能做完'),
  };
}
