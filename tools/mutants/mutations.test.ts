import { expect, test } from 'vitest';
import { mutated, mutationsOf } from './mutations.ts';

const all = (source: string) => mutationsOf('a.ts', source).map((one) => mutated(source, one));

test.each([
  ['const a = b < 3;', ['const a = (b <= 3);', 'const a = b < 4;']],
  ['const a = b && c;', ['const a = (b || c);']],
  ['const a = !b;', ['const a = b;']],
  ['if (a) b();', ['if (false) b();', 'if (a) ;']],
  ['const a: string = b ? c : d;', ['const a: string = (c);', 'const a: string = (d);']],
  ['const a = { isOpen: true };', ['const a = { isOpen: false };']],
  ['await tell(a);', [';']],
  ['const a = b.filter(c).length;', ['const a = b.length;']],
  ["const a = 'left' as const;", []],
])('%s', (source, expected) => {
  expect(all(source)).toEqual(expected);
});
