import { useEffect } from 'react';
import { VISIT_PRIVATE } from '#/features/history/shared/kept-history.ts';
import { backgroundApi } from '#/web/browser-api.ts';
import { readStored } from '#/web/local-storage.ts';

/**
 * Tells the server what was looked for. From the browser and not from a loader, so that crawlers and pages loaded ahead
 * count for nothing, kept pages count too, and private browsing leaves no trace.
 */
export function useSearchRecord(words: string, from: string): void {
  useEffect(() => {
    if (!words || readStored(VISIT_PRIVATE) === true) return;
    backgroundApi('POST /api/v1/crawl/search/record', { body: { words, from } });
  }, [words, from]);
}
