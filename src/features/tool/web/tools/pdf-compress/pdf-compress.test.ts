import { type PDFArray, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { aPdf, seenIn } from '../../pdf/pdf.fixture.ts';
import { compressPdf, type Shrink } from './pdf-compress.work.ts';
import { tool } from './tool.ts';

/** As the worker does it with a canvas, here with sharp. */
const shrink: Shrink = async (jpeg) => {
  const { data, info } = await sharp(jpeg).resize(100).jpeg({ quality: 40 }).toBuffer({ resolveWithObject: true });
  return { jpeg: Uint8Array.from(data), width: info.width, height: info.height };
};

async function scanned(channels: 3 | 4 = 3) {
  const noise = sharp({
    create: {
      width: 600,
      height: 400,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });
  const jpeg = await (channels === 4 ? noise.toColourspace('cmyk') : noise).jpeg({ quality: 95 }).toBuffer();
  const document = await PDFDocument.create();
  const page = document.addPage([600, 400]);
  page.drawImage(await document.embedJpg(jpeg), { x: 0, y: 0, width: 600, height: 400 });
  page.drawText('text stays', { x: 10, y: 10 });
  return { name: '扫描.pdf', bytes: await document.save() };
}

test('photos become small, words stay words for another reader', async () => {
  const source = await scanned();
  const { bytes, name } = await compressPdf(source, shrink);
  expect(name).toBe('扫描-压缩');
  expect(bytes.length).toBeLessThan(source.bytes.length / 5);
  expect(await seenIn(bytes)).toMatchObject([{ text: 'text stays', width: 600, height: 400 }]);
});

test('a photo of four inks is left alone', async () => {
  let asked = 0;
  await compressPdf(await scanned(4), async () => {
    asked += 1;
    return undefined;
  });
  expect(asked).toBe(0);
});

/** The file again, with something else said of its photo. */
async function saying(key: string, say: (document: PDFDocument) => Parameters<PDFArray['push']>[0]) {
  const document = await PDFDocument.load((await scanned()).bytes);
  for (const [, thing] of document.context.enumerateIndirectObjects())
    if (thing instanceof PDFRawStream && String(thing.dict.get(PDFName.of('Subtype'))) === '/Image')
      thing.dict.set(PDFName.of(key), say(document));
  return { name: '扫描.pdf', bytes: await document.save() };
}

test('a photo whose way of packing is written as a list is a photo; one with its values turned round is left alone', async () => {
  const asList = await saying('Filter', ({ context }) => context.obj([PDFName.of('DCTDecode')]));
  const { bytes } = await compressPdf(asList, shrink);
  expect(bytes.length).toBeLessThan(asList.bytes.length / 5);
  expect(await seenIn(bytes)).toMatchObject([{ text: 'text stays' }]);
  const turned = await saying('Decode', ({ context }) => context.obj([1, 0, 1, 0, 1, 0]));
  expect((await compressPdf(turned, shrink)).bytes.length).toBeGreaterThan(turned.bytes.length * 0.9);
});

test('what would grow is given back as it was', async () => {
  const source = await scanned();
  const grown = await compressPdf(source, async (jpeg) => ({
    jpeg: Uint8Array.from([...jpeg, 0, 0]),
    width: 600,
    height: 400,
  }));
  expect(grown.bytes.length).toBeLessThanOrEqual(source.bytes.length);
  const { bytes } = await aPdf('a.pdf', 'x');
  const small = await compressPdf({ name: 'a.pdf', bytes }, shrink);
  expect(small.bytes.length).toBeLessThanOrEqual(bytes.length);
});

test('the example is right', async () => {
  const { bytes } = await compressPdf(await scanned(), shrink);
  expect((await seenIn(bytes))[0]?.text).toBe('text stays');
  expect(tool.example.output).toContain('文字照样能选中');
});
