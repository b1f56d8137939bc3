import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { encode } from 'uqr';
import { expect, inject, onTestFinished, test } from 'vitest';
import { launchBrowser, openPage, untilHydrated } from '../../../e2e/browser.fixture.ts';

const WIDTH = 320;
const HEIGHT = 240;

/** A film of one picture, as YUV4MPEG2: a code in the middle of a grey wall. */
function filmOf(text: string): Buffer {
  const { data, size } = encode(text, { border: 4 });
  const cell = Math.floor((HEIGHT - 20) / size);
  const [left, top] = [(WIDTH - size * cell) >> 1, (HEIGHT - size * cell) >> 1];
  const light = Buffer.alloc(WIDTH * HEIGHT, 150);
  for (let y = 0; y < size * cell; y += 1)
    for (let x = 0; x < size * cell; x += 1) {
      const isDark = data[Math.floor(y / cell)]?.[Math.floor(x / cell)];
      light[(top + y) * WIDTH + left + x] = isDark ? 16 : 235;
    }
  const colour = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const picture = Buffer.concat([Buffer.from('FRAME\n'), light, colour]);
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);
  return Buffer.concat([head, ...Array.from({ length: 10 }, () => picture)]);
}

async function reader(...args: string[]): Promise<Page> {
  // Chromium's sandbox cannot be set up by root.
  const browser = await launchBrowser({ args });
  onTestFinished(() => browser.close());
  const { page } = await openPage(browser);
  await page.goto(`${inject('siteOrigin')}/qrcode`);
  await untilHydrated(page);
  await page.getByRole('tab', { name: '识别' }).click();
  await page.getByRole('button', { name: '打开摄像头' }).click();
  return page;
}

const DEVICE = '--use-fake-device-for-media-stream';
/** Whoever is asked for the camera says yes, or no. */
const GRANTED = '--use-fake-ui-for-media-stream';
const DENIED = `${GRANTED}=deny`;

test('a code held before the camera is read, and the camera is turned off again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'souluo-camera-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const film = join(folder, 'code.y4m');
  await writeFile(film, filmOf('https://example.com/镜头里'));
  const page = await reader(DEVICE, GRANTED, `--use-file-for-fake-video-capture=${film}`);
  await page.getByText('https://example.com/镜头里').waitFor();
  await page.getByRole('button', { name: '打开摄像头' }).waitFor();
  const tracks = await page.evaluate(() => {
    const stream = document.querySelector('video')?.srcObject;
    return stream instanceof MediaStream ? stream.getTracks().map(({ readyState }) => readyState) : [];
  });
  expect(tracks).toEqual(['ended']);
});

test.each([
  ['is refused', [DEVICE, DENIED], '摄像头没有被允许'],
  ['is not there', [GRANTED], '没有找到摄像头'],
] as const)('a camera that %s is told in words that say what to do', async (_name, args, words) => {
  const page = await reader(...args);
  await page.getByRole('alert').getByText(words).waitFor();
});
