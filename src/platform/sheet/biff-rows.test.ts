import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AppError } from '#/platform/http/app-error.ts';
import { biffSheets, isBiff } from './biff-rows.ts';
import { markupRows } from './markup-rows.pure.ts';

const fixture = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../features/bill/server/fixtures/${name}`, import.meta.url)));

const record = (type: number, ...data: readonly (Buffer | number)[]) => {
  const body = Buffer.concat(data.map((part) => (typeof part === 'number' ? word(part) : part)));
  return Buffer.concat([word(type), word(body.length), body]);
};
const word = (value: number) => Buffer.from([value & 255, value >> 8]);
const double = (value: number) => {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleLE(value);
  return bytes;
};
/** 日期 and 金额 in the code page of old Chinese programs. */
const DAY = Buffer.from([0xc8, 0xd5, 0xc6, 0xda]);
const AMOUNT = Buffer.from([0xbd, 0xf0, 0xb6, 0xee]);
const cell = (row: number, column: number) => Buffer.concat([word(row), word(column)]);
const plain = Buffer.from([0, 0, 0]);

test('the bare records of the second version are read: texts of a code page, whole numbers and others', () => {
  const file = Buffer.concat([
    record(0x0009, 2, 16),
    record(0x0004, cell(0, 0), plain, Buffer.from([4]), DAY),
    record(0x0004, cell(0, 2), plain, Buffer.from([4]), AMOUNT),
    record(0x0002, cell(1, 0), plain, 20260),
    record(0x0003, cell(1, 2), plain, double(-12.5)),
    record(0x000a),
  ]);
  expect(isBiff(file)).toBe(true);
  expect(biffSheets(file)).toEqual([
    [
      ['日期', '', '金额'],
      ['20260', '', '-12.5'],
    ],
  ]);
});

test('numbers packed into four bytes, several in one record, results of formulas and their texts are read', () => {
  const packed = (value: number, isHundredth: boolean) => {
    const bytes = Buffer.alloc(4);
    bytes.writeInt32LE((value << 2) | 2 | (isHundredth ? 1 : 0));
    return bytes;
  };
  const text = Buffer.concat([word(2), Buffer.from([1]), Buffer.from('合计', 'utf16le')]);
  const file = Buffer.concat([
    record(0x0809, 0x0600, 0x10, Buffer.alloc(12)),
    record(0x027e, cell(0, 0), 0, packed(12345, true)),
    record(0x00bd, cell(1, 0), 0, packed(7, false), 0, packed(-950, true), 1),
    record(0x0006, cell(2, 0), 0, double(3.25), Buffer.alloc(8)),
    record(0x0006, cell(2, 1), 0, Buffer.from([0, 0, 0, 0, 0, 0, 255, 255]), Buffer.alloc(8)),
    record(0x0207, text),
    record(0x000a),
  ]);
  expect(biffSheets(file)).toEqual([[['123.45'], ['7', '-9.5'], ['3.25', '合计']]]);
});

test('a list of texts that is cut in the middle of one goes on with characters of another width', () => {
  const shared = (...parts: Buffer[]) => Buffer.concat(parts);
  const head = Buffer.from([1, 0, 0, 0, 2, 0, 0, 0]);
  const file = (sheetAt: number) =>
    Buffer.concat([
      record(0x0809, 0x0600, 0x05, Buffer.alloc(12)),
      record(0x0085, Buffer.from([sheetAt & 255, sheetAt >> 8, 0, 0, 0, 0, 1, 0, 65])),
      // Rich: one run of looks behind the text.
      record(0x00fc, shared(head, word(4), Buffer.from([8]), word(1), Buffer.from('ab'))),
      record(0x003c, Buffer.from([1]), Buffer.from('店铺', 'utf16le'), Buffer.alloc(4), word(1), Buffer.from([1])),
      record(0x003c, Buffer.from([1]), Buffer.from('元', 'utf16le')),
      record(0x000a),
      record(0x0809, 0x0600, 0x10, Buffer.alloc(12)),
      record(0x00fd, cell(0, 0), 0, Buffer.from([1, 0, 0, 0])),
      record(0x00fd, cell(0, 1), 0, Buffer.from([0, 0, 0, 0])),
      record(0x000a),
    ]);
  const sheetAt = file(0).indexOf(Buffer.concat([word(0x0809)]), 4);
  expect(biffSheets(file(sheetAt))).toEqual([[['元', 'ab店铺']]]);
});

test('whatever is wrong in an old workbook, it is read or refused', () => {
  const whole = fixture('ccb.xls');
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 12 }),
      fc.integer({ min: 0, max: whole.length }),
      (changes, length) => {
        const bytes = whole.slice(0, length % 3 === 0 ? length : whole.length);
        for (const [at, value] of changes) if (at < bytes.length) bytes[at] = value;
        if (!isBiff(bytes)) return;
        try {
          biffSheets(bytes);
        } catch (error) {
          expect(error).toBeInstanceOf(AppError);
        }
      },
    ),
    { numRuns: 400 },
  );
});

test('a workbook with a password says so', () => {
  const file = Buffer.concat([record(0x0809, 0x0600, 0x05, Buffer.alloc(12)), record(0x002f, 1), record(0x000a)]);
  expect(() => biffSheets(file)).toThrow('密码');
});

test('a page gives the rows of its tables, cells that reach over others included', () => {
  const page = `<div><table><tr><td colspan=2>抬头<td>右</tr><tr><td rowspan="2">日</td><td>a&nbsp;b<br>c</td></tr>
    <tr><td>d</td></tr></table><table><tr><th>另一张</th></tr></table></div>`;
  expect([...markupRows(page)]).toEqual([['抬头', '', '右'], ['日', 'a b c'], ['日', 'd'], ['另一张']]);
});
