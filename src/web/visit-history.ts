import { useMemo } from 'react';
import { readStored, useStored, writeStored } from './local-storage.ts';
import { type Visit, visitsIn, withVisit } from './visit-history.pure.ts';

export function useVisitHistory(): Visit[] {
  const stored = useStored<unknown>('visitHistory');
  return useMemo(() => visitsIn(stored), [stored]);
}

export function rememberVisit(visit: Visit): void {
  writeStored('visitHistory', withVisit(visitsIn(readStored('visitHistory')), visit));
}

/** Writes an empty list rather than removing the entry, so that other tabs see that it was cleared. */
export function clearVisits(): void {
  writeStored('visitHistory', []);
}
