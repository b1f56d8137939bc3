import { expect, test } from 'vitest';
import { MIME_TYPES } from './mime-types.pure.ts';
import { tool } from './tool.ts';

test('the example is right', () => {
  const found = MIME_TYPES.find(({ extensions }) => extensions.includes(tool.example.input));
  expect(found?.type).toBe(tool.example.output);
});

test('every type is well formed, is there once, and says what it is for', () => {
  const types = MIME_TYPES.map(({ type }) => type);
  expect(
    types.filter((type) => !/^(text|application|image|audio|video|font|model|multipart)\/[\w.+-]+$/.test(type)),
  ).toEqual([]);
  expect(new Set(types).size).toBe(types.length);
  expect(MIME_TYPES.filter(({ use }) => use === '')).toEqual([]);
});

test('an extension means one type only', () => {
  const extensions = MIME_TYPES.flatMap((one) => one.extensions);
  expect(extensions.filter((one, index) => extensions.indexOf(one) !== index)).toEqual([]);
  expect(extensions.every((one) => /^\.[a-z0-9]+$/.test(one))).toBe(true);
});
