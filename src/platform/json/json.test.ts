import { expect, test } from 'vitest';
import { isShallow, isWithin, parseBoundedJson, UnboundedJson } from './bounded-json.ts';
import { parseExactJson } from './exact-json.ts';

const parse = (text: string) => parseBoundedJson(Buffer.from(text));

test('small JSON is parsed, also with brackets in its texts', () => {
  const value = { list: [1, '[[[{{{\\"', null], text: `${'['.repeat(1000)}"` };
  expect(parse(JSON.stringify(value))).toEqual(value);
  expect(parse('\ufeff{"a":1}')).toEqual({ a: 1 });
});

test.each([
  ['too long', `"${'a'.repeat(300_000)}"`],
  ['too deep', '['.repeat(100_000)],
  ['too deep, though it is whole', `${'{"a":'.repeat(65)}1${'}'.repeat(65)}`],
])('what is %s is refused before it is parsed', (_, text) => {
  expect(() => parse(text)).toThrow(UnboundedJson);
});

test.each(['', '{', '"\\', 'x', '[1,]'])('%j is no JSON', (text) => {
  expect(() => parse(text)).toThrow(SyntaxError);
});

test('depth is counted', () => {
  expect([isShallow('[[]]', 2), isShallow('[[]]', 1), isShallow('[][][]', 1)]).toEqual([true, false, true]);
});

test('values are counted, those in texts are none', () => {
  const within = (json: string, values: number) => isWithin(json, { depth: 9, values });
  expect([within('[1,2,",,,"]', 4), within('[1,2,3]', 3), within('{"a":1,"b":[]}', 4)]).toEqual([true, false, true]);
});

test('large numbers keep their digits', () => {
  expect(parseExactJson('{"a":12345678901234567890,"b":1.5,"c":"12345678901234567890","d":1e300}')).toEqual({
    a: '12345678901234567890',
    b: 1.5,
    c: '12345678901234567890',
    d: 1e300,
  });
});
