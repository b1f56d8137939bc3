import { expect, test } from 'vitest';
import { id, text, yuan } from './fields.ts';

test.each([
  [12, 12],
  ['12', 12],
  [' 7.5 ', 7.5],
  ['0', 0],
  ['１２元', 12],
  ['￥１２．５０', 12.5],
  ['¥ 1,299.9 元', 1299.9],
  ['12。5块', 12.5],
  ['1,2', '价格应是数字，如 12.50'],
  ['元', '请填写价格'],
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

test.each([1, 42, '7', '007', Number.MAX_SAFE_INTEGER])('the id %j is one', (input) => {
  expect(id.parse(input)).toBe(Number(input));
});

test.each(['', ' 7', '+7', '0x1f', '1e3', '1.0', '９', '9007199254740993', 0, -1, 1.5, true, null, [7], undefined])(
  'the id %j is none',
  (input) => {
    expect(id.safeParse(input).error?.issues).toMatchObject([{ message: '编号不正确' }]);
  },
);

test.each(['', '  ', '\u3000', '\u200b', '\u200b \ufeff', '\u3164', '\u2800'])('the text %j is empty', (input) => {
  expect(text('事项', 9).safeParse(input).error?.issues).toMatchObject([{ message: '请填写事项' }]);
});

test.each(['午饭', '👨‍👩‍👧', '0', '-'])('the text %j is one', (input) => {
  expect(text('事项', 9).parse(input)).toBe(input);
});
