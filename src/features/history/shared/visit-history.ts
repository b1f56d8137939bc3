import { useEffect, useMemo } from 'react';
import { readStored, removeStored, useStored, writeStored } from '#/web/local-storage.ts';
import { VISIT_HISTORY, VISIT_NOTES, WATCHED_OWNER } from './kept-history.ts';
import { type Visit, visitsIn } from './visit-history.pure.ts';

let isLoaded = false;

/** Every page shows the list; what changes it comes when it is needed. */
async function store() {
  isLoaded = true;
  return (await import('./visit-store.ts')).visitSync;
}

export function useVisitHistory(): Visit[] {
  const stored = useStored(VISIT_HISTORY);
  return useMemo(() => visitsIn(stored), [stored]);
}

/** Called by the page of a title. In private mode nothing happens. */
export async function rememberVisit(visit: Visit & { TypeName?: string }): Promise<void> {
  (await store()).remember(visit);
}

/** Empties the list, for members on all devices. Leaves an empty list behind, so that other tabs see it too. */
export async function clearVisits(): Promise<boolean> {
  return (await store()).clear();
}

export async function removeVisit(key: string): Promise<boolean> {
  return (await store()).remove(key);
}

/** Keeps a member's list in step while they are logged in. */
export function useVisitSync(memberId: number | undefined): void {
  useEffect(() => {
    if (memberId === undefined) dropMemberVisits();
    if (memberId !== undefined || typeof readStored(WATCHED_OWNER) === 'number')
      import('./watch-sync.ts').then(({ followWatcher }) => followWatcher(memberId));
    if (memberId !== undefined || isLoaded) store().then((sync) => sync.follow(memberId));
  }, [memberId]);
}

/** A member's list is on the server and does not stay behind on what may be someone else's device. */
export function dropMemberVisits(): void {
  if (typeof readStored(VISIT_NOTES)?.owner !== 'number') return;
  writeStored(VISIT_HISTORY, []);
  removeStored(VISIT_NOTES);
}
