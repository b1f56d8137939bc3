import { expect, test } from 'vitest';
import { fillingsOf, foundFields, takenBack } from './ocr-fields.ts';

const line = (Text: string, Weakest = 0.9) => ({ Text, Confidence: 0.9, Weakest });
const FOUND = {
  Lines: [line('双人餐'), line('¥68'), line('长'.repeat(150))],
  Title: ' 双人餐 ',
  Price: 68,
  OriginPrice: null,
  Discount: 0.53,
  Address: '',
};
const at = (values: Record<string, string>) => (name: string) => values[name] ?? '';

test('what was found goes into empty fields only', () => {
  const fields = foundFields(FOUND);
  expect(fields.map(({ name, value }) => `${name} ${value}`)).toEqual(['title 双人餐', 'price 68', 'discount 0.53']);
  expect(fillingsOf(fields, at({ price: '70', title: ' ' }))).toEqual([
    { name: 'title', before: '', after: '双人餐' },
    { name: 'discount', before: '', after: '0.53' },
  ]);
});

test('what was hardly read is offered, and not filled in', () => {
  const Address = '杭州中弗湖北山街84瑟2楼';
  const fields = foundFields({ ...FOUND, Address, Lines: [...FOUND.Lines, line(Address, 0.1)] });
  expect(fields.at(-1)).toMatchObject({ name: 'address', value: Address, degree: 'none' });
  expect(fillingsOf(fields, at({})).map(({ name }) => name)).toEqual(['title', 'price', 'discount']);
});

test('a discount that both prices say is left to them; long texts are cut to what the form takes', () => {
  const fields = foundFields({ ...FOUND, OriginPrice: 128, Title: '长'.repeat(150) });
  expect(fields.map(({ name }) => name)).toEqual(['title', 'price', 'origin_price']);
  expect(fields[0]?.value).toHaveLength(100);
});

test('undoing leaves alone what was typed since', () => {
  const fillings = [
    { name: 'title', before: '', after: '双人餐' },
    { name: 'price', before: '70', after: '68' },
  ] as const;
  expect(takenBack(fillings, at({ title: '双人餐（改）', price: '68' }))).toEqual([fillings[1]]);
});
