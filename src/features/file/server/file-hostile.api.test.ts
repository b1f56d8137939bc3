import sharp from 'sharp';
import { expect, test } from 'vitest';
import { hugePng } from '#/platform/picture/huge-png.fixture.ts';
import { describeOnOneEngine } from '#/testing/app.fixture.ts';
import { aPicture, upload } from './file.fixture.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">';
/** Each drawing names the one before ten times. */
const deep = `${SVG}<g id="a0"><path d="M0 0h9v9z"/></g>${Array.from(
  { length: 12 },
  (_, at) => `<g id="a${at + 1}">${`<use href="#a${at}"/>`.repeat(10)}</g>`,
).join('')}<use href="#a12"/></svg>`;

describeOnOneEngine('pictures made to stop the site', (openApp) => {
  test('each is refused in Chinese, and the next one is kept', async () => {
    const { app, as } = await openApp();
    const headers = await as('painter');
    const photo = await aPicture(2000, 2000).jpeg().toBuffer();
    for (const [name, bytes, Code] of [
      ['30,000 × 30,000', hugePng(30_000), 413],
      ['pixels that were promised', hugePng(4000), 400],
      ['cut short', photo.subarray(0, photo.length / 2), 400],
      ['a head and nothing else', photo.subarray(0, 20), 400],
      ['a drawing that grows', Buffer.from(deep), 400],
      ['a drawing before a picture', Buffer.concat([Buffer.from(`${SVG}</svg>`), photo]), 400],
      ['a page before a picture', Buffer.concat([Buffer.from('<!doctype html><script>1</script>'), photo]), 400],
      ['noise', Buffer.alloc(300_000, 0x89), 400],
    ] as const) {
      const reply = await upload(app, { headers, bytes });
      expect([name, reply.statusCode, reply.json().Code]).toEqual([name, Code, Code]);
      expect(reply.json().Message).toMatch(/\p{Script=Han}/u);
    }
    const reply = await upload(app, { headers, bytes: photo });
    expect(reply.json()).toMatchObject({ Code: 200, Data: { Width: 1500, Height: 1500 } });
  });

  test('the largest picture that is taken, turned and full of noise, keeps within the limits of a reader', async () => {
    const { app, as } = await openApp();
    const noise = { type: 'gaussian', mean: 120, sigma: 60 } as const;
    const tile = await sharp({ create: { width: 500, height: 500, channels: 3, background: '#888', noise } })
      .png()
      .toBuffer();
    const bytes = await sharp({ create: { width: 5000, height: 5000, channels: 4, background: '#0008' } })
      .composite([{ input: tile, tile: true }])
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 60 })
      .toBuffer();
    const reply = await upload(app, { headers: await as('painter'), bytes });
    expect(reply.json()).toMatchObject({ Code: 200, Data: { Width: 1500, Height: 1500 } });
  });
});
