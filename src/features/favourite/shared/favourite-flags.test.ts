import { expect, test } from 'vitest';
import { FAVOURITE } from '#/features/favourite/favourite-types.pure.ts';
import { createFavouriteFlags } from './favourite-flags.ts';

const ANY = FAVOURITE.any;
const target = (id: string) => ({ type: ANY, id });
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

function setUp(kept: string[] = []) {
  const calls: string[] = [];
  const waiting: ((isOk: boolean) => void)[] = [];
  const flags = createFavouriteFlags({
    save({ id }, isKept) {
      calls.push(`${isKept ? '+' : '-'}${id}`);
      return new Promise((resolve) => waiting.push(resolve));
    },
    async ask(_type, ids) {
      calls.push(`?${ids.length}`);
      return ids.filter((id) => kept.includes(id));
    },
  });
  flags.belongTo(7);
  const answer = async (isOk: boolean) => {
    waiting.shift()?.(isOk);
    await settled();
  };
  return { flags, calls, answer };
}

test('a press shows at once; a refusal takes it back', async () => {
  const { flags, answer } = setUp();
  flags.learn(ANY, 'a', false);
  flags.want(7, target('a'), true);
  expect(flags.get(7, ANY, 'a')).toBe(true);
  await answer(false);
  expect(flags.get(7, ANY, 'a')).toBe(false);
});

test('a press that comes before the page has said whose it is stays', async () => {
  const { flags, answer } = setUp();
  flags.want(8, target('a'), true);
  flags.belongTo(8);
  flags.learn(ANY, 'a', false);
  expect(flags.get(8, ANY, 'a')).toBe(true);
  await answer(true);
  expect([flags.get(8, ANY, 'a'), flags.get(7, ANY, 'a')]).toEqual([true, undefined]);
});

test('quick presses end with the last one, and the server hears one at a time', async () => {
  const { flags, calls, answer } = setUp();
  flags.want(7, target('a'), true);
  flags.want(7, target('a'), false);
  flags.want(7, target('a'), true);
  flags.want(7, target('a'), false);
  expect(calls).toEqual(['+a']);
  await answer(true);
  expect(calls).toEqual(['+a', '-a']);
  await answer(true);
  expect([flags.get(7, ANY, 'a'), calls.length]).toEqual([false, 2]);
});

test('after a refusal the next press is told again', async () => {
  const { flags, calls, answer } = setUp();
  flags.want(7, target('a'), true);
  await answer(false);
  flags.want(7, target('a'), true);
  await answer(true);
  expect([calls, flags.get(7, ANY, 'a')]).toEqual([['+a', '+a'], true]);
});

test('what a page was rendered with does not undo a press of this tab', async () => {
  const { flags, answer } = setUp();
  flags.learn(ANY, 'a', false);
  flags.want(7, target('a'), true);
  await answer(true);
  flags.learn(ANY, 'a', false);
  expect(flags.get(7, ANY, 'a')).toBe(true);
  flags.learn(ANY, 'b', false);
  flags.learn(ANY, 'b', true);
  expect(flags.get(7, ANY, 'b')).toBe(true);
});

test('all buttons of a page ask together, in portions an address can hold', async () => {
  const { flags, calls } = setUp(['k3', '名'.repeat(200)]);
  for (let index = 0; index < 120; index++) flags.request(ANY, `k${index}`);
  flags.request(ANY, 'k3');
  await settled();
  expect(calls).toEqual(['?100', '?20']);
  expect([flags.get(7, ANY, 'k3'), flags.get(7, ANY, 'k4')]).toEqual([true, false]);
  flags.request(ANY, 'k3');
  for (const sign of ['名', '字', '书']) flags.request(ANY, sign.repeat(200));
  flags.request(ANY, '末'.repeat(200));
  await settled();
  expect(calls.slice(2)).toEqual(['?3', '?1']);
});

test('nothing of one member is shown to the next, not even what was still on its way', async () => {
  const { flags } = setUp(['a']);
  flags.learn(ANY, 'b', true);
  flags.request(ANY, 'a');
  expect(flags.get(8, ANY, 'b')).toBeUndefined();
  flags.belongTo(undefined);
  await settled();
  flags.belongTo(8);
  expect([flags.get(8, ANY, 'a'), flags.get(8, ANY, 'b')]).toEqual([undefined, undefined]);
});

test('buttons hear of every change', async () => {
  const { flags, answer } = setUp();
  let heard = 0;
  const stop = flags.subscribe(() => {
    heard += 1;
  });
  flags.want(7, target('a'), true);
  await answer(true);
  flags.settle(ANY, 'a', false);
  stop();
  flags.settle(ANY, 'a', true);
  expect(heard).toBe(3);
});
