import { useEffect } from 'react';
import { readStored, writeStored } from '#/web/local-storage.ts';
import { useSearchRecord } from '../shared/use-search-record.ts';

const MOST = 20;

/** Notes what was looked for: on the server for hot words and for members, in the browser for visitors. */
export function useNotedSearch(words: string, isMember: boolean): void {
  useSearchRecord(words, 'userCenter');
  useEffect(() => {
    if (!words || isMember || readStored('visitPrivate') === true) return;
    const before = readStored<unknown>('searchRecent');
    const list = Array.isArray(before) ? before.filter((one): one is string => typeof one === 'string') : [];
    writeStored('searchRecent', [words, ...list.filter((one) => one !== words)].slice(0, MOST));
  }, [words, isMember]);
}
