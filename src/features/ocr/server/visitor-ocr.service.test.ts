import { expect, test } from 'vitest';
import { createVisitorOcr, textOf } from './visitor-ocr.service.ts';

const line = (text: string, row: number, confidence = 0.9) => ({
  ...{ text, row, confidence, size: 20 },
  box: { left: 0, top: 0, right: 1, bottom: 1 },
});

/** Stands for the process that reads: it answers when it is told to. */
function aReader() {
  const waiting: (() => void)[] = [];
  let atOnce = 0;
  let most = 0;
  return {
    finish: () => waiting.shift()?.(),
    most: () => most,
    async read() {
      atOnce += 1;
      most = Math.max(most, atOnce);
      await new Promise<void>((resolve) => waiting.push(resolve));
      atOnce -= 1;
      return { lines: [line('好', 0)] };
    },
  };
}

test('what stands side by side is one line', () => {
  expect(textOf([line('名称', 0), line('价格', 0), line('苹果', 1), line('5 元', 1)])).toBe('名称  价格\n苹果  5 元');
  expect(textOf([])).toBe('');
});

test.each([
  ['合计:半 128.50', '合计:¥ 128.50'],
  ['羊1,299.00', '¥1,299.00'],
  ['半 30', '¥ 30'],
  ['半9.9 半19.9', '¥9.9 ¥19.9'],
])('the sign of the yuan in %j is known by the amount after it', (read, said) => {
  expect(textOf([line(read, 0)])).toBe(said);
});

test.each(['一年半 12.50', '半 5 折', '半小时 3.50', '版本 半 1.2.3', '羊肉 38', '买半 30 个', '半'])(
  '%j stays as it was read',
  (read) => {
    expect(textOf([line(read, 0)])).toBe(read);
  },
);

test('pictures of visitors are handed on one at a time, and the fourth is told to come back', async () => {
  const reader = aReader();
  const read = createVisitorOcr({ ocr: reader, isOpen: async () => true });
  const first = [1, 2, 3].map(() => read(Uint8Array.of(1)));
  // All three are in line when the fourth comes.
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  await expect(read(Uint8Array.of(1))).rejects.toMatchObject({ code: 'ocr.busy', status: 503 });
  for (const one of first) {
    reader.finish();
    expect(await one).toEqual({ text: '好', confidence: 0.9 });
  }
  expect(reader.most()).toBe(1);
});

test('where the operator does not offer it nothing is read', async () => {
  const read = createVisitorOcr({ ocr: aReader(), isOpen: async () => false });
  await expect(read(Uint8Array.of(1))).rejects.toMatchObject({ code: 'ocr.closed', status: 403 });
});
