import { expect, test } from 'vitest';
import { describeOnEachEngine } from '#/testing/app.fixture.ts';
import { drawYear } from './year-picture.ts';

const SHEET = {
  name: '小<明>',
  year: 2026,
  watched: 3,
  hours: 12,
  isAtLeast: true,
  meanScore: 8.5,
  months: [0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 1, 0],
  facts: [{ name: '看得最多', value: '悬疑，2 部' }],
  covers: ['<svg xmlns="http://www.w3.org/2000/svg" width="300" height="420"><path d="M0 0"/></svg>'],
  siteName: '搜罗',
};

test('a year is one drawing: names are text and nothing else, the fullest month is marked, covers lie inside', () => {
  const svg = drawYear(SHEET);
  expect(svg).toContain('小&lt;明&gt;的一年');
  expect(svg.replaceAll(/<[^>]+>/g, ' ')).toMatch(/至少\s+12\s+小时/);
  expect(drawYear({ ...SHEET, isAtLeast: false })).not.toContain('至少');
  expect(drawYear({ ...SHEET, hours: 0 })).not.toContain('小时');
  expect(svg).toContain('8 月最多，2 部');
  expect(svg.match(/fill="#f8824e"/g)).toHaveLength(2);
  expect(svg).toContain('viewBox="0 0 300 420" preserveAspectRatio');
  expect(svg.match(/<svg/g)).toHaveLength(2);
  expect(drawYear({ ...SHEET, months: Array(12).fill(0), meanScore: null, covers: [] })).toContain('还没有记下看过的');
});

describeOnEachEngine('the picture of a year', (openApp) => {
  test('is drawn for its member only, as SVG and in pixels, and kept by nobody on the way', async () => {
    const { app, as } = await openApp();
    const ask = async (file: string, who?: string) =>
      app.inject({ url: `/shelf/year/${file}`, headers: who === undefined ? {} : await as(who) });
    const drawn = await ask('2026.svg', '小明');
    expect(drawn.headers).toMatchObject({ 'content-type': 'image/svg+xml; charset=utf-8' });
    expect(drawn.headers['cache-control']).toContain('private');
    expect(drawn.body).toContain('小明的一年');
    const pixels = await ask('2026.png', '小明');
    expect(pixels.headers['cache-control']).toContain('private');
    expect(pixels.rawPayload.readUInt32BE(16)).toBe(1080);
    expect(pixels.rawPayload.readUInt32BE(20)).toBe(1920);
    expect((await ask('2026.svg')).statusCode).toBe(401);
    expect((await ask('0000.svg', '小明')).statusCode).toBe(404);
    expect((await ask('2026.gif', '小明')).statusCode).toBe(404);
  });
});
