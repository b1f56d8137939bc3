import type { Word } from './word.rules.ts';

/** Where a word is read: its thread, at its own place. */
export function wordPath({ id, parentId }: Pick<Word, 'id' | 'parentId'>): string {
  return `/word?id=${parentId || id}#word-${id}`;
}
