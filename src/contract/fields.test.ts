import { expect, test } from 'vitest';
import { yuan } from './fields.ts';

test.each([
  [12, 12],
  ['12', 12],
  [' 7.5 ', 7.5],
  ['0', 0],
  [99_999_999.99, 99_999_999.99],
  [undefined, '请填写价格'],
  ['', '请填写价格'],
  ['  ', '请填写价格'],
  [null, '价格格式不正确'],
  [['12'], '价格格式不正确'],
  ['1.234', '价格最多两位小数'],
  [1.234, '价格最多两位小数'],
  ['-3', '价格应在 0 到 99,999,999.99 之间'],
  [-3, '价格应在 0 到 99,999,999.99 之间'],
  ['123456789', '价格应在 0 到 99,999,999.99 之间'],
  ['十元', '价格应是数字，如 12.50'],
  ['1e3', '价格应是数字，如 12.50'],
])('the price %j is %j', (input, expected) => {
  const { data, error } = yuan('价格').safeParse(input);
  expect(data ?? error?.issues.map(({ message }) => message)).toEqual(
    typeof expected === 'number' ? expected : [expected],
  );
});
