import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { draw, GAMES, pickLine, pickNumbers, readNames } from './draw.pure.ts';

const sha256 = async (text: string) => createHash('sha256').update(text).digest('hex');
const NAMES = ['小明', '小红', '小刚', '小丽', '小明'];

test('the winners are those with the smallest SHA-256 of seed, number and name: anyone can check with sha256sum', async () => {
  const winners = await draw(NAMES, 2, '2026-11-15', sha256);
  const byHand = NAMES.map((name, index) => ({
    number: index + 1,
    name,
    hash: createHash('sha256')
      .update(`2026-11-15:${index + 1}:${name}`)
      .digest('hex'),
  })).sort((a, b) => a.hash.localeCompare(b.hash));
  expect(winners).toEqual(byHand.slice(0, 2));
});

test('the same seed gives the same winners, another seed others; nobody wins twice', async () => {
  const names = Array.from({ length: 200 }, (_, index) => `第${index}位`);
  const first = await draw(names, 50, 'a', sha256);
  expect(await draw(names, 50, 'a', sha256)).toEqual(first);
  expect(await draw(names, 50, 'b', sha256)).not.toEqual(first);
  expect(new Set(first.map(({ number }) => number)).size).toBe(50);
});

test('everyone wins about equally often', async () => {
  const wins = new Map<string, number>();
  for (let seed = 0; seed < 2000; seed++) {
    const [winner] = await draw(['甲', '乙', '丙', '丁'], 1, String(seed), sha256);
    wins.set(winner?.name ?? '', (wins.get(winner?.name ?? '') ?? 0) + 1);
  }
  for (const count of wins.values()) expect(Math.abs(count - 500)).toBeLessThan(100);
});

test.each([
  [[], 1, '名单还是空的'],
  [NAMES, 0, '至少抽 1 个'],
  [NAMES, 6, '名单只有 5 个'],
])('%j cannot give %i', async (names, count, message) => {
  await expect(draw(names, count, 'x', sha256)).rejects.toThrow(message);
});

test('names are lines, without what is around them', () => {
  expect(readNames(' 小明 \n\n\r\n小红\r\n')).toEqual(['小明', '小红']);
});

test('picked numbers are different, in order and within bounds, for both games', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat()), fc.constantFrom('ssq' as const, 'dlt' as const), (stream, game) => {
      const random = (limit: number) => (stream.next().value ?? 0) % limit;
      const { front, back } = pickLine(game, random);
      return (
        [
          [front, GAMES[game].front],
          [back, GAMES[game].back],
        ] as const
      ).every(
        ([numbers, { count, max }]) =>
          numbers.length === count &&
          numbers.every((number, index) => number >= 1 && number <= max && number > (numbers[index - 1] ?? 0)),
      );
    }),
  );
  expect(pickNumbers(3, 3, () => 0)).toEqual([1, 2, 3]);
});
