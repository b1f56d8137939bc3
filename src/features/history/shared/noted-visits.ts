import { useMemo } from 'react';
import { removeStored, useStored, writeStored } from '#/web/local-storage.ts';
import { VISIT_HISTORY, VISIT_NOTES, VISIT_PRIVATE } from './kept-history.ts';
import { logIn, type NotedVisit, noted } from './visit-notes.pure.ts';

/** The history with times and kinds, as far as this browser noted them. */
export function useNotedVisits(): NotedVisit[] {
  const visits = useStored(VISIT_HISTORY);
  const notes = useStored(VISIT_NOTES);
  return useMemo(() => noted(logIn(visits, notes)), [visits, notes]);
}

/** 无痕浏览: kept in this browser, as it is about this browser. */
export function usePrivateMode(): [isOn: boolean, turn: (isOn: boolean) => void] {
  const isOn = useStored(VISIT_PRIVATE) === true;
  return [isOn, (on) => (on ? writeStored(VISIT_PRIVATE, true) : removeStored(VISIT_PRIVATE))];
}
