/** How one thing of a list is moved: without JavaScript a press is all there is. */
export const MOVES = ['first', 'up', 'down', 'last'] as const;
export type Move = (typeof MOVES)[number];

/** The ids in their new order. What is not among them moves nothing; neither does the first that goes up. */
export function movedWithin<Id>(ids: readonly Id[], id: Id, move: Move): Id[] {
  const from = ids.indexOf(id);
  if (from < 0) return [...ids];
  const to = { first: 0, up: Math.max(from - 1, 0), down: from + 1, last: ids.length - 1 }[move];
  const others = ids.toSpliced(from, 1);
  return others.toSpliced(to, 0, id);
}
