import { expect, test } from 'vitest';
import { aLockedPdf, aPdf, seenIn } from '../../pdf/pdf.fixture.ts';
import { mergePdfs, rotatePdf, splitPdf } from '../../pdf/pdf-pages.work.ts';
import { tool } from './tool.ts';

const texts = async (bytes: Uint8Array) => (await seenIn(bytes)).map(({ text }) => text);

test('pages follow in order, as another reader sees them, with their sizes', async () => {
  const { bytes, name, pages } = await mergePdfs([await aPdf('甲.pdf', 'a1', 'a2'), await aPdf('b.PDF', 'b1')]);
  expect([name, pages]).toEqual(['甲等2份合并', 3]);
  expect(await texts(bytes)).toEqual(['a1', 'a2', 'b1']);
  expect((await seenIn(bytes)).map(({ width }) => width)).toEqual([200, 201, 200]);
});

test('the same file twice, and one alone', async () => {
  const one = await aPdf('a.pdf', 'x');
  expect(await texts((await mergePdfs([one, one])).bytes)).toEqual(['x', 'x']);
  expect(await texts((await mergePdfs([one])).bytes)).toEqual(['x']);
});

test.each([
  ['nothing', ''],
  ['text', 'hello'],
  ['a head only', '%PDF-1.7\n'],
])('%s is no PDF, and it is said which file', async (_, content) => {
  await expect(mergePdfs([{ name: '坏.pdf', bytes: Buffer.from(content) }])).rejects.toThrow('“坏.pdf”打不开');
});

test('a file that is only locked against changes opens without a password, as in every reader', async () => {
  const locked = await aLockedPdf('对账单.pdf', { ownerPassword: 'bank' });
  expect(await texts((await mergePdfs([locked, await aPdf('b.pdf', 'b')])).bytes)).toEqual(['one', 'two', 'b']);
  expect(await texts((await rotatePdf(locked, 90, () => [1])).bytes)).toEqual(['one', 'two']);
  const parts = await splitPdf(locked, () => [[2]], String);
  expect(await texts(parts[0]?.bytes ?? new Uint8Array())).toEqual(['two']);
});

test('a file that cannot be read without a password says so by name', async () => {
  const locked = await aLockedPdf('工资.pdf', { userPassword: 'mine', ownerPassword: 'bank' });
  await expect(mergePdfs([locked])).rejects.toThrow('“工资.pdf”有密码保护');
});

test('the example is right', async () => {
  const { pages } = await mergePdfs([await aPdf('a.pdf', '1', '2', '3'), await aPdf('b.pdf', '4', '5')]);
  expect(`一份 ${pages} 页的 PDF`).toBe(tool.example.output);
});
