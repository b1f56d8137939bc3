import { useEffect } from 'react';
import { VISIT_PRIVATE } from '#/features/history/shared/kept-history.ts';
import { readStored, writeStored } from '#/web/local-storage.ts';
import { useSearchRecord } from '../shared/use-search-record.ts';
import { SEARCH_RECENT } from './search-recent.ts';

const MOST = 20;

/** Notes what was looked for: on the server for hot words and for members, in the browser for visitors. */
export function useNotedSearch(words: string, isMember: boolean): void {
  useSearchRecord(words, 'userCenter');
  useEffect(() => {
    if (!words || isMember || readStored(VISIT_PRIVATE) === true) return;
    const before = readStored(SEARCH_RECENT);
    const list = Array.isArray(before) ? before.filter((one): one is string => typeof one === 'string') : [];
    writeStored(SEARCH_RECENT, [words, ...list.filter((one) => one !== words)].slice(0, MOST));
  }, [words, isMember]);
}
