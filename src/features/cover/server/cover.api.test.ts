import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COVER_KINDS, coverPalette, coverUrl } from '../cover-palettes.pure.ts';
import { PALETTES, paletteAt } from '../palettes.pure.ts';
import { drawCoverRequest } from './cover.api.ts';
import { titleOfFile } from './cover-request.rules.ts';
import { xmlFault } from './well-formed.fixture.ts';

function draw(kind: string, title: string, query: Record<string, unknown> = {}): string {
  const answer = drawCoverRequest({ kind, title, query });
  if (!answer) throw new Error(`nothing drawn for ${kind}`);
  return answer.svg;
}

function words(svg: string): string {
  return [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text).join('');
}

test('there is no cover of an unknown kind', () => {
  expect(drawCoverRequest({ kind: '戏曲', title: '牡丹亭', query: {} })).toBeUndefined();
  expect(drawCoverRequest({ kind: 'constructor', title: '牡丹亭', query: {} })).toBeUndefined();
});

test.each(COVER_KINDS)('the same address gives the same bytes and tag (%s)', (kind) => {
  const ask = () => drawCoverRequest({ kind, title: '漫长的季节', query: { p: '3', y: '2023' } });
  expect(ask()).toEqual(ask());
  expect(ask()?.etag).toMatch(/^"[\w-]{22}"$/);
});

test('another title, kind, palette or year gives other bytes and another tag', () => {
  const tags = [
    drawCoverRequest({ kind: '电影', title: '雾港', query: {} }),
    drawCoverRequest({ kind: '电影', title: '雾巷', query: {} }),
    drawCoverRequest({ kind: '动漫', title: '雾港', query: {} }),
    drawCoverRequest({ kind: '电影', title: '雾港', query: { y: '2026' } }),
    drawCoverRequest({ kind: '电影', title: '雾港', query: { p: String((coverPalette('雾港', '电影') + 1) % 22) } }),
  ].map((answer) => answer?.etag);
  expect(new Set(tags).size).toBe(tags.length);
});

test('without a palette a cover has its own colours, with one those', () => {
  expect(draw('电影', '雾港')).toContain(paletteAt(coverPalette('雾港', '电影')).bg);
  for (const index of PALETTES.keys())
    expect(draw('电影', '雾港', { p: String(index) })).toContain(paletteAt(index).bg);
});

test.each(['<script>alert("x")</script>', `a"b'c&d>e`, 'a\u0000b\u0001c\u001bd', ']]>', '&amp;', '\ud800'])(
  'the title %j is shown and never becomes markup',
  (title) => {
    for (const kind of COVER_KINDS) {
      const svg = draw(kind, title);
      expect(xmlFault(svg)).toBeUndefined();
      expect(svg).not.toMatch(/<script|\son\w+=|javascript:/i);
    }
  },
);

test('every cover is well-formed and small, whatever the title and the query', () => {
  const units = fc.constantFrom('grapheme' as const, 'binary' as const);
  const hostile = units.chain((unit) => fc.string({ unit, maxLength: 140 }));
  const mixed = fc.array(
    fc.constantFrom('山', 'ー', 'A', '100%', ' ', '：', '「', '」', '，', '<', '&', '"', "'", '…', '😀'),
    {
      maxLength: 140,
    },
  );
  const option = fc.option(
    fc.oneof(fc.string(), fc.nat(3000).map(String), fc.constantFrom('wide', 'tall', '1', 'none')),
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...COVER_KINDS),
      fc.oneof(
        hostile,
        mixed.map((parts) => parts.join('')),
      ),
      fc.record({ p: option, y: option, w: option, h: option, form: option, foot: option, low: option, plain: option }),
      (kind, title, query) => {
        const svg = draw(kind, title, query);
        expect(xmlFault(svg)).toBeUndefined();
        expect(svg).not.toMatch(/NaN|Infinity|undefined|="-?\d*\.?\d+e/);
        expect(svg).not.toMatch(/ r="-/);
        expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(12_000);
      },
    ),
    { numRuns: 300 },
  );
});

test('what is not understood in a query counts as not given', () => {
  const usual = draw('电影', '雾港');
  const odd = {
    p: '99',
    y: 'soon',
    w: '300',
    h: '-1',
    form: 'round',
    foot: ['none'],
    low: 'yes',
    plain: '',
    tone: 'x',
  };
  expect(draw('电影', '雾港', odd)).toBe(usual);
  expect(draw('电影', '雾港', { w: '1600', h: '64' })).toBe(usual);
});

test('the address that coverUrl makes asks for what it says', () => {
  const link = { title: 'Fate/Zero', kind: '动漫', year: 2011, foot: 'year', palette: 7 } as const;
  const url = new URL(coverUrl(link), 'http://localhost');
  const file = decodeURIComponent(url.pathname.split('/')[3] ?? '');
  const svg = draw(link.kind, titleOfFile(file) ?? '', Object.fromEntries(url.searchParams));
  expect(words(svg)).toBe('Fate/Zero2011');
  expect(svg).toContain(paletteAt(7).bg);
});

test('only a file with the ending of a picture has a title', () => {
  expect(titleOfFile('雾港.png')).toBeUndefined();
  expect(titleOfFile('.svg')).toBe('');
});

test('kind and year stand at the foot unless the address says otherwise', () => {
  expect(words(draw('电影', '雾港', { y: '2026' }))).toBe('雾港电影2026');
  expect(words(draw('电影', '雾港', { y: '2026', foot: 'year' }))).toBe('雾港2026');
  expect(words(draw('电影', '雾港', { y: '2026', foot: 'none' }))).toBe('雾港');
  expect(words(draw('电影', '雾港', { y: '2026', plain: '1' }))).toBe('');
  expect(words(draw('电影', '雾港', { y: '2026', low: '1' }))).toBe('');
});

test.each(['市集', '文章', '风景'])('a picture of %s carries no words', (kind) => {
  expect(words(draw(kind, '湖滨手冲咖啡', { y: '2026' }))).toBe('');
});

test('goods and the landscape follow the colour scheme unless a tone is named', () => {
  for (const kind of ['市集', '风景']) {
    expect(draw(kind, '咖啡')).toContain('prefers-color-scheme:dark');
    expect(draw(kind, '咖啡', { tone: 'light' })).not.toContain('<style>');
    expect(draw(kind, '咖啡', { tone: 'dark' })).not.toBe(draw(kind, '咖啡', { tone: 'light' }));
  }
  expect(draw('电影', '雾港')).not.toContain('<style>');
});

test('a size is drawn as asked', () => {
  expect(draw('文章', '从一块胶片说起')).toMatch(/width="720" height="280" viewBox="0 0 720 280"/);
  expect(draw('电视剧', '三体', { form: 'tall' })).toMatch(/viewBox="0 0 620 900"/);
  expect(draw('电影', '三体', { form: 'wide', w: '540', h: '470' })).toMatch(/viewBox="0 0 540 470"/);
});
