import { keyOf } from '#/platform/db/search/normal-form.ts';
import type { Brought } from './gathered.service.ts';
import type { LayeredTitle, LayerTurn } from './layer.store.ts';
import { isListLocked } from './locks.rules.ts';
import { withLayers } from './merge.rules.ts';

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
