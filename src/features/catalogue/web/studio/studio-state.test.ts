import { expect, test } from 'vitest';
import { extrasOf, NEW_STATE, type StudioState, setsAfter, unsavedOf } from './studio-state.ts';

const set = (Source: string, number: number) => ({ Name: `第${number}集`, Url: `https://a.example/${number}`, Source });
const episode = (number: number) => ({ name: `第${number}集`, url: `https://a.example/${number}` });

test('what is not saved is told in words, each once', () => {
  const now: StudioState = {
    ...NEW_STATE,
    typed: { ...NEW_STATE.typed, Name: '三体', Cover: '/a.webp', CoverChoice: 'given', Summary: ' ' },
    groups: [{ name: '主线路', sets: [episode(1)] }],
    locks: { Year: true },
  };
  expect(unsavedOf(now, NEW_STATE)).toEqual(['片名', '封面', '选集', '锁定']);
  expect(unsavedOf(NEW_STATE, NEW_STATE)).toEqual([]);
});

test('only lists that were changed here are sent, and what others did meanwhile stays', () => {
  const before = {
    ...NEW_STATE,
    groups: [
      { name: '主线路', sets: [episode(1)] },
      { name: '备用', sets: [episode(1)] },
      { name: '旧的', sets: [episode(1)] },
    ],
  };
  const now = {
    ...before,
    groups: [
      { name: '新的', sets: [episode(9)] },
      { name: '主线路', sets: [episode(1), episode(2)] },
      { name: '备用', sets: [episode(1)] },
    ],
  };
  const { groups } = extrasOf(now, before);
  expect(groups).toMatchObject({ dropped: ['旧的'], order: ['新的', '主线路', '备用'] });
  expect(groups?.put.map(({ name }) => name)).toEqual(['新的', '主线路']);
  const present = [set('主线路', 1), set('备用', 1), set('备用', 2), set('旧的', 1), set('采集来的', 7)];
  expect(groups && setsAfter(present, groups)).toEqual([
    set('新的', 9),
    set('主线路', 1),
    set('主线路', 2),
    set('备用', 1),
    set('备用', 2),
    set('采集来的', 7),
  ]);
});

test('locks are told apart by what was done to them', () => {
  expect(extrasOf({ ...NEW_STATE, locks: { Year: true, 'sets:备用': false } }, NEW_STATE)).toEqual({
    lock: ['Year'],
    unlock: ['sets:备用'],
  });
});
