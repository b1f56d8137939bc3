import sharp from 'sharp';
import { expect, test } from 'vitest';
import { seenIn } from '../../pdf/pdf.fixture.ts';
import { layOut, picturesToPdf } from './image-to-pdf.work.ts';
import { tool } from './tool.ts';

const A4 = { width: 595.28, height: 841.89 };

test('a page as large as its picture at 96 dots an inch, with margins around', () => {
  expect(layOut({ width: 960, height: 480 }, { paper: 'fit', margin: 0 })).toEqual({
    page: { width: 720, height: 360 },
    box: { x: 0, y: 0, width: 720, height: 360 },
  });
  expect(layOut({ width: 96, height: 96 }, { paper: 'fit', margin: 25.4 }).page).toEqual({ width: 216, height: 216 });
});

test.each([
  [{ width: 4000, height: 3000 }, true],
  [{ width: 3000, height: 4000 }, false],
  [{ width: 1, height: 5000 }, false],
  [{ width: 10, height: 10 }, false],
])('%j fits on A4, in the middle, wide only if it is wide', (size, isWide) => {
  const { page, box } = layOut(size, { paper: 'a4', margin: 10 });
  expect([page.width, page.height].map(Math.round)).toEqual(
    (isWide ? [A4.height, A4.width] : [A4.width, A4.height]).map(Math.round),
  );
  expect(box.width / box.height).toBeCloseTo(size.width / size.height, 5);
  expect(box.x * 2 + box.width).toBeCloseTo(page.width, 5);
  expect(box.y * 2 + box.height).toBeCloseTo(page.height, 5);
  expect(Math.min(box.x, box.y)).toBeGreaterThan(28);
});

test('the example is right', async () => {
  const one = sharp({ create: { width: 40, height: 30, channels: 3, background: '#c93a22' } });
  const [jpeg, png] = [await one.clone().jpeg().toBuffer(), await one.clone().png().toBuffer()];
  const pages = [
    { bytes: jpeg, type: 'jpeg', width: 40, height: 30 },
    { bytes: png, type: 'png', width: 40, height: 30 },
    { bytes: jpeg, type: 'jpeg', width: 30, height: 40 },
  ] as const;
  const seen = await seenIn(await picturesToPdf(pages, { paper: 'a4', margin: 0 }));
  expect(seen.map(({ width }) => Math.round(width))).toEqual([842, 842, 595]);
  expect(`一份 ${seen.length} 页的 PDF`).toBe(tool.example.output);
});
