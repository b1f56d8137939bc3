import { createHash } from 'node:crypto';
import { keyOf } from '#/platform/db/search/normal-form.ts';
import { decide, factsOf } from './gathered.rules.ts';
import type { GatheredItem, ItemSource } from './gathered.service.ts';
import type { LayerStore, LayerTurn } from './layer.store.ts';
import { type FieldChange, keepEdits, mergeLayers, mergeScores } from './layers.rules.ts';
import { readAnimeIds } from './shipped-anime.seed.ts';
import type { TitleStore } from './title.store.ts';

export type { FieldChange } from './layers.rules.ts';
export type { Work } from './title.store.ts';

interface Needs {
  store: LayerStore;
  titles: Pick<TitleStore, 'listWorks' | 'countWorks'>;
  changed: () => Promise<void>;
  now: () => number;
}

export interface Enriched {
  key: string;
  name: string;
  changes: FieldChange[];
}

export type EnrichmentService = ReturnType<typeof createEnrichmentService>;

/** Lays what a provider says about a title under it, as sources do: gaps are filled, what people wrote stays. */
export function createEnrichmentService({ store, titles, changed, now }: Needs) {
  async function lay(turn: LayerTurn, source: ItemSource, item: GatheredItem, titleId: number, isDry: boolean) {
    const found = (await turn.read([titleId])).get(titleId);
    if (!found || (found.title.removedAt !== null && !found.title.isPutAway)) return undefined;
    const known = (await turn.findItems(source.id, [item.itemId])).get(item.itemId);
    // It says who is meant, not what it is called here.
    const facts = { ...item.facts, name: found.title.name, kind: found.title.kind, remark: '', isFinished: false };
    const aliases = [item.facts.name, ...item.facts.aliases].filter((name) => keyOf(name) !== keyOf(facts.name));
    const whole = { ...item, facts: { ...facts, aliases }, playLists: [] };
    const digest = createHash('sha256')
      .update(JSON.stringify([whole.facts, whole.scores]))
      .digest('base64url');
    const decision = decide({
      item: { ...whole, digest },
      source,
      known: known?.titleId === titleId ? known : undefined,
      found,
      now: now(),
      keyOf,
    });
    if (!isDry && decision.action !== 'unchanged' && decision.action !== 'added') {
      if (decision.change) await turn.change(decision.change, now());
      await turn.putLayers([{ ...decision.layer, titleId }]);
    }
    return { key: found.title.key, name: found.title.name, changes: decision.changes };
  }

  return {
    /** Titles that may be asked about, in the order of their numbers. */
    works: titles.listWorks,
    countWorks: titles.countWorks,
    /** What other sites call shipped entries, by their origin. */
    foreignIds: readAnimeIds,

    preview: (source: ItemSource, item: GatheredItem, titleId: number): Promise<Enriched | undefined> =>
      lay(store.reading, source, item, titleId, true),

    enrich: (source: ItemSource, item: GatheredItem, titleId: number): Promise<Enriched | undefined> =>
      store.inTurn((turn) => lay(turn, source, item, titleId, false)),

    /** Takes back what a source said about a title. */
    withdraw: (sourceId: number, titleId: number): Promise<boolean> =>
      store.inTurn(async (turn) => {
        const found = (await turn.read([titleId])).get(titleId);
        const own = found?.layers.filter((layer) => layer.sourceId === sourceId) ?? [];
        if (!found || own.length === 0) return false;
        const { title, base, layers } = found;
        const others = layers.filter((layer) => !own.includes(layer));
        const before = mergeLayers(base, layers, keyOf).facts;
        const after = others.length > 0 || !base ? mergeLayers(base, others, keyOf) : { facts: base, from: {} };
        const said = new Set(own.flatMap(({ scores }) => scores.map(({ source }) => source)));
        const kept = title.sourceScores.filter(({ source }) => !said.has(source));
        const change = {
          before: title,
          facts: keepEdits(factsOf(title), before, after, title.locks).facts,
          scores: mergeScores(kept, others),
          updatedAt: title.updatedAt,
          oldLabels: [],
          lists: [],
          newBase: null,
        };
        await turn.change(change, now());
        await turn.dropLayers(sourceId, titleId);
        return true;
      }),

    /** To be called after titles were changed. */
    finish: changed,
  };
}
