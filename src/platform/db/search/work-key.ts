import { keyOf } from './normal-form.ts';
import { withoutFirstSeason } from './season-words.ts';

/** A name as works are told apart by it: the first season goes by the name of the series. */
export function workKey(name: string): string {
  const key = keyOf(name);
  return withoutFirstSeason(key) ?? key;
}
