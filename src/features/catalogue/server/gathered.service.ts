import { createHash } from 'node:crypto';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import { keyOf } from '#/platform/db/search/normal-form.ts';
import { heatScore } from '../heat.pure.ts';
import { titleNotFound } from './catalogue.errors.ts';
import { type Decision, decide, factsOf } from './gathered.rules.ts';
import type { KnownItem, LayeredTitle, LayerStore, LayerTurn } from './layer.store.ts';
import type { FieldChange, Layer, SourcedFacts, TitleChange } from './layers.rules.ts';
import { type FieldOrigin, originsOf } from './layers.rules.ts';
import { sameLayer } from './merge.rules.ts';
import type { PlayList } from './play-labels.rules.ts';
import { isOtherWork, type KnownWork, recognise } from './recognise.rules.ts';
import { keysFor } from './shipped-title.rules.ts';
import { type Brought, takeBack } from './take-back.ts';
import type { NewTitle } from './title.rules.ts';
import type { TitleKeyStore } from './title-key.store.ts';
import { asPlanned, candidates, indexByName, signsOf } from './work-signs.ts';

/** What one item of a source says, cleaned and in our own words for kinds. */
export interface GatheredItem {
  itemId: string;
  /** When the source says that it changed; 0 when it does not say. */
  itemTime: number;
  facts: SourcedFacts;
  playLists: PlayList[];
  scores: Layer['scores'];
}

export interface ItemSource {
  id: number;
  name: string;
}

/** What became of an item, or would become of it. */
export interface GatheredOutcome {
  itemId: string;
  name: string;
  action: 'added' | 'merged' | 'updated' | 'unchanged' | 'removed';
  /** The title it belongs to; null as long as that one is only planned. */
  key: string | null;
  changes: FieldChange[];
  /** How many episodes its source has of it. */
  episodes: number;
}

export type { Brought };

/** In the transaction that writes: what became of some items; `brought` where something was written. */
type Noted = (db: AnyDatabase, written: { outcome: GatheredOutcome; brought: Brought | undefined }[]) => Promise<void>;

/** Who said what about a title. */
export interface TitleOrigins {
  key: string;
  fields: FieldOrigin[];
  layers: Layer[];
  locks: string[];
}

interface Needs {
  store: LayerStore;
  keys: Pick<TitleKeyStore, 'keysOfIds' | 'identify'>;
  changed: () => Promise<void>;
  now: () => number;
}

/** A gathered title begins with little heat: nobody has asked for it yet. */
const COLLECTED_WEIGHT = 5;
/** How many are written in one transaction: visitors' reads and writes get in between. */
const AT_ONCE = 25;
/** Tidying the search index takes a while, in which nobody else is served; a few titles are no reason for it. */
const MANY_TITLES = 5000;

export type GatheredService = ReturnType<typeof createGatheredService>;

