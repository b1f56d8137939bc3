export interface Visit {
  Key: string;
  Name: string;
}

const KEPT = 100;

/** Newest first, no doubles, the newest hundred. */
export function withVisit(history: readonly Visit[], visit: Visit): Visit[] {
  return [visit, ...history.filter(({ Key }) => Key !== visit.Key)].slice(0, KEPT);
}

/** What another page or an old version left in the browser is not trusted to have the right shape. */
export function visitsIn(stored: unknown): Visit[] {
  if (!Array.isArray(stored)) return [];
  return stored
    .filter((entry): entry is Visit => typeof entry?.Key === 'string' && typeof entry?.Name === 'string')
    .map(({ Key, Name }) => ({ Key, Name }));
}
