import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { escaped } from './in-ascii.ts';

const CODE = `(() => {
  // 注释
  const 名字 = '片名 😀';
  const { 名字: other } = { '名字': \`\${名字}，再看\` };
  return [other, /^片名 [😀-😎]/u.test(other), other.match(/[，。]/).index, new RegExp(String.raw\`(元|圆)$\`).test('三元')];
})()`;

test('code in ASCII alone means the same', () => {
  expect(escaped(CODE)).toMatch(/^[\0-\x7f]*$/);
  expect(runInNewContext(escaped(CODE))).toEqual(runInNewContext(CODE));
  expect(runInNewContext(escaped(CODE))).toEqual(['片名 😀，再看', true, 5, true]);
});
