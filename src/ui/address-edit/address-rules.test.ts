import { expect, test } from 'vitest';
import { type Address, addressErrors, areaLevels } from './address-rules.ts';

const AREAS = [
  {
    code: '33',
    name: '浙江省',
    children: [{ code: '3301', name: '杭州市', children: [{ code: '330106', name: '西湖区' }] }],
  },
  { code: '81', name: '香港' },
];
const right: Address = {
  name: '小满',
  tel: '13800138000',
  area: ['33', '3301', '330106'],
  detail: '北山街 84 号 2 楼',
  postalCode: '310007',
  isDefault: false,
};
const errorsOf = (change: Partial<Address>) =>
  Object.fromEntries(Object.entries(addressErrors({ ...right, ...change }, AREAS)).filter(([, message]) => message));

test('a whole address is in order, also without a postal code', () => {
  expect(errorsOf({})).toEqual({});
  expect(errorsOf({ postalCode: '' })).toEqual({});
});

test('an empty one says everything that is missing', () => {
  expect(errorsOf({ name: '', tel: '', area: [], detail: ' ', postalCode: '' })).toEqual({
    name: '请填写姓名',
    tel: '请填写电话',
    area: '请选择地区',
    detail: '请填写详细地址',
  });
});

test.each([
  [{ name: '123' }, { name: '请输入正确的姓名' }],
  [{ tel: '110' }, { tel: '请输入正确的手机号' }],
  [{ postalCode: '31000' }, { postalCode: '邮政编码格式不正确' }],
  [{ postalCode: '31000a' }, { postalCode: '邮政编码格式不正确' }],
  [{ area: ['33', '3301'] }, { area: '请选择地区' }],
  [{ area: ['33', '3301', '999'] }, { area: '请选择地区' }],
  [{ area: ['81'] }, {}],
  [{ detail: '楼'.repeat(200) }, {}],
  [{ detail: '楼'.repeat(201) }, { detail: '详细地址不能超过 200 个字' }],
])('%j: %j', (change, errors) => {
  expect(errorsOf(change)).toEqual(errors);
});

test('there is one list more than was chosen, until there is nothing below', () => {
  expect(areaLevels(AREAS, []).length).toBe(1);
  expect(areaLevels(AREAS, ['33', '3301']).length).toBe(3);
  expect(areaLevels(AREAS, ['33', '3301', '330106']).length).toBe(3);
  expect(areaLevels(AREAS, ['81']).length).toBe(1);
});
