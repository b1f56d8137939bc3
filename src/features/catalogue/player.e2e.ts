import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { anyPath, open, origin, shared, withCatalogueSite } from '../../../e2e/catalogue.fixture.ts';
import { type Fault, notThere, PIECE_SECONDS, serveStream } from '../../../e2e/stream.fixture.ts';

const KEY = '两个流';
const FIRST = 'first-stream.test';
const SECOND = 'second-stream.test';

withCatalogueSite();

beforeAll(async () => {
  if ((await fetch(origin + anyPath(KEY))).ok) return;
  const source = (Source: string, host: string) =>
    [1, 2].map((number) => ({ Name: `第${number}集`, Url: `https://${host}/${number}.m3u8`, Source }));
  const Sets = [...source('甲', FIRST), ...source('乙', SECOND)];
  const reply = await fetch(`${origin}/api/v1/any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: shared.operator.token },
    body: JSON.stringify({ Key: KEY, Name: KEY, TypeName: '电视剧', Year: 2024, Sets }),
  });
  if (!reply.ok) throw new Error(await reply.text());
});

const place = (page: Page) => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
const kept = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem('watched') ?? '{}')[key], KEY) as Promise<
    { Source: string; Set: string; Seconds: number } | undefined
  >;
const changed = (page: Page) => page.getByText('「甲」放不了，换到「乙」');
const failed = (page: Page) => page.getByRole('alert').getByText('几个来源现在都放不了。');
const firstOf = (page: Page) => page.locator('.episode:visible', { hasText: '1' });
const SLOW = { timeout: 40_000 };

describe('a stream that fails', () => {
  test.each<Fault>(['no list', 'no sound in it', 'silent server'])('%s: the next source goes on', async (fault) => {
    const { page, context } = await open(anyPath(KEY));
    await serveStream(context, FIRST, fault);
    await serveStream(context, SECOND);
    await firstOf(page).click();
    await changed(page).waitFor(SLOW);
    await expect.poll(() => place(page), SLOW).toBeGreaterThan(0);
    await page.getByRole('region', { name: '正在播放 第1集' }).waitFor();
  });

  /** Plays the first source past its first piece; from its third piece on it has nothing more. */
  async function failInTheMiddle(page: Page, context: Awaited<ReturnType<typeof open>>['context']) {
    let isPast: () => void = () => {};
    const past = new Promise<void>((resolve) => {
      isPast = resolve;
    });
    await serveStream(context, FIRST, 'none', async (number, route) => {
      if (number < 2) return false;
      await past;
      return notThere(route);
    });
    await serveStream(context, SECOND);
    await firstOf(page).click();
    await expect.poll(() => place(page), SLOW).toBeGreaterThan(PIECE_SECONDS);
    isPast();
    await changed(page).waitFor(SLOW);
    await page.waitForFunction(
      (least) => {
        const video = document.querySelector('video');
        return video && !video.seeking && video.readyState >= 2 && video.currentTime > least;
      },
      PIECE_SECONDS,
      SLOW,
    );
    expect(await place(page)).toBeLessThan(PIECE_SECONDS * 4);
  }

  test('in the middle it goes on at the same place, which is kept', async () => {
    const { page, context } = await open(anyPath(KEY));
    await failInTheMiddle(page, context);
    await expect.poll(async () => (await kept(page))?.Source).toBe('乙');
    expect((await kept(page))?.Seconds).toBeGreaterThanOrEqual(PIECE_SECONDS);
  });

  test('in private mode it goes on at the same place too, and nothing is kept', async () => {
    const { page, context } = await open(anyPath(KEY));
    await page.evaluate(() => localStorage.setItem('visitPrivate', 'true'));
    await page.reload();
    await failInTheMiddle(page, context);
    expect(await kept(page)).toBeUndefined();
  });

  test('what was seen before and fails before it begins goes on where it was left', async () => {
    const { page, context } = await open(anyPath(KEY));
    await page.evaluate(
      ([key, watched]) => localStorage.setItem('watched', JSON.stringify({ [String(key)]: watched })),
      [KEY, { Source: '甲', Set: '第2集', Seconds: 33, Length: 60, Time: Date.now() }] as const,
    );
    await page.reload();
    await serveStream(context, FIRST, 'no list');
    await serveStream(context, SECOND);
    await page.getByRole('link', { name: '接着看' }).click();
    await changed(page).waitFor(SLOW);
    await expect.poll(() => place(page), SLOW).toBeGreaterThanOrEqual(33);
    expect((await kept(page))?.Seconds).toBeGreaterThanOrEqual(33);
  });

  test('where all fail the page says so, keeps what was chosen, and tries again when asked', async () => {
    const { page, context } = await open(anyPath(KEY));
    await serveStream(context, FIRST, 'no list');
    await serveStream(context, SECOND, 'no list');
    await firstOf(page).click();
    await failed(page).waitFor(SLOW);
    await page.getByRole('region', { name: '正在播放 第1集' }).waitFor();
    expect(await kept(page)).toMatchObject({ Source: '甲', Set: '第1集' });
    const other = page.getByRole('alert').getByRole('link', { name: '在新窗口打开' });
    expect(await other.getAttribute('href')).toBe(`https://${FIRST}/1.m3u8`);
    await serveStream(context, FIRST);
    await page.getByRole('button', { name: '再试一次' }).click();
    await expect.poll(() => place(page), SLOW).toBeGreaterThan(0);
  });
});
