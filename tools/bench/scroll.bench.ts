import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { isUp } from './is-up.ts';
import { type Scroll, scroll } from './scroll-measure.ts';
import { openBrowser } from './visitor-measure.ts';

const PORT = 20_000 + Math.floor(Math.random() * 20_000);
const ORIGIN = `http://127.0.0.1:${PORT}`;
const OPERATOR = { ADMIN_USERNAME: 'operator', ADMIN_PASSWORD: 'scrolls through the market' };
const PHOTOS = 24;

/**
 * `npm run bench -- scroll [cards] [turns]`: the market's list scrolled to its end on a slowed processor, beside a page of
 * nothing but the same pictures in the same places, which is what the machine itself can do.
 */
export async function benchScroll([cards = '1000', turns = '1']: string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'souluo-scroll-'));
  const settings = { DATA_DIR: folder, DEMO_CONTENT: 'off', LOG_LEVEL: 'silent', LIMITS_FACTOR: '100000', ...OPERATOR };
  const site = spawn('node', ['src/main.ts'], {
    env: { ...process.env, NODE_ENV: 'production', PORT: String(PORT), ...settings },
  });
  const browser = await openBrowser();
  try {
    while (!(await isUp(`${ORIGIN}/readyz`))) await new Promise((resolve) => setTimeout(resolve, 200));
    const pictures = await fill(Number(cards));
    for (let turn = 0; turn < Number(turns); turn++) {
      console.log(row('pictures', await scroll(browser, (page) => openPictures(page, pictures), isAtBottom)));
      console.log(row('/market', await scroll(browser, openMarket, isWholeList)));
    }
  } finally {
    await browser.close();
    site.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Picture {
  src: string;
  height: number;
}

/** Goods with titles of one line and of two, and photos: as many addresses as there are goods. */
async function fill(cards: number): Promise<Picture[]> {
  const body = JSON.stringify({ Username: OPERATOR.ADMIN_USERNAME, Password: OPERATOR.ADMIN_PASSWORD });
  const { Token: authorization } = await call('user/login', { body, headers: { 'content-type': 'application/json' } });
  const photos: Picture[] = [];
  for (let number = 0; number < PHOTOS; number++) photos.push(await upload(number, authorization));
  const pictures: Picture[] = [];
  for (let number = 1; number <= cards; number++) {
    const { src = '', height = 355 } = photos[number % PHOTOS] ?? {};
    const item = {
      title: `湖滨咖啡 ${number}${number % 3 ? '' : '，周末也可以用，不用预约，到店出示就好'}`,
      price: 9.9 + number,
      ...(number % 2 && { origin_price: 99 + number, return_money: 3, market_type: '到店券' }),
      images: [`${src}?n=${number}`],
      image_width: 355,
      image_height: height,
    };
    const headers = { 'content-type': 'application/json', authorization };
    await call('crawl/common/search', { body: JSON.stringify(item), headers });
    pictures.push({ src: `${src}?n=${number}`, height });
  }
  return pictures;
}

async function upload(number: number, authorization: string): Promise<Picture> {
  const height = 300 + ((number * 37) % 180);
  const noise = { type: 'gaussian' as const, mean: 90 + number * 4, sigma: 24 };
  const grain = { width: 355, height, channels: 3 as const, background: '#888', noise };
  const bytes = await sharp({ create: grain }).blur(3).jpeg({ quality: 80 }).toBuffer();
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), `${number}.jpg`);
  const { Url } = await call('media', { body, headers: { authorization } });
  return { src: String(Url), height };
}

async function call(path: string, request: { body: string | FormData; headers: Record<string, string> }) {
  const reply = await fetch(`${ORIGIN}/api/v1/${path}`, { method: 'POST', ...request });
  if (!reply.ok) throw new Error(`${path}: ${await reply.text()}`);
  const { Data } = (await reply.json()) as { Data: Record<string, string> };
  return Data as Record<string, string> & { Token: string };
}

async function openPictures(page: Page, pictures: readonly Picture[]): Promise<void> {
  const column = (rest: number) =>
    pictures
      .filter((_, index) => index % 2 === rest)
      .map(
        ({ src, height }) =>
          `<img src="${src}" width="170" height="${height / 2 + 100}" loading="lazy" decoding="async">`,
      )
      .join('');
  const style = '#list{display:flex;gap:10px}#list div{display:grid;gap:10px;width:170px}';
  await page.goto(`${ORIGIN}/robots.txt`);
  await page.setContent(
    `<!doctype html><meta name="viewport" content="width=device-width"><style>${style}</style>` +
      `<div id="list"><div>${column(0)}</div><div>${column(1)}</div></div>`,
  );
}

const isAtBottom = (page: Page) =>
  page.evaluate<boolean>('scrollY + innerHeight >= document.documentElement.scrollHeight - 2');

async function openMarket(page: Page): Promise<void> {
  await page.goto(`${ORIGIN}/market`);
  await page.locator('html[data-hydrated]').waitFor();
}

const isWholeList = async (page: Page) => (await page.getByText('到底了').count()) > 0 && isAtBottom(page);

function row(name: string, seen: Scroll): string {
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  const work = seen.spentIn.map(([what, milliseconds]) => `${what} ${milliseconds.toFixed(0)}`).join(', ');
  return (
    `${name.padEnd(10)} ${seen.wanted} frames: dropped ${percent(seen.dropped / seen.wanted)}, ` +
    `without the newest ${percent(seen.partial / seen.wanted)}, partly blank ${percent(seen.blank / seen.wanted)}; main thread ${seen.mainFrames} frames; ` +
    `in the page ${percent(seen.lateInPage)} late, median ${seen.medianInPage.toFixed(1)} ms; ` +
    `shift ${seen.shift.toFixed(3)}\n${''.padEnd(11)}processor time of the main thread: busy ${percent(seen.busy)}, ` +
    `frames held up ${percent(seen.held)}, ${seen.longTasks} tasks over a frame, ${seen.veryLongTasks} over three, ` +
    `the longest ${seen.longest.toFixed(0)} ms\n` +
    `${''.padEnd(11)}in those, ms: ${work}`
  );
}
