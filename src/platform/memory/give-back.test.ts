import { beforeEach, expect, test } from 'vitest';
import { collectGarbage, createGiveBack } from './give-back.ts';

const MB = 1024 * 1024;
const state = { asked: 0, rss: 250 * MB, collected: 0 };
beforeEach(() => void Object.assign(state, { asked: 0, rss: 250 * MB, collected: 0 }));

const giveBack = () =>
  createGiveBack({
    asked: () => state.asked,
    rss: () => state.rss,
    collect: async () => {
      state.collected += 1;
      state.rss = 200 * MB;
    },
  });

test('what the start left goes back in the first quiet moment, and not again while nothing is to be had', async () => {
  const look = giveBack();
  await look();
  await look();
  expect(state.collected).toBe(1);
});

test('nobody is kept waiting in a busy one; what it left goes back after it', async () => {
  const look = giveBack();
  await look();
  state.rss = 400 * MB;
  for (let minute = 0; minute < 3; minute++) {
    state.asked += 1000;
    await look();
  }
  expect(state.collected).toBe(1);
  state.asked += 5;
  await look();
  expect(state.collected).toBe(2);
});

test('garbage is collected', async () => {
  const gone = new WeakRef({});
  // What was made or looked at stays until the end of its turn.
  await new Promise(setImmediate);
  await collectGarbage();
  expect(gone.deref()).toBeUndefined();
});
