import { expect, test } from 'vitest';
import { aPdf, seenIn } from '../../pdf/pdf.fixture.ts';
import { rotatePdf } from '../../pdf/pdf-pages.work.ts';
import { tool } from './tool.ts';

const all = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
const turns = async (bytes: Uint8Array) => (await seenIn(bytes)).map(({ rotate }) => rotate);

test.each([90, 180, 270, 360, -90])(
  'by %i degrees, as another reader sees it, and on top of what was there',
  async (angle) => {
    const once = await rotatePdf(await aPdf('a.pdf', 'x', 'y'), angle, all);
    const right = ((angle % 360) + 360) % 360;
    expect(await turns(once.bytes)).toEqual([right, right]);
    const twice = await rotatePdf({ name: 'a.pdf', bytes: once.bytes }, angle, all);
    expect(await turns(twice.bytes)).toEqual([(right * 2) % 360, (right * 2) % 360]);
  },
);

test('only the pages that were named, each once', async () => {
  const { bytes } = await rotatePdf(await aPdf('a.pdf', 'x', 'y', 'z'), 90, () => [2, 2]);
  expect(await turns(bytes)).toEqual([0, 90, 0]);
});

test('the example is right', async () => {
  const { bytes } = await rotatePdf(await aPdf('a.pdf', 'x'), 90, all);
  const [page] = await seenIn(bytes);
  expect((page?.width ?? 0) > (page?.height ?? 0)).toBe(tool.example.output === '横着的一页');
});
