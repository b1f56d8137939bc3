import { expect, test } from 'vitest';
import { pageWindow } from './page-window.ts';

const shown = (page: number, pages: number, around?: number) =>
  pageWindow(page, pages, around)
    .map((step) => (step === 'gap' ? '…' : step === page ? `[${step}]` : step))
    .join(' ');

test.each([
  [1, 1, '[1]'],
  [2, 3, '1 [2] 3'],
  [1, 7, '[1] 2 3 4 5 6 7'],
  [1, 9, '[1] 2 3 4 5 … 9'],
  [4, 99, '1 2 3 [4] 5 6 … 99'],
  [5, 99, '1 2 3 4 [5] 6 7 … 99'],
  [6, 99, '1 … 4 5 [6] 7 8 … 99'],
  [96, 99, '1 … 94 95 [96] 97 98 99'],
  [99, 99, '1 … 95 96 97 98 [99]'],
])('page %i of %i shows %s', (page, pages, expected) => {
  expect(shown(page, pages)).toBe(expected);
});

test('whatever the page, the window rises, holds first, current and last, and no gap stands for a single page', () => {
  for (let pages = 1; pages <= 30; pages++) {
    for (let page = 1; page <= pages; page++) {
      const steps = pageWindow(page, pages);
      const numbers = steps.filter((step) => step !== 'gap');
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      expect(numbers).toEqual(expect.arrayContaining([1, page, pages]));
      steps.forEach((step, index) => {
        if (step !== 'gap') return;
        expect(Number(steps[index + 1]) - Number(steps[index - 1])).toBeGreaterThan(2);
      });
    }
  }
});
