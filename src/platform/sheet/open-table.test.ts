import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aReader } from '#/platform/reader/reader.ts';
import { readers } from '#/platform/reader/readers.fixture.ts';
import { openTable } from './open-table.ts';
import { workbookOf } from './workbook.fixture.ts';
import { zipOf } from './zip-file.fixture.ts';

const refuse = (error: Error) => error;

async function rowsOf(bytes: Uint8Array): Promise<string[][]> {
  const rows: string[][] = [];
  for await (const row of openTable(bytes, { readers, refuse })) rows.push(row);
  return rows;
}

/** The parts in which it arrives, read with a tenth of the time a file may take. */
const hasty = aReader<typeof import('./table.reader.ts').default>(new URL('./table.reader.ts', import.meta.url), {
  cpuMs: 500,
});
async function partsOf(bytes: Uint8Array): Promise<string[][][]> {
  const parts: string[][][] = [];
  for await (const part of readers.parts(hasty, bytes)) parts.push(part);
  return parts;
}

const sheet = (xml: string) => zipOf({ 'xl/workbook.xml': '<workbook/>', 'xl/worksheets/sheet1.xml': xml });
const withStrings = (xml: string) =>
  zipOf({ 'xl/workbook.xml': '', 'xl/worksheets/sheet1.xml': '', 'xl/sharedStrings.xml': xml });

test('a file arrives whole and in order, in parts of a bounded size', async () => {
  const rows = Array.from({ length: 1500 }, (_, index) => [`第${index}行`, 'x'.repeat(index)]);
  const bytes = Buffer.from(rows.map((row) => row.join(',')).join('\n'));
  expect(await rowsOf(bytes)).toEqual(rows);
  expect(await rowsOf(gzipSync(bytes))).toEqual(rows);
  expect(await rowsOf(workbookOf(rows.slice(0, 600)))).toEqual(rows.slice(0, 600));
  const parts = await partsOf(bytes);
  expect(parts.every((part) => part.length <= 500 && part.flat().join('').length <= 128 * 1024)).toBe(true);
});

const K = 1024;
test.each<[name: string, make: () => Uint8Array]>([
  ['quotes behind a letter', () => Buffer.from(`a,b\nx${'"'.repeat(300 * K)}`)],
  ['10 MB of commas', () => Buffer.alloc(10 * K * K, ',')],
  ['texts that never end', () => withStrings('<si>'.repeat(50 * K))],
  ['pieces of text that never end', () => withStrings(`<si>${'<t>'.repeat(100 * K)}`)],
  ['readings that never end', () => withStrings(`<si>${'<rPh>'.repeat(100 * K)}`)],
  ['rows that never end', () => sheet('<row>'.repeat(100 * K))],
  ['cells that never end', () => sheet(`<row>${'<c>'.repeat(100 * K)}</row>`)],
  ['values that never end', () => sheet(`<row><c>${'<v>'.repeat(100 * K)}</c></row>`)],
  ['tags that never end', () => sheet('<row '.repeat(100 * K))],
  ['attributes that never end', () => sheet(`<row><c ${'r="'.repeat(100 * K)}`)],
  ['a tag of letters', () => sheet(`<row><c ${'r'.repeat(300 * K)}></c></row>`)],
  ['sections and comments that never end', () => sheet('<![CDATA[<!--'.repeat(50 * K))],
  ['ampersands', () => sheet(`<row><c><v>${'&'.repeat(300 * K)}</v></c></row>`)],
])('%s take no time worth speaking of', async (_name, make) => {
  await expect(partsOf(make())).resolves.toBeInstanceOf(Array);
});

test('whatever marks of a format are strung together, reading them costs little', async () => {
  const marks = fc.constantFrom(
    ...'",\n\r \'<>/&;=x'.split(''),
    '<si>',
    '</t>',
    '<row ',
    '<c r="',
    ']]>',
    '<![CDATA[',
    '<!--',
    '&#x',
  );
  const hostile = fc
    .array(fc.tuple(fc.array(marks, { minLength: 1, maxLength: 4 }), fc.integer({ min: 1, max: 20_000 })), {
      maxLength: 5,
    })
    .map((pieces) => pieces.map(([some, times]) => some.join('').repeat(times)).join(''));
  await fc.assert(
    fc.asyncProperty(hostile, async (text) => {
      for (const bytes of [Buffer.from(text), withStrings(text), sheet(text)]) {
        // Either rows, or a refusal of the file: never that it took too long.
        const error = await partsOf(bytes).catch((reason: unknown) => reason);
        if (!Array.isArray(error)) expect(error).toMatchObject({ code: expect.stringMatching(/^table\./) });
      }
    }),
    { numRuns: 25 },
  );
});

test('one long text named by very many cells is refused before it fills the memory', async () => {
  const cells = '<row><c t="s"><v>0</v></c></row>'.repeat(5000);
  const bytes = zipOf({
    'xl/workbook.xml': '',
    'xl/worksheets/sheet1.xml': cells,
    'xl/sharedStrings.xml': `<si><t>${'长'.repeat(32_000)}</t></si>`,
  });
  await expect(rowsOf(bytes)).rejects.toMatchObject({ code: 'table.too_large', status: 413 });
});

test('a row of more text than a part may hold is refused with its number', async () => {
  const bytes = Buffer.from(`a,b\n${`${'x'.repeat(30_000)},`.repeat(5)}`);
  await expect(rowsOf(bytes)).rejects.toMatchObject({ message: '第 2 行的内容太多，请检查文件' });
});
