import { expect, test } from 'vitest';
import { completeLanguage } from './language.ts';

const PLACES: [place: object, names: string[]][] = [
  [Array.prototype, ['toReversed', 'toSorted', 'toSpliced', 'with']],
  [String.prototype, ['isWellFormed', 'toWellFormed']],
  [ArrayBuffer.prototype, ['transferToFixedLength']],
  [Map, ['groupBy']],
  [Object, ['groupBy']],
  [Promise, ['withResolvers']],
  [AbortSignal, ['timeout', 'any']],
  [AbortSignal.prototype, ['throwIfAborted']],
  [URL, ['parse', 'canParse']],
  [URLSearchParams.prototype, ['size']],
  [Headers.prototype, ['getSetCookie']],
  [Intl, ['Segmenter']],
];

/** What the work answers with the engine's own parts, and with ours in their place. */
async function bothWays(work: () => unknown): Promise<[own: unknown, ours: unknown]> {
  const native = await work();
  const kept = PLACES.flatMap(([place, names]) =>
    names.map((name) => [place, name, Object.getOwnPropertyDescriptor(place, name) ?? {}] as const),
  );
  try {
    for (const [place, name] of kept) Reflect.deleteProperty(place, name);
    completeLanguage();
    return [native, await work()];
  } finally {
    for (const [place, name, descriptor] of kept) Object.defineProperty(place, name, descriptor);
  }
}

const graphemes = (text: string) =>
  Array.from(new Intl.Segmenter('zh', { granularity: 'grapheme' }).segment(text), ({ segment }) => segment);
const failure = (work: () => unknown) => {
  try {
    return work();
  } catch (error) {
    return error instanceof Error ? error.name : error;
  }
};

test.each<[string, () => unknown]>([
  [
    'copies',
    () => [[3, 1, 2].toSorted(), ['b', 'a'].toReversed(), [1, 2, 3].toSpliced(1, 1, 9, 8), [1, 2].with(-1, 5)],
  ],
  ['an order', () => [{ n: 2 }, { n: 1 }].toSorted((a, b) => a.n - b.n)],
  ['a place outside', () => [failure(() => [1].with(3, 0)), failure(() => [].with(0, 1 as never))]],
  ['broken text', () => ['a\ud800b', '好😀', ''].map((text) => [text.isWellFormed(), text.toWellFormed()])],
  ['groups', () => [...Map.groupBy([1, 2, 3], (n) => n % 2), Object.groupBy(['x', 'yy'], (text) => text.length)]],
  [
    'addresses',
    () => [URL.parse('/a', 'https://b.example')?.href, URL.parse('x'), URL.canParse('x'), URL.canParse('a:b')],
  ],
  [
    'bytes that move',
    () => {
      const bytes = () => Uint8Array.of(1, 2, 3).buffer;
      const left = bytes();
      const moved = [left.transferToFixedLength(), bytes().transferToFixedLength(5), bytes().transferToFixedLength(2)];
      return [left.byteLength, ...moved.map((buffer) => [...new Uint8Array(buffer)])];
    },
  ],
  ['the parts of a query', () => ['', 'a=1', 'a=1&a=2&b'].map((query) => new URLSearchParams(query).size)],
  ['an answer without cookies', () => new Headers({ a: 'b' }).getSetCookie()],
  [
    'promises',
    () => {
      const { promise, resolve } = Promise.withResolvers();
      resolve(7);
      return promise;
    },
  ],
  [
    'signals',
    () => [AbortSignal.any([AbortSignal.abort(4)]).reason, failure(() => AbortSignal.abort(5).throwIfAborted())],
  ],
  ['characters', () => graphemes('a\r\n好👨‍👩‍👧‍👦🇨🇳🇯🇵👍🏽e\u0301❤️1️⃣한')],
])('%s are the same in an older browser', async (_name, work) => {
  const [own, ours] = await bothWays(work);
  expect(ours).toEqual(own);
});