/** Brings what sources say into the catalogue. */
export function createGatheredService({ store, keys, changed, now }: Needs) {
  /** Which title each item is about. Those that must wait for another of the same batch come back as `later`. */
  async function aim(turn: LayerTurn, source: ItemSource, items: readonly GatheredItem[]) {
    const known = await turn.findItems(
      source.id,
      items.map(({ itemId }) => itemId),
    );
    const retired: { itemId: string; titleId: number }[] = [];
    for (const item of items) {
      const own = known.get(item.itemId);
      if (!own || own.facts.name === item.facts.name) continue;
      // Two in one list that share a number are a fault of the source, and no news.
      const isNews = item.itemTime === 0 || item.itemTime > own.itemTime;
      if (!isNews || !isOtherWork(signsOf(own), signsOf(item))) continue;
      retired.push({ itemId: item.itemId, titleId: own.titleId });
      known.delete(item.itemId);
    }
    const fresh = items.filter(({ itemId }) => !known.has(itemId)).map((item) => ({ item, signs: signsOf(item) }));
    const names = new Set(fresh.flatMap(({ signs }) => [signs.name, ...signs.aliases]));
    const works = await turn.titlesNamed([...names]);
    const byName = indexByName(works);
    const signs = new Map(fresh.map((one) => [one.item, one.signs]));
    const planned: KnownWork[] = [];
    const aimedAt = new Set<number>();
    const now: Aimed[] = [];
    const later: GatheredItem[] = [];
    for (const item of items) {
      const own = known.get(item.itemId);
      const sign = signs.get(item);
      const target = own?.titleId ?? (sign && recognise(sign, [...candidates(byName, sign), ...planned])?.id);
      if (target !== undefined && (target < 0 || aimedAt.has(target))) {
        later.push(item);
        continue;
      }
      if (target !== undefined) aimedAt.add(target);
      else if (sign) planned.push(asPlanned(sign, -1 - planned.length));
      now.push({ item, known: own, target });
    }
    return { now, later, retired };
  }

  async function decideAll(turn: LayerTurn, source: ItemSource, aimed: readonly Aimed[]): Promise<Decided[]> {
    const titles = await turn.read(aimed.flatMap(({ target }) => target ?? []));
    return aimed.map(({ item, known, target }) => {
      const found = target === undefined ? undefined : titles.get(target);
      const decision = decide({ item: { ...item, digest: digestOf(item) }, source, known, found, now: now(), keyOf });
      return { item, decision, found };
    });
  }

  async function write(turn: LayerTurn, source: ItemSource, decided: readonly Decided[]) {
    const time = now();
    const fresh = decided.flatMap(({ item, decision }) => (decision.action === 'added' ? [{ item, decision }] : []));
    const newKeys = await chooseKeys(
      turn,
      fresh.map(({ item }) => ({ ...item.facts, spare: `${source.name}-${item.itemId}` })),
    );
    const titles = fresh.map(
      ({ item, decision }, index): NewTitle => ({
        ...item.facts,
        platforms: [],
        key: newKeys[index] ?? '',
        sets: decision.lists.flatMap(({ label, sets }) => sets.map((set) => ({ ...set, source: label }))),
        heat: heatScore(COLLECTED_WEIGHT, time),
        updatedAt: decision.updatedAt,
        createdAt: time,
        origin: null,
        broadcastMinute: null,
        airsUntil: null,
        sourceScores: item.scores,
      }),
    );
    const ids = await turn.add(titles);
    const keyOfItem = new Map(fresh.map(({ item }, index) => [item, titles[index]?.key ?? '']));
    const idOfItem = new Map(fresh.map(({ item }, index) => [item, ids[index]]));
    const layers: (Layer & { titleId: number })[] = [];
    const broughtBy = new Map<GatheredItem, Brought>();
    for (const { item, decision, found } of decided) {
      if (decision.action === 'unchanged') {
        if (decision.isLater) await turn.touch(source.id, item.itemId, item.itemTime);
        continue;
      }
      if (decision.change) await turn.change(decision.change, time);
      const titleId = decision.titleId ?? idOfItem.get(item);
      if (titleId === undefined) throw new Error(`no key was free for item ${item.itemId} of ${source.name}`);
      layers.push({ ...decision.layer, titleId });
      const before = decision.change && found ? stateBefore(found, decision.layer, decision.change) : null;
      if (before || !found)
        broughtBy.set(item, {
          sourceId: source.id,
          titleId,
          itemId: item.itemId,
          digest: decision.layer.digest,
          before,
        });
    }
    await turn.putLayers(layers);
    return decided.map(({ item, decision }) => ({
      outcome: outcomeOf(item, decision, keyOfItem.get(item) ?? null),
      brought: broughtBy.get(item),
    }));
  }

  return {
    /** Each item is whole or absent. Bringing in the same again changes nothing. */
    async collect(source: ItemSource, items: readonly GatheredItem[], noted?: Noted): Promise<GatheredOutcome[]> {
      const outcomes: GatheredOutcome[] = [];
      let waiting = withoutRepeats(items);
      while (waiting.length > 0) {
        waiting = await store.inTurn(async (turn, transaction) => {
          const { now: ready, later, retired } = await aim(turn, source, waiting);
          for (const { itemId, titleId } of retired) await turn.retireItem(source.id, itemId, titleId);
          const written = await write(turn, source, await decideAll(turn, source, ready));
          await noted?.(transaction, written);
          outcomes.push(...written.map(({ outcome }) => outcome));
          return later;
        });
      }
      return outcomes;
    },

    /** What `collect` would do. */
    async preview(source: ItemSource, items: readonly GatheredItem[]): Promise<GatheredOutcome[]> {
      const { now: ready, later } = await aim(store.reading, source, withoutRepeats(items));
      const decided = await decideAll(store.reading, source, ready);
      return [
        ...decided.map(({ item, decision }) => outcomeOf(item, decision, null)),
        ...later.map(
          (item): GatheredOutcome => ({
            itemId: item.itemId,
            name: item.facts.name,
            action: 'merged',
            key: null,
            changes: [],
            episodes: episodesOf(item),
          }),
        ),
      ];
    },

    /**
     * Takes items back, the last first. `noted` gets the reason why an item stays, or undefined where it was removed.
     */
    takeBack: (
      items: readonly Brought[],
      noted: (db: AnyDatabase, kept: (string | undefined)[]) => Promise<void>,
    ): Promise<void> =>
      store.inTurn(async (turn, transaction) => {
        const kept: (string | undefined)[] = [];
        for (const item of items) kept.push(await takeBack(turn, item, now()));
        await noted(transaction, kept);
      }),

    /** When these items last changed, as far as they are known. */
    async knownTimes(sourceId: number, itemIds: readonly string[]): Promise<Map<string, number>> {
      const found = await store.reading.findItems(sourceId, itemIds);
      return new Map([...found].map(([itemId, { itemTime }]) => [itemId, itemTime]));
    },

    /** Where these items are in the catalogue. */
    async keysOfItems(
      sourceId: number,
      itemIds: readonly string[],
    ): Promise<Map<string, { key: string | null; isRemoved: boolean }>> {
      const found = await store.reading.findItems(sourceId, itemIds);
      const named = await keys.keysOfIds([...found.values()].map(({ titleId }) => titleId));
      return new Map(
        [...found].map(([itemId, { titleId }]) => {
          const title = named.get(titleId);
          return [itemId, { key: title?.isShown ? title.key : null, isRemoved: title?.isShown === false }];
        }),
      );
    },

    /** Where every field of a title comes from. */
    async origins(asked: string): Promise<TitleOrigins> {
      const identity = (await keys.identify([asked])).get(asked);
      const found = identity && (await store.reading.read([identity.id])).get(identity.id);
      if (!found) throw titleNotFound();
      const { title, base, layers } = found;
      return {
        key: title.key,
        layers,
        locks: title.locks,
        fields: originsOf(factsOf(title), base, layers, keyOf, title.locks),
      };
    },

    /** To be called before items are brought in: what had gone and is listed again gets its episodes back. */
    welcomeBack: (sourceId: number, itemIds: readonly string[]): Promise<number> =>
      store.inTurn((turn) => turn.gone(now()).welcomeBack(sourceId, itemIds)),

    /** To be called afterwards: notes that a run over everything has found these. */
    markSeen: (sourceId: number, runId: number, itemIds: readonly string[]): Promise<void> =>
      store.inTurn((turn) => turn.gone(now()).markSeen(sourceId, runId, itemIds)),

    /** Items that a run over everything did not find, and how many there were to find. */
    missing: (sourceId: number, runId: number) => store.reading.gone(now()).missing(sourceId, runId),

    /** The episodes of what that run did not find are put away. Answers the names. */
    async hideMissing(sourceId: number, runId: number): Promise<string[]> {
      const names: string[] = [];
      for (let some = ['']; some.length > 0; names.push(...some))
        some = await store.inTurn((turn) => turn.gone(now()).hideSome(sourceId, runId, AT_ONCE));
      return names;
    },

    /** Takes back what `hideMissing` did after that run. */
    async keepMissing(sourceId: number, runId: number): Promise<number> {
      let kept = 0;
      for (let some = 1; some > 0; kept += some)
        some = await store.inTurn((turn) => turn.gone(now()).keepSome(sourceId, runId, AT_ONCE));
      return kept;
    },

    /** At the end of a run: pages, lists and answers are made anew. */
    async finish(titles: number): Promise<void> {
      if (titles === 0) return;
      if (titles >= MANY_TITLES) await store.settle();
      await changed();
    },
  };
}

