import { factsOf } from './gathered.rules.ts';
import { keepEdits, type Layer, mergeLayers, mergeScores, type SourcedFacts } from './layers.rules.ts';
import { type LabelledList, labelLists } from './play-labels.rules.ts';
import type { Platform, Title } from './title.rules.ts';

export interface LayeredTitle {
  title: Title;
  base: SourcedFacts | null;
  layers: Layer[];
  lists: LabelledList[];
}

type KeyOf = (name: string) => string;

/** What a merged title itself said is kept like the word of a source with this number. */
export const OWN_SOURCE = 0;

export const sameLayer = (one: Pick<Layer, 'sourceId' | 'itemId'>, other: Pick<Layer, 'sourceId' | 'itemId'>) =>
  one.sourceId === other.sourceId && one.itemId === other.itemId;

/** Under which names lists of another title come to stand; a list that is there already stays away. */
export function movedLists(kept: LayeredTitle, other: LayeredTitle): { from: string; to: string }[] {
  const moved: { from: string; to: string }[] = [];
  const present = [...kept.lists];
  for (const { label, sets } of other.lists) {
    const [list] = labelLists(label, [{ player: '', sets }], present);
    if (!list) continue;
    present.push(list);
    moved.push({ from: label, to: list.label });
  }
  return moved;
}

/** The word of a title that becomes part of another. It fills gaps only: what sources say later goes before it. */
export function ownWord({ title }: LayeredTitle, now: number): Layer {
  return {
    sourceId: OWN_SOURCE,
    itemId: `title ${title.id}`,
    facts: factsOf(title),
    scores: title.sourceScores,
    labels: [],
    digest: '',
    itemTime: 0,
    addedAt: now,
  };
}

/** The facts of a title when its layers become others; what people changed stays. */
export function withLayers({ title, base, layers }: LayeredTitle, next: readonly Layer[], keyOf: KeyOf) {
  const current = factsOf(title);
  const isOwn = layers.length === 0;
  const ground = isOwn ? current : base;
  const before = isOwn ? current : mergeLayers(base, layers, keyOf).facts;
  const { facts } = keepEdits(current, before, mergeLayers(ground, next, keyOf), title.locks);
  const said = new Set(layers.flatMap(({ scores }) => scores.map(({ source }) => source)));
  const kept = title.sourceScores.filter(({ source }) => !said.has(source));
  return { facts, scores: mergeScores(kept, next), newBase: isOwn ? current : null };
}

export function joinPlatforms(kept: readonly Platform[], other: readonly Platform[]): Platform[] {
  const known = new Set(kept.map(({ name }) => name));
  return [...kept, ...other.filter(({ name }) => !known.has(name))];
}

/** ln(eᵃ + eᵇ): the interest in both. */
export function joinHeat(one: number, other: number): number {
  const high = Math.max(one, other);
  return high + Math.log1p(Math.exp(Math.min(one, other) - high));
}
