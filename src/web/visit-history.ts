import { useEffect, useMemo } from 'react';
import { browserApi } from './browser-api.ts';
import { readStored, removeStored, useStored, writeStored } from './local-storage.ts';
import { type Visit, visitsIn } from './visit-history.pure.ts';
import { logIn, type NotedVisit, noted } from './visit-notes.pure.ts';
import { createVisitSync } from './visit-sync.ts';

const sync = createVisitSync({
  read: () => logIn(readStored('visitHistory'), readStored('visitNotes')),
  write({ visits, ...notes }) {
    writeStored('visitHistory', visits);
    if (notes.owner === null && notes.notes.length === 0) removeStored('visitNotes');
    else writeStored('visitNotes', notes);
  },
  isPrivate: () => readStored('visitPrivate') === true,
  async send(Visits) {
    const result =
      Visits.length > 0
        ? await browserApi('POST /api/v1/history', { body: { Visits: [...Visits] } }, { quiet: true })
        : await browserApi('GET /api/v1/history', {}, { quiet: true });
    return result.ok ? result.data.Result : undefined;
  },
  clearOnServer: async () => (await browserApi('DELETE /api/v1/history', {})).ok,
  removeOnServer: async (Key) => (await browserApi('DELETE /api/v1/history/:Key', { params: { Key } })).ok,
  now: Date.now,
});

export function useVisitHistory(): Visit[] {
  const stored = useStored<unknown>('visitHistory');
  return useMemo(() => visitsIn(stored), [stored]);
}

/** With times and kinds, as far as this browser noted them. */
export function useNotedVisits(): NotedVisit[] {
  const visits = useStored<unknown>('visitHistory');
  const notes = useStored<unknown>('visitNotes');
  return useMemo(() => noted(logIn(visits, notes)), [visits, notes]);
}

/** Called by the page of a title. In private mode nothing happens. */
export function rememberVisit(visit: Visit & { TypeName?: string }): void {
  sync.remember(visit);
}

/** Empties the list, for members on all devices. Leaves an empty list behind, so that other tabs see it too. */
export function clearVisits(): Promise<boolean> {
  return sync.clear();
}

export function removeVisit(key: string): Promise<boolean> {
  return sync.remove(key);
}

/** Keeps a member's list in step while they are logged in. */
export function useVisitSync(memberId: number | undefined): void {
  useEffect(() => {
    sync.follow(memberId);
  }, [memberId]);
}

export function forgetMemberVisits(): void {
  sync.leave();
}

/** 无痕浏览: kept in this browser, as it is about this browser. */
export function usePrivateMode(): [isOn: boolean, turn: (isOn: boolean) => void] {
  const isOn = useStored<boolean>('visitPrivate') === true;
  return [isOn, (on) => (on ? writeStored('visitPrivate', true) : removeStored('visitPrivate'))];
}
