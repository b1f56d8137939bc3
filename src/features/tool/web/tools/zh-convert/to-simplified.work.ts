import { Converter } from 'opencc-js/t2cn';
import { keepEach } from './keep-each.pure.ts';

// Taiwan's table also knows the characters of Hong Kong and of the standard.
const converterFor = keepEach((from: 'tw' | 'twp') => Converter({ from, to: 'cn' }));

/** With local words, those of Taiwan become ours as well. */
export function toSimplified({ text, localWords }: { text: string; localWords: boolean }): string {
  return converterFor(localWords ? 'twp' : 'tw')(text);
}
