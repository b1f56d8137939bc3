import { expect, test } from 'vitest';
import { cropName, distinctUses, isInside, isWhole, usesByUpload, withCuts } from './media.rules.ts';

const use = (key: string, ...uploads: string[]) => ({ key, name: `名 ${key}`, path: `/${key}`, uploads });

test('an upload is used wherever one of the shelves shows it; a thing that shows it twice is one', () => {
  const uses = usesByUpload([
    { kind: '商品', uses: [use('1', 'a', 'b'), use('2', 'b')] },
    { kind: '轮播', uses: [use('1', 'b')] },
  ]);
  const shown = (upload: string) => uses.get(upload)?.map(({ kind, key }) => `${kind} ${key}`);
  expect(shown('a')).toEqual(['商品 1']);
  expect(shown('b')).toEqual(['商品 1', '商品 2', '轮播 1']);
  expect(shown('c')).toBeUndefined();
  const both = ['a', 'b'].flatMap((upload) => uses.get(upload) ?? []);
  expect(distinctUses(both).map(({ kind, key }) => `${kind} ${key}`)).toEqual(['商品 1', '商品 2', '轮播 1']);
});

test('parts belong to their picture; a part whose picture is gone stands for itself', () => {
  const pictures = [
    { id: 1, upload: 'whole', originId: null },
    { id: 2, upload: 'part', originId: 1 },
    { id: 3, upload: 'left', originId: 9 },
  ];
  expect(withCuts(pictures).map(({ id, uploads }) => [id, uploads])).toEqual([
    [1, ['whole', 'part']],
    [3, ['left']],
  ]);
});

const area = { turn: 0, x: 0, y: 0, width: 1, height: 1 };

test('the same part has the same name, finer than anybody drags; all of it and upright is no part', () => {
  expect(cropName({ ...area, x: 0.1, width: 0.5 })).toBe(cropName({ ...area, x: 0.10004, width: 0.49996 }));
  expect(cropName({ ...area, x: 0.1 })).not.toBe(cropName({ ...area, x: 0.102 }));
  expect(isWhole(area)).toBe(true);
  expect(isWhole({ ...area, turn: 1 })).toBe(false);
  expect(isWhole({ ...area, width: 0.99 })).toBe(false);
});

test('a part lies in its picture, but for what rounding adds', () => {
  expect(isInside({ ...area, x: 0.5, width: 0.5005 })).toBe(true);
  for (const wrong of [{ x: 0.5, width: 0.6 }, { y: 0.5, height: 0.6 }, { width: 0 }, { height: 0 }])
    expect(isInside({ ...area, ...wrong }), JSON.stringify(wrong)).toBe(false);
});