interface Aimed {
  item: GatheredItem;
  known: KnownItem | undefined;
  target: number | undefined;
}

interface Decided {
  item: GatheredItem;
  decision: Decision;
  found: LayeredTitle | undefined;
}

function stateBefore({ title, layers, lists }: LayeredTitle, layer: Layer, change: TitleChange): Brought['before'] {
  return {
    layer: layers.find((one) => sameLayer(one, layer)) ?? null,
    lists: lists.filter(({ label }) => change.oldLabels.includes(label)),
    isDated: title.isDated,
    updatedAt: title.updatedAt,
    movedTo: change.updatedAt,
  };
}

/** The same item twice in one answer: the later one counts. */
function withoutRepeats(items: readonly GatheredItem[]): GatheredItem[] {
  return [...new Map(items.map((item) => [item.itemId, item])).values()];
}

function digestOf({ facts, playLists, scores }: GatheredItem): string {
  return createHash('sha256')
    .update(JSON.stringify([facts, playLists, scores]))
    .digest('base64url');
}

/** The name, else the name with its year, else with a number; no two of a batch get the same. */
async function chooseKeys(
  turn: LayerTurn,
  titles: readonly { name: string; year: number | null; spare: string }[],
): Promise<string[]> {
  const wanted = titles.map((title) => [...keysFor(title), title.spare]);
  const taken = await turn.takenKeys(wanted.flat());
  return wanted.map((choices) => {
    const key = choices.find((choice) => !taken.has(choice)) ?? '';
    taken.add(key);
    return key;
  });
}

function outcomeOf(item: GatheredItem, decision: Decision, newKey: string | null): GatheredOutcome {
  return {
    itemId: item.itemId,
    name: item.facts.name,
    action: decision.action,
    key: decision.action === 'added' ? newKey : decision.key,
    changes: decision.changes,
    episodes: episodesOf(item),
  };
}

function episodesOf({ playLists }: GatheredItem): number {
  return playLists.reduce((sum, { sets }) => sum + sets.length, 0);
}
