import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldErrors } from './input-messages.ts';

const said = (schema: z.ZodType, value: unknown) => {
  const { error } = schema.safeParse(value, { reportInput: true });
  return error && fieldErrors(error).map(({ Field, Message }) => `${Field}：${Message}`);
};

test.each<[string, z.ZodType, unknown]>([
  ['请填写此项', z.string(), undefined],
  ['类型不正确', z.string(), 5],
  ['不能为空', z.string().min(1), ''],
  ['至少 8 个字', z.string().min(8), 'abc'],
  ['不能超过 3 个字', z.string().max(3), 'abcd'],
  ['不能大于 10', z.number().max(10), 11],
  ['应小于 10', z.number().lt(10), 10],
  ['不能小于 1', z.number().min(1), 0],
  ['应大于 0', z.number().positive(), 0],
  ['最多 2 项', z.array(z.number()).max(2), [1, 2, 3]],
  ['至少 1 项', z.array(z.number()).min(1), []],
  ['只能是 on、off 之一', z.enum(['on', 'off']), 'maybe'],
  ['格式不正确', z.email(), 'nobody'],
  ['请填写名称', z.string('请填写名称'), undefined],
])('%s', (message, schema, value) => {
  expect(said(z.object({ Field: schema }), { Field: value })).toEqual([`Field：${message}`]);
});

test('a field is told of once, by its place, and a list of thousands by its first hundred', () => {
  const List = z.object({ Rows: z.array(z.object({ Name: z.string().min(2).regex(/^a/) })) });
  expect(said(List, { Rows: [{ Name: 'ab' }, { Name: 'x' }] })).toEqual(['Rows.1.Name：至少 2 个字']);
  expect(said(List, { Rows: Array(5000).fill({ Name: 5 }) })).toHaveLength(100);
});
