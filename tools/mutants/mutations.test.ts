import { expect, test } from 'vitest';
import { mutated, mutationsOf, withSleeping } from './mutations.ts';

const all = (source: string) => mutationsOf('a.ts', source).map((one) => mutated(source, one));

test.each([
  ['const a = b < 3;', ['const a = (b >= 3);', 'const a = (b <= 3);']],
  ['const a = b && c;', ['const a = (b || c);']],
  ['const a = b ?? c;', ['const a = (b && c);']],
  ['const a = !b;', ['const a = (b);']],
  ['if (a) b();', ['if ((true)) b();', 'if ((false)) b();', 'if (a) ;']],
  ['const a: string = b ? c : d;', ['const a: string = (c);', 'const a: string = (d);']],
  ['const a = { isOpen: true };', ['const a = { isOpen: (false) };']],
  ['await tell(a);', [';']],
  ['a = b;', [';']],
  ['const a = b.filter(c).length;', ['const a = (b).length;']],
  ['const a = Math.min(b, c);', ['const a = (Math.max(b, c));']],
  ['const a = () => b;', ['const a = () => (undefined);']],
  ['const a = b + c;', ['const a = (b - c);']],
  // No one could notice, or nothing of it is left when the code runs.
  ["const a = 'b' + c;", []],
  ["log.info('a');", []],
  ['this.#log?.warn(a);', []],
  ["const a = 'left' as const;", []],
  ['type A = { is: true };', []],
  ['const a = b?.filter(c).length;', []],
  ['const a = b.min(3);', []],
])('%s', (source, expected) => {
  expect(all(source)).toEqual(expected);
});

test('what runs when a module is loaded is known from what runs later', () => {
  const found = mutationsOf('a.ts', 'const a = b > 1; const f = () => { if (a) g(); }; class C { d = !a; }');
  expect(found.map(({ says, isStatic }) => [says, isStatic])).toEqual([
    ['b > 1 → b <= 1', true],
    ['b > 1 → b >= 1', true],
    ['a → true', false],
    ['a → false', false],
    ['g(); → ;', false],
    ['!a → a', false],
  ]);
});

test('changes sleep beside each other, and one at a time is awake', () => {
  const source =
    'let out = 0; const more = (a) => { if (a > 1) out += 5; else out -= 5; add(); }; const add = () => { out += 1; };';
  const chosen = mutationsOf('a.ts', source)
    .filter(({ says }) => ['a > 1 → a <= 1', 'out -= 5; → ;', 'add(); → ;'].includes(says))
    .map((mutation, id) => ({ ...mutation, id }));
  const run = new Function('globalThis', `${withSleeping(source, chosen)} more(2); return out;`);
  const outcome = (awake: number) => run({ mutant: (id: number) => id === awake });
  expect([-1, 0, 1, 2].map(outcome)).toEqual([6, -4, 6, 5]);
});
