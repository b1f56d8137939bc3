import type { Slice } from '#/contract/paging.ts';
import type { EnrichmentService } from '../../catalogue/server/enrichment.service.ts';
import { PROVIDERS, type ProviderName } from '../providers.pure.ts';
import type { MatchStore } from './match.store.ts';
import { providerBusy, providerNoKey, providerOff, unknownTitle } from './provider.errors.ts';
import { type RunMode, TRAITS } from './provider.rules.ts';
import type { ProviderStore } from './provider.store.ts';

interface Needs {
  store: ProviderStore;
  matches: MatchStore;
  enrichment: EnrichmentService;
  now: () => number;
}

interface Change {
  isOn: boolean;
  /** Empty: the official one. */
  base: string;
  key?: string | undefined;
  pauseMs?: number | undefined;
}

export type ProviderService = ReturnType<typeof createProviderService>;

/** What the operator does with providers. */
export function createProviderService({ store, matches, enrichment, now }: Needs) {
  const read = async (name: ProviderName) => ({
    ...(await store.settings(name)),
    run: (await store.lastRun(name)) ?? null,
    doubtful: await matches.countIn(name, ['doubtful']),
  });

  return {
    list: () => Promise.all(PROVIDERS.map(read)),

    async save(name: ProviderName, { isOn, base, key, pauseMs }: Change) {
      const before = await store.settings(name);
      await store.saveSettings({
        name,
        isOn,
        base: base || TRAITS[name].base,
        key: key ?? before.key,
        pauseMs: pauseMs ?? before.pauseMs,
      });
      return read(name);
    },

    /** A run that was stopped or failed goes on where it was. */
    async begin(name: ProviderName, mode: RunMode, begunBy: string) {
      const { isOn, key } = await store.settings(name);
      if (mode !== 'undo' && !isOn) throw providerOff();
      if (mode !== 'undo' && TRAITS[name].needsKey && !key) throw providerNoKey();
      const last = await store.lastRun(name);
      const goesOn = mode === 'run' && last?.mode === 'run' && ['stopped', 'failed'].includes(last.state);
      const total =
        mode === 'undo'
          ? await matches.countIn(name, ['auto', 'chosen'])
          : await enrichment.countWorks(TRAITS[name].kinds);
      const run = await store.begin(name, mode, {
        ...{ begunBy, total, now: now() },
        afterId: goesOn ? (last?.afterId ?? 0) : 0,
      });
      if (!run) throw providerBusy();
      return run;
    },

    stop: store.stop,

    async changes(name: ProviderName, slice: Slice) {
      const run = await store.lastRun(name);
      return run ? matches.listChanges(run.id, slice) : { changes: [], total: 0 };
    },

    async doubtful(name: ProviderName, slice: Slice) {
      const found = await matches.listDoubtful(name, slice);
      const works = await Promise.all(
        found.map(async ({ titleId, candidates }) => {
          const [work] = await enrichment.works(TRAITS[name].kinds, titleId - 1, 1);
          return work?.id === titleId ? [{ work, candidates }] : [];
        }),
      );
      return { doubtful: works.flat(), total: await matches.countIn(name, ['doubtful']) };
    },

    /** An operator's word about a doubtful title; the next run follows it. */
    async choose(name: ProviderName, titleId: number, itemId: string): Promise<void> {
      const match = (await matches.find(name, [titleId])).get(titleId);
      const isKnown = itemId === '' || match?.candidates.some(({ id }) => id === itemId);
      if (match?.state !== 'doubtful' || !isKnown) throw unknownTitle();
      await matches.put(name, titleId, { ...match, state: itemId ? 'chosen' : 'refused', itemId, etag: '' });
    },
  };
}
