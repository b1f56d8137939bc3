import { keyOf } from '#/platform/db/search/normal-form.ts';
import type { LayeredTitle, LayerTurn } from './layer.store.ts';
import type { Layer } from './layers.rules.ts';
import { isListLocked } from './locks.rules.ts';
import { withLayers } from './merge.rules.ts';
import type { LabelledList } from './play-labels.rules.ts';

/** What it takes to take an item back that was brought in. */
export interface Brought {
  sourceId: number;
  titleId: number;
  itemId: string;
  /** What the item said; another one has come since where its layer says otherwise. */
  digest: string;
  /** Null where it made the title. */
  before: {
    layer: Layer | null;
    lists: LabelledList[];
    isDated: boolean;
    updatedAt: number;
    /** What `updatedAt` became. */
    movedTo: number;
  } | null;
}

const TOUCHED = '之后又改过，保留';

/**
 * One item of a source that was brought in is taken back: the title says what it said before, or goes with it. Answers
 * why it stays, where somebody has worked on it since.
 */
export async function takeBack(
  turn: LayerTurn,
  { sourceId, titleId, itemId, digest, before }: Brought,
  now: number,
): Promise<string | undefined> {
  const found = (await turn.read([titleId])).get(titleId);
  const own = found?.layers.find((layer) => layer.sourceId === sourceId && layer.itemId === itemId);
  if (!found || !own || own.digest !== digest || own.isGone) return TOUCHED;
  if (!before) {
    if (isTouched(found) || (await turn.steps.isChosen(titleId))) return TOUCHED;
    await turn.steps.forget(found.title, now);
    return undefined;
  }
  const { title, layers } = found;
  const rest = layers.filter((layer) => layer !== own);
  const { facts, scores } = withLayers(found, before.layer ? [...rest, before.layer] : rest, keyOf);
  const isFree = (label: string) => !isListLocked(title.locks, label);
  const isLast = title.updatedAt === before.movedTo;
  await turn.change(
    {
      ...{ before: title, facts, scores, newBase: null },
      ...(isLast ? { updatedAt: before.updatedAt, isDated: before.isDated } : { updatedAt: title.updatedAt }),
      oldLabels: own.labels.filter(isFree),
      lists: before.lists.filter(({ label }) => isFree(label)),
    },
    now,
  );
  if (before.layer) await turn.putLayers([{ ...before.layer, titleId }]);
  else await turn.steps.dropLayer(own);
  return undefined;
}

/** Whether a title that an item made has become more than that item. What is changed by hand is locked by it. */
function isTouched({ title, layers }: LayeredTitle): boolean {
  return layers.length > 1 || title.locks.length > 0 || title.ratingCount > 0 || title.platforms.length > 0;
}
