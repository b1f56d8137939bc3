import { keyOf } from '#/platform/db/search/normal-form.ts';
import { heatScore } from '../heat.pure.ts';
import { cannotUndo, nothingToSplit, sameTitle, titleNotFound } from './catalogue.errors.ts';
import type { LayerStore, LayerTurn } from './layer.store.ts';
import type { Layer } from './layers.rules.ts';
import {
  joinHeat,
  joinPlatforms,
  type LayeredTitle,
  movedLists,
  OWN_SOURCE,
  ownWord,
  sameLayer,
  withLayers,
} from './merge.rules.ts';
import type { MergeBefore, MergeRecord, MergeStore } from './merge.store.ts';
import { keysFor } from './shipped-title.rules.ts';
import type { TitleKeyStore } from './title-key.store.ts';

interface Needs {
  layers: Pick<LayerStore, 'inTurn'>;
  merges: MergeStore;
  keys: Pick<TitleKeyStore, 'identify'>;
  changed: () => Promise<void>;
  now: () => number;
}

/** As many points as a title that was split off deserves. */
const SPLIT_WEIGHT = 5;

export type MergeService = ReturnType<typeof createMergeService>;

/** Two entries for one work become one, one entry for two becomes two; either can be undone. */
export function createMergeService({ layers: store, merges, keys, changed, now }: Needs) {
  async function idOf(key: string): Promise<number> {
    const found = (await keys.identify([key])).get(key);
    if (!found?.isShown) throw titleNotFound();
    return found.id;
  }

  async function readBoth(turn: LayerTurn, keptId: number, otherId: number): Promise<[LayeredTitle, LayeredTitle]> {
    const found = await turn.read([keptId, otherId]);
    const [kept, other] = [found.get(keptId), found.get(otherId)];
    if (!kept || !other) throw titleNotFound();
    return [kept, other];
  }

  /** Gives a title other layers, and the facts that follow from them. */
  async function relayer(
    turn: LayerTurn,
    whole: LayeredTitle,
    next: readonly Layer[],
    oldLabels: readonly string[] = [],
  ) {
    const { facts, scores, newBase } = withLayers(whole, next, keyOf);
    const { title } = whole;
    await turn.change(
      { before: title, facts, scores, updatedAt: title.updatedAt, oldLabels, lists: [], newBase },
      now(),
    );
  }

  /** Everything of `other` goes to `kept`. */
  async function join(
    turn: LayerTurn,
    kept: LayeredTitle,
    other: LayeredTitle,
    withOwnWord: boolean,
  ): Promise<MergeBefore> {
    const { steps } = turn;
    const [to, from] = [kept.title.id, other.title.id];
    const lists = movedLists(kept, other);
    const renamed = new Map(lists.map((list) => [list.from, list.to]));
    const word = ownWord(other, now());
    await relayer(turn, kept, [...kept.layers, ...other.layers, ...(withOwnWord ? [word] : [])]);
    if (withOwnWord) await turn.putLayers([{ ...word, titleId: to }]);
    await steps.moveLists(from, to, lists);
    await steps.moveLayers(other.layers, to, renamed);
    const before: MergeBefore = {
      lists,
      layers: other.layers,
      members: await steps.moveRatings(from, to, null),
      collections: await steps.moveMemberships(from, to),
      keys: await steps.moveKeys(from, to, null),
      platforms: joinPlatforms(kept.title.platforms, other.title.platforms)
        .slice(kept.title.platforms.length)
        .map(({ name }) => name),
    };
    await steps.setPlatforms(to, joinPlatforms(kept.title.platforms, other.title.platforms));
    await steps.hide(other.title, to, now());
    await steps.setHeat(to, joinHeat(kept.title.heat, other.title.heat));
    return before;
  }

  async function part(
    turn: LayerTurn,
    kept: LayeredTitle,
    other: LayeredTitle,
    { before }: MergeRecord,
  ): Promise<void> {
    const { steps } = turn;
    const [from, to] = [kept.title.id, other.title.id];
    const back = kept.layers.filter((layer) => before.layers.some((one) => sameLayer(one, layer)));
    const word = { sourceId: OWN_SOURCE, itemId: `title ${to}` };
    const rest = kept.layers.filter((layer) => !back.includes(layer) && !sameLayer(layer, word));
    await relayer(turn, kept, rest);
    await steps.dropLayer(word);
    const lists = before.lists.map((list) => ({ from: list.to, to: list.from }));
    await steps.moveLists(from, to, lists);
    await steps.moveLayers(back, to, namesAfter(back, lists));
    await steps.moveRatings(from, to, before.members);
    await steps.returnMemberships(from, to, before.collections);
    await steps.moveKeys(from, to, before.keys);
    const platforms = kept.title.platforms.filter(({ name }) => !before.platforms.includes(name));
    await steps.setPlatforms(from, platforms);
    // Its sources may have gone on while it was part of the other.
    const then = { ...other, layers: before.layers };
    const facts = back.length > 0 ? withLayers(then, back, keyOf).facts : {};
    if (back.length > 0) await relayer(turn, then, back);
    await steps.show({ ...other.title, ...facts }, now());
  }

  return {
    async merge(key: string, fromKey: string, doneBy: string): Promise<number> {
      const [keptId, otherId] = [await idOf(key), await idOf(fromKey)];
      if (keptId === otherId) throw sameTitle();
      const id = await store.inTurn(async (turn) => {
        const [kept, other] = await readBoth(turn, keptId, otherId);
        if (kept.title.removedAt !== null || other.title.removedAt !== null) throw titleNotFound();
        const before = await join(turn, kept, other, true);
        return turn.steps.record({ action: 'merge', keptId, otherId, before }, doneBy, now());
      });
      await changed();
      return id;
    },

    async split(
      key: string,
      item: Pick<Layer, 'sourceId' | 'itemId'>,
      doneBy: string,
    ): Promise<{ id: number; key: string }> {
      const keptId = await idOf(key);
      const done = await store.inTurn(async (turn) => {
        const kept = (await turn.read([keptId])).get(keptId);
        const layer = kept?.layers.find((one) => sameLayer(one, item));
        if (!kept || !layer) throw titleNotFound();
        const rest = kept.layers.filter((one) => one !== layer);
        if (rest.length === 0 && !kept.base) throw nothingToSplit();
        const { id: otherId, key: newKey } = await addAlone(turn, kept, layer);
        await relayer(turn, kept, rest, layer.labels);
        await turn.putLayers([{ ...layer, titleId: otherId }]);
        const before = { keys: [], layers: [layer], lists: [], members: [], platforms: [], collections: [] };
        const id = await turn.steps.record({ action: 'split', keptId, otherId, before }, doneBy, now());
        return { id, key: newKey };
      });
      await changed();
      return done;
    },

    async undo(id: number): Promise<void> {
      await store.inTurn(async (turn) => {
        const record = await turn.steps.find(id);
        if (!record) throw titleNotFound();
        if (record.undoneAt !== null) throw cannotUndo();
        const { keptId, otherId, action } = record;
        // A later merge of either has moved what this one would put back.
        const [keptInto, otherInto] = [await turn.steps.isMergedInto(keptId), await turn.steps.isMergedInto(otherId)];
        if (keptInto !== null || otherInto !== (action === 'merge' ? keptId : null)) throw cannotUndo();
        const [kept, other] = await readBoth(turn, keptId, otherId);
        if (action === 'merge') await part(turn, kept, other, record);
        else await join(turn, kept, other, false);
        await turn.steps.setUndone(id, now());
      });
      await changed();
    },

    list: merges.list,
  };

  async function addAlone(turn: LayerTurn, kept: LayeredTitle, layer: Layer): Promise<{ id: number; key: string }> {
    const choices = [...keysFor(layer.facts), `${layer.facts.name}-${layer.sourceId}-${layer.itemId}`];
    const taken = await turn.takenKeys(choices);
    const key = choices.find((choice) => !taken.has(choice)) ?? '';
    const lists = kept.lists.filter(({ label }) => layer.labels.includes(label));
    const [id] = await turn.add([
      {
        ...layer.facts,
        platforms: [],
        key,
        sets: lists.flatMap(({ label, sets }) => sets.map((set) => ({ ...set, source: label }))),
        heat: heatScore(SPLIT_WEIGHT, now()),
        updatedAt: kept.title.updatedAt,
        createdAt: now(),
        origin: null,
        broadcastMinute: null,
        airsUntil: null,
        sourceScores: layer.scores,
      },
    ]);
    if (id === undefined) throw new Error(`no key was free for ${layer.facts.name}`);
    return { id, key };
  }
}

/** Labels of layers that go back: those that were renamed get their old names, later ones keep theirs. */
function namesAfter(layers: readonly Layer[], lists: readonly { from: string; to: string }[]): Map<string, string> {
  const old = new Map(lists.map((list) => [list.from, list.to]));
  return new Map(layers.flatMap(({ labels }) => labels.map((label) => [label, old.get(label) ?? label] as const)));
}
