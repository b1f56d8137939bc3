import { KINDS, type KindName } from '../../catalogue/kinds.pure.ts';
import type { GatheredService } from '../../catalogue/server/gathered.service.ts';
import { isUsable } from './gathered-item.ts';
import type { SourceGateway } from './source.gateway.ts';
import type { Source } from './source.rules.ts';
import type { SourceStore } from './source.store.ts';

/** What a visitor may know of a source. */
export interface SearchableSource {
  id: number;
  name: string;
}

/** Something a source has now, whether or not it was gathered. */
export interface LiveFind {
  name: string;
  typeName: KindName;
  year: number | null;
  remark: string;
  /** http(s), or empty. */
  cover: string;
  summary: string;
  /** Where the catalogue has it; null until it was gathered, or when it was taken down. */
  key: string | null;
}

interface Needs {
  sources: Pick<SourceStore, 'list' | 'find'>;
  gateway: Pick<SourceGateway, 'ask'>;
  gathered: Pick<GatheredService, 'keysOfItems'>;
}

const LIVE_TIMEOUT_MS = 4_000;

export type LiveSearchService = ReturnType<typeof createLiveSearchService>;

/** Asking the sources while a visitor waits. */
export function createLiveSearchService({ sources, gateway, gathered }: Needs) {
  return {
    async listSearchable(): Promise<SearchableSource[]> {
      const all = await sources.list();
      return all.filter(canBeAsked).map(({ id, name }) => ({ id, name }));
    },

    /** One source, in its own order. Rejects with a SourceError when it is slow, shut or broken: the others go on. */
    async searchSource(
      sourceId: number,
      words: string,
      { signal, timeoutMs = LIVE_TIMEOUT_MS }: { signal?: AbortSignal; timeoutMs?: number } = {},
    ): Promise<LiveFind[]> {
      const source = await sources.find(sourceId);
      if (!source || !canBeAsked(source) || words.trim() === '') return [];
      const question = { ac: 'detail', wd: words.trim() };
      const { items } = await gateway.ask(source, question, { wants: 'finds' }, { signal, timeoutMs });
      const usable = items.filter(isUsable);
      const keys = await gathered.keysOfItems(
        sourceId,
        usable.map(({ itemId }) => itemId),
      );
      // What was taken down here is not shown by way of a source either.
      return usable
        .filter(({ itemId }) => keys.get(itemId)?.isRemoved !== true)
        .map(({ itemId, facts }) => ({
          name: facts.name,
          typeName: KINDS.find(({ slug }) => slug === facts.kind)?.name ?? '电影',
          year: facts.year,
          remark: facts.remark,
          cover: facts.cover,
          summary: facts.summary,
          key: keys.get(itemId)?.key ?? null,
        }));
    },
  };
}

function canBeAsked({ isEnabled, url }: Source): boolean {
  return isEnabled && url !== '';
}
