import { useMemo } from 'react';
import { removeStored, useStored, writeStored } from '#/web/local-storage.ts';
import { logIn, type NotedVisit, noted } from './visit-notes.pure.ts';

/** The history with times and kinds, as far as this browser noted them. */
export function useNotedVisits(): NotedVisit[] {
  const visits = useStored<unknown>('visitHistory');
  const notes = useStored<unknown>('visitNotes');
  return useMemo(() => noted(logIn(visits, notes)), [visits, notes]);
}

/** 无痕浏览: kept in this browser, as it is about this browser. */
export function usePrivateMode(): [isOn: boolean, turn: (isOn: boolean) => void] {
  const isOn = useStored<boolean>('visitPrivate') === true;
  return [isOn, (on) => (on ? writeStored('visitPrivate', true) : removeStored('visitPrivate'))];
}
