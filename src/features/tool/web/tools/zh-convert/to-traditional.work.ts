import { Converter } from 'opencc-js/cn2t';
import { keepEach } from './keep-each.pure.ts';
import type { Traditional } from './zh-convert.options.ts';

const converterFor = keepEach((to: Traditional | 'twp' | 'hkp') => Converter({ from: 'cn', to }));

interface Question {
  text: string;
  to: Traditional;
  /** Words of the place too, not only its characters. */
  localWords: boolean;
}

export function toTraditional({ text, to, localWords }: Question): string {
  return converterFor(localWords && to !== 't' ? `${to}p` : to)(text);
}
