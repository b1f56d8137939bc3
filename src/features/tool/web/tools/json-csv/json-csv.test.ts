import { expect, test } from 'vitest';
import { csvToJson, jsonToCsv } from './json-csv.work.ts';
import { tool } from './tool.ts';

const byHeader = { delimiter: '', header: true, typed: true } as const;

test('quotes, commas and line breaks inside a cell, as RFC 4180 has them', () => {
  const csv = 'name,note\r\n"甲, 乙","说""好""\n第二行"\r\n';
  expect(JSON.parse(csvToJson(csv, byHeader))).toEqual([{ name: '甲, 乙', note: '说"好"\n第二行' }]);
});

test('telephone numbers, leading zeros and ID numbers stay text', () => {
  expect(JSON.parse(csvToJson('a,b,c,d\n007,12.5,11010519491231002X,440524188001010014', byHeader))).toEqual([
    { a: '007', b: 12.5, c: '11010519491231002X', d: '440524188001010014' },
  ]);
});

test('a byte order mark and semicolons are understood', () => {
  expect(JSON.parse(csvToJson('\ufeffa;b\n1;2', byHeader))).toEqual([{ a: 1, b: 2 }]);
});

test('faults name the row', () => {
  expect(() => csvToJson('a,b\n1,2,3', byHeader)).toThrow('第 2 行有 3 列');
  expect(() => csvToJson('a,a\n1,2', byHeader)).toThrow('两列都叫“a”');
  expect(() => csvToJson('a\n"x', byHeader)).toThrow('引号');
  expect(() => jsonToCsv('[{"a":1},2]')).toThrow('第 2 项');
});

test('objects with different properties share one header', () => {
  expect(jsonToCsv('[{"a":1,"b":"x,y"},{"b":"","c":[1]}]')).toBe('a,b,c\r\n1,"x,y",\r\n,,[1]');
});

test('without a header rows are lists', () => {
  expect(JSON.parse(csvToJson('1,x\n2,y', { ...byHeader, header: false }))).toEqual([
    [1, 'x'],
    [2, 'y'],
  ]);
  expect(jsonToCsv('[[1,2],[3,4]]', '\t')).toBe('1\t2\r\n3\t4');
});

test('long numbers keep their last digits, in lists and objects too', () => {
  expect(jsonToCsv('[{"id":12345678901234567890,"x":[12345678901234567890]}]')).toBe(
    'id,x\r\n12345678901234567890,[12345678901234567890]',
  );
  const typed = { delimiter: '', header: false, typed: true } as const;
  expect(JSON.parse(csvToJson('0.12345678901234567890,1.5,007', typed))).toEqual([
    ['0.12345678901234567890', 1.5, '007'],
  ]);
});

test('the example is right', () => {
  expect(csvToJson(tool.example.input, byHeader)).toBe(tool.example.output);
});
