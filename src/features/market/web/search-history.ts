import { useEffect } from 'react';
import { VISIT_PRIVATE } from '#/features/history/shared/kept-history.ts';
import { toast } from '#/ui/toast/toast-store.ts';
import { readStored, storedValue, useStored, writeStored } from '#/web/local-storage.ts';

const KEY = storedValue<unknown>('marketSearched');
const MOST = 20;

const wordsIn = (stored: unknown): string[] =>
  Array.isArray(stored) ? stored.filter((one): one is string => typeof one === 'string' && one !== '') : [];

/** What was searched for in the market on this device, the latest first. */
export function useSearched(): string[] {
  return wordsIn(useStored(KEY));
}

export function useRememberedSearch(words: string): void {
  useEffect(() => {
    if (!words || readStored(VISIT_PRIVATE) === true) return;
    const others = wordsIn(readStored(KEY)).filter((one) => one !== words);
    writeStored(KEY, [words, ...others].slice(0, MOST));
  }, [words]);
}

export function clearSearched(): void {
  const before = wordsIn(readStored(KEY));
  writeStored(KEY, []);
  toast('搜过的已清空', { action: { label: '撤销', run: () => writeStored(KEY, before) } });
}
