import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvLine, withoutApostrophe } from './csv-line.pure.ts';
import { csvRecords } from './csv-records.pure.ts';
import { sharedStrings, sheetRows } from './sheet-rows.pure.ts';
import { openRows } from './table-file.ts';
import { MOST_CELL_LENGTH, MOST_COLUMNS } from './table-limits.pure.ts';
import { workbookOf } from './workbook.fixture.ts';

/** Everything that means something to one of the formats, and everything else. */
const cell = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom('"', ',', '\n', '\r', ' ', '&', '<', '>', "'", '_x', '0041_', 'a', '搜') }),
);
const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 30 }), { maxLength: 20 });

test('any rows written as CSV come back the same', () => {
  // What a spreadsheet would run gets an apostrophe, which its reader takes away; that has its own test.
  const isPlain = (text: string) => !/^'?[=+\-@\t\r\n]/.test(text);
  const plainRows = fc.array(fc.array(cell.filter(isPlain), { minLength: 1, maxLength: 30 }), { maxLength: 20 });
  fc.assert(
    fc.property(plainRows, (written) => {
      expect([...csvRecords(written.map(csvLine).join(''))]).toEqual(written);
    }),
  );
  const formulas = fc.string({ unit: 'grapheme' }).map((text) => `=${text}`);
  fc.assert(
    fc.property(formulas, (text) => {
      const [[read = ''] = []] = [...csvRecords(csvLine([text]))];
      expect(withoutApostrophe(read)).toBe(text);
    }),
  );
});

test('any rows written as a workbook come back the same, whichever program wrote it', () => {
  const manner = fc.record({
    prefix: fc.constantFrom('' as const, 'x:' as const),
    quote: fc.constantFrom('"' as const, "'" as const),
    strings: fc.constantFrom('shared' as const, 'inline' as const),
    first: fc.constantFrom('place' as const, 'type' as const),
  });
  fc.assert(
    fc.property(rows, manner, (written, how) => {
      expect([...openRows(workbookOf(written, how))]).toEqual(written);
    }),
  );
});

test('CSV: quotes inside quotes, blanks before them, text behind them, a last line without an end', () => {
  expect([...csvRecords('a,"b ""c"",\nd",\r\n\n"x')]).toEqual([['a', 'b "c",\nd', ''], [''], ['x']]);
  expect([...csvRecords(' "a"b, c"d" ,"e"\r\nf')]).toEqual([['ab', ' c"d" ', 'e'], ['f']]);
});

test('a workbook: runs of one text, readings left out, sections, empty cells and rows, cells without a place', () => {
  const strings = sharedStrings(
    `<sst><si><r><rPr><b/></rPr><t>双人</t></r><r><t xml:space="preserve"> 餐</t></r><rPh sb="0"><t>ふ</t></rPh></si><si/>
    <si><t><![CDATA[<b> & c]]></t></si></sst>`,
  );
  expect(strings).toEqual(['双人 餐', '', '<b> & c']);
  const xml = `<row r="1"><c t='s' r='A1'><v>0</v></c><c r="C1"><f>1+1</f><v>2.5</v></c><c r="D1"/></row><row/>
    <row><c t="s"><v>2</v></c><c t="str"><v>&#x641c;&amp;_x000D_</v></c><c><is><t>x</t></is></c></row>`;
  expect([...sheetRows(xml, strings)]).toEqual([['双人 餐', '', '2.5', ''], [], ['<b> & c', '搜&\r', '']]);
});

test('what lies behind the rows of a sheet is none', () => {
  const xml = '<sheetData><row><c><v>1</v></c></row></sheetData><xdr:from><xdr:row>5</xdr:row></xdr:from>';
  expect([...sheetRows(xml, [])]).toEqual([['1']]);
});

test('columns far to the right and cells without end are cut, not gathered', () => {
  expect([...sheetRows('<row><c r="ZZZ1"><v>1</v></c><c r="B1"><v>2</v></c></row>', [])]).toEqual([['', '2']]);
  const long = 'x'.repeat(MOST_CELL_LENGTH + 5);
  const [first, second] = [...csvRecords(`${','.repeat(1000)}\n"${','.repeat(1000)}",${long}\n`)];
  expect(first).toHaveLength(MOST_COLUMNS);
  expect(second?.map(({ length }) => length)).toEqual([1000, MOST_CELL_LENGTH]);
  const [row] = [...csvRecords(`"a"${',b'.repeat(1000)}`)];
  expect(row).toHaveLength(MOST_COLUMNS);
  expect(sharedStrings(`<si><t>${long}</t></si>`)[0]).toHaveLength(MOST_CELL_LENGTH);
});
