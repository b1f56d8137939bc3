import { useEffect } from 'react';
import { backgroundApi } from '#/web/browser-api.ts';
import { readStored, writeStored } from '#/web/local-storage.ts';

const MOST = 20;

/**
 * Notes what was looked for: on the server for hot words and for members, in the browser for visitors. From here and not
 * from the loader, so that crawlers and pages loaded ahead count for nothing, and private browsing leaves no trace.
 */
export function useNotedSearch(words: string, isMember: boolean): void {
  useEffect(() => {
    if (!words || readStored('visitPrivate') === true) return;
    backgroundApi('POST /api/v1/crawl/search/record', { body: { words, from: 'userCenter' } });
    if (isMember) return;
    const before = readStored<unknown>('searchRecent');
    const list = Array.isArray(before) ? before.filter((one): one is string => typeof one === 'string') : [];
    writeStored('searchRecent', [words, ...list.filter((one) => one !== words)].slice(0, MOST));
  }, [words, isMember]);
}
