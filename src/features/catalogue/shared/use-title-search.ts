import { useEffect, useState } from 'react';
import { browserApi } from '#/web/browser-api.ts';
import type { FoundAnyItem } from '../any-item.contract.ts';

const WAIT_MS = 180;
const MOST = 6;

export type FoundTitle = Pick<FoundAnyItem, 'Key' | 'Name' | 'TypeName' | 'Year' | 'Cover'>;

interface Found {
  words: string;
  titles: FoundTitle[];
}

/** The titles that fit the words as they are typed; undefined until there is an answer to these words. */
export function useTitleSearch(words: string): FoundTitle[] | undefined {
  const asked = words.trim();
  const [found, setFound] = useState<Found>({ words: '', titles: [] });
  useEffect(() => {
    if (asked === '') return;
    const control = new AbortController();
    const timer = setTimeout(async () => {
      const query = { words: asked, pageSize: MOST };
      const answer = await browserApi('GET /api/v1/any/search', { query }, { quiet: true });
      if (!control.signal.aborted) setFound({ words: asked, titles: answer.ok ? answer.data.Result : [] });
    }, WAIT_MS);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [asked]);
  return found.words === asked ? found.titles : undefined;
}
