import { describe, expect, test } from 'vitest';
import { openPage, untilHydrated } from '../../../e2e/browser.fixture.ts';
import {
  anyPath,
  BROKEN_KEY,
  firstEpisode,
  ODD_KEY,
  open,
  origin,
  STREAM_KEY,
  shared,
  withCatalogueSite,
} from '../../../e2e/catalogue.fixture.ts';
import { playSilence, silence } from '../../../e2e/silence.fixture.ts';

withCatalogueSite();

describe('a title', () => {
  test('sets are newest first; the other order is remembered; a visit is noted and counted', async () => {
    const { page, complaints } = await open('/any/三体');
    const counted = page.waitForRequest('**/api/v1/any/visit');
    await page.reload();
    expect((await counted).postData()).toBe(`Key=${encodeURIComponent('三体')}`);
    const history = () => page.evaluate(() => JSON.parse(localStorage.getItem('visitHistory') ?? '[]')[0]?.Key);
    await expect.poll(history).toBe('三体');
    expect(await firstEpisode(page).textContent()).toBe('30');
    await page.getByRole('button', { name: '最新在前' }).click();
    await expect.poll(() => firstEpisode(page).textContent()).toBe('1');
    await page.reload();
    await expect.poll(() => firstEpisode(page).textContent()).toBe('1');
    expect(complaints).toEqual([]);
  });

  test('a set elsewhere opens a window of its own and is where one was last', async () => {
    const { page, context } = await open(anyPath(ODD_KEY));
    await context.route('https://elsewhere.test/**', (route) => route.fulfill({ body: 'elsewhere' }));
    await page.getByText('别处', { exact: true }).click();
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      page.locator('.episode:visible', { hasText: '2' }).click(),
    ]);
    expect(popup.url()).toBe('https://elsewhere.test/2');
    await page.getByText('上次看到第2集').waitFor();
    expect(await page.locator('.episode:visible', { hasText: '1' }).getAttribute('data-state')).toBe('seen');
  });

  test('a set that a browser can play goes on where it was left, and on to the next', async () => {
    const { page, context } = await open(anyPath(ODD_KEY));
    await playSilence(context);
    const place = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
    await page.locator('.episode:visible', { hasText: '1' }).click();
    await page.locator('video').waitFor();
    await expect.poll(place).toBeGreaterThan(0);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect.poll(place).toBeGreaterThan(10);
    await page.locator('video').evaluate((video: HTMLVideoElement) => video.pause());
    await page.reload();
    await untilHydrated(page);
    await page.getByRole('link', { name: '接着看' }).click();
    await expect.poll(place).toBeGreaterThan(10);
    await page.keyboard.press('n');
    await page.getByRole('region', { name: '正在播放 第2集' }).waitFor();
  });

  test('the player: speed, buttons by the keyboard, and focus goes back when it closes', async () => {
    const { page, context } = await open(anyPath(ODD_KEY));
    const sound = silence(60);
    await context.route('https://video.test/**', (route) =>
      route.fulfill({ headers: { 'content-type': 'audio/wav' }, body: sound }),
    );
    const first = page.locator('.episode:visible', { hasText: '1' });
    await first.click();
    const playing = (name: string) => page.getByRole('region', { name: `正在播放 ${name}` });
    await playing('第1集').waitFor();
    await page.getByText('1.5×', { exact: true }).click();
    const rate = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.playbackRate);
    await expect.poll(rate).toBe(1.5);
    await page.getByRole('button', { name: '下一集' }).focus();
    await page.keyboard.press('Space');
    await playing('第2集').waitFor();
    await expect.poll(rate).toBe(1.5);
    await page.getByRole('button', { name: '关闭播放器' }).focus();
    await page.keyboard.press('Space');
    await playing('第2集').waitFor({ state: 'detached' });
    expect(await first.evaluate((link) => link === document.activeElement)).toBe(true);
  });

  test('a stream is asked for piece by piece; one that cannot be played offers its own window', async () => {
    const { page, context } = await open(anyPath(STREAM_KEY));
    const list = '#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXTINF:4,\npiece-0.ts\n#EXT-X-ENDLIST\n';
    const headers = { 'access-control-allow-origin': '*' };
    await context.route('https://stream.test/**', (route) =>
      route.request().url().endsWith('.m3u8')
        ? route.fulfill({ headers: { ...headers, 'content-type': 'application/vnd.apple.mpegurl' }, body: list })
        : route.fulfill({ headers, status: 404, body: '' }),
    );
    const piece = page.waitForRequest('https://stream.test/piece-0.ts');
    await firstEpisode(page).click();
    await piece;
    const other = page.getByRole('alert').getByRole('link', { name: '在新窗口打开' });
    await other.waitFor();
    expect(await other.getAttribute('href')).toBe('https://stream.test/a.m3u8');
  });

  test('where one source fails the same episode goes on from the next', async () => {
    const { page, context } = await open(anyPath(BROKEN_KEY));
    await context.route('https://broken.test/**', (route) => route.fulfill({ status: 404, body: '' }));
    await context.route('https://video.test/**', (route) =>
      route.fulfill({ headers: { 'content-type': 'audio/wav' }, body: silence(60) }),
    );
    await firstEpisode(page).click();
    await page.getByText('「甲」放不了，换到「乙」').waitFor();
    const source = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentSrc);
    await expect.poll(source).toBe('https://video.test/1.mp4');
    const place = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
    await expect.poll(place).toBeGreaterThan(0);
  });

  test('a member rates, changes their mind, and takes it back', async () => {
    const { page, context } = await openPage(shared.browser);
    await context.addCookies([{ name: 'Token', value: shared.operator.token, url: origin, httpOnly: true }]);
    await page.goto(origin + anyPath(ODD_KEY));
    await untilHydrated(page);
    const nine = page.getByRole('button', { name: '9 分' });
    await nine.click();
    await page.getByText('已有 1 人评分').waitFor();
    await page.reload();
    await untilHydrated(page);
    expect(await nine.getAttribute('aria-pressed')).toBe('true');
    await nine.click();
    await page.getByText('来打第一个分').waitFor();
  });
});
