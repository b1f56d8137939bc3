import {
  changesBetween,
  type FieldChange,
  keepEdits,
  type Layer,
  mergeLayers,
  mergeScores,
  type SourcedFacts,
  type TitleChange,
} from './layers.rules.ts';
import { isListLocked } from './locks.rules.ts';
import { type LabelledList, labelLists, type PlayList } from './play-labels.rules.ts';
import type { Title } from './title.rules.ts';

interface Item {
  itemId: string;
  itemTime: number;
  facts: SourcedFacts;
  playLists: PlayList[];
  scores: Layer['scores'];
  digest: string;
}

interface Found {
  title: Title;
  base: SourcedFacts | null;
  layers: Layer[];
  lists: LabelledList[];
}

interface Question {
  item: Item;
  source: { id: number; name: string };
  known: { digest: string; itemTime: number } | undefined;
  /** The title it is about, when there is one. */
  found: Found | undefined;
  now: number;
  keyOf: (name: string) => string;
}

interface Basics {
  changes: FieldChange[];
  layer: Layer;
  titleId: number | undefined;
  change?: TitleChange;
}

export type Decision =
  | (Basics & { action: 'added'; lists: LabelledList[]; updatedAt: number })
  | (Basics & { action: 'merged' | 'updated' | 'removed'; key: string })
  | { action: 'unchanged'; key: string; changes: FieldChange[]; isLater: boolean };

/** What becomes of a gathered item. Nothing is written here, so a dry run decides the same. */
export function decide({ item, source, known, found, now, keyOf }: Question): Decision {
  const layer: Layer = {
    sourceId: source.id,
    itemId: item.itemId,
    facts: item.facts,
    scores: item.scores,
    labels: [],
    digest: item.digest,
    itemTime: item.itemTime,
    addedAt: now,
  };
  // A source whose clock runs ahead must not stand on top of every list.
  const changedAt = Math.min(item.itemTime || now, now);
  if (!found) {
    const lists = labelLists(source.name, item.playLists, []);
    const labels = lists.map(({ label }) => label);
    return {
      action: 'added',
      changes: [],
      lists,
      updatedAt: changedAt,
      titleId: undefined,
      layer: { ...layer, labels },
    };
  }
  const { title } = found;
  if (known?.digest === item.digest)
    return { action: 'unchanged', key: title.key, changes: [], isLater: known.itemTime !== item.itemTime };
  // A tombstone: who it is about is kept, so that it is known again under another name, and nothing else.
  if (title.removedAt !== null && !title.isPutAway)
    return { action: 'removed', key: title.key, changes: [], titleId: title.id, layer };
  return {
    ...joined({ item, source, found, layer, keyOf }, changedAt),
    action: known ? 'updated' : 'merged',
    key: title.key,
  };
}

interface Joining {
  item: Item;
  source: { name: string };
  found: Found;
  layer: Layer;
  keyOf: (name: string) => string;
}

function joined({ item, source, found, layer, keyOf }: Joining, changedAt: number): Basics {
  const { title, layers } = found;
  const own = layers.find(({ sourceId, itemId }) => sourceId === layer.sourceId && itemId === layer.itemId);
  const others = layers.filter((one) => one !== own);
  const isFirst = layers.length === 0;
  const base = isFirst ? factsOf(title) : found.base;
  const before = isFirst ? factsOf(title) : mergeLayers(base, layers, keyOf).facts;
  const addedAt = own?.addedAt ?? layer.addedAt;
  const after = mergeLayers(base, [...others, { ...layer, addedAt }], keyOf);
  const { facts } = keepEdits(factsOf(title), before, after, title.locks);
  const isFree = (label: string) => !isListLocked(title.locks, label);
  const known = own?.labels ?? [];
  const offered = labelLists(
    source.name,
    item.playLists,
    found.lists.filter(({ label }) => !known.includes(label)),
  );
  const oldLabels = known.filter(isFree);
  const lists = offered.filter(({ label }) => isFree(label));
  const said = new Set(own?.scores.map((score) => score.source));
  const hasNews =
    facts.remark !== title.remark ||
    !isSameLists(
      lists,
      found.lists.filter(({ label }) => oldLabels.includes(label)),
    );
  // A locked list stays the source's, so that it can go on with it when the lock is taken off.
  const labelsAfter = [...new Set([...known.filter((label) => !isFree(label)), ...offered.map(({ label }) => label)])];
  return {
    changes: changesBetween(factsOf(title), facts),
    titleId: title.id,
    layer: { ...layer, addedAt, labels: labelsAfter },
    change: {
      before: title,
      facts,
      scores: mergeScores(
        title.sourceScores.filter((score) => !said.has(score.source)),
        [...others, layer],
      ),
      updatedAt: hasNews ? Math.max(title.updatedAt, changedAt) : title.updatedAt,
      oldLabels,
      lists,
      newBase: isFirst ? factsOf(title) : null,
    },
  };
}

function isSameLists(one: readonly LabelledList[], other: readonly LabelledList[]): boolean {
  const signOf = (lists: readonly LabelledList[]) =>
    JSON.stringify(lists.map(({ label, sets }) => [label, sets.map(({ name, url }) => [name, url])]).sort());
  return signOf(one) === signOf(other);
}

/** The part of a title that sources speak about. */
export function factsOf(title: SourcedFacts): SourcedFacts {
  const { name, kind, year, aliases, regions, languages, genres, directors, actors } = title;
  const { releaseDate, duration, cover, summary, remark, isFinished } = title;
  return {
    name,
    kind,
    year,
    aliases,
    regions,
    languages,
    genres,
    directors,
    actors,
    releaseDate,
    duration,
    cover,
    summary,
    remark,
    isFinished,
  };
}
