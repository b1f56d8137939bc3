import { describe, expect, test } from 'vitest';
import { anyPath, ODD_KEY, open, origin, withCatalogueSite } from '../../../e2e/catalogue.fixture.ts';

withCatalogueSite();

const read = async (path: string) => (await fetch(origin + path)).text();
const link = (html: string, rel: string) =>
  new RegExp(`<link rel="${rel}"[^>]* href="([^"]*)"`).exec(html)?.[1]?.replaceAll('&amp;', '&');
const parts = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, part = '']) => part);

interface Part {
  '@type': string;
  [name: string]: unknown;
}
async function graph(path: string): Promise<Part[]> {
  const [text = ''] = parts(await read(path), /<script type="application\/ld\+json">(.*?)<\/script>/g);
  const { '@context': context, '@graph': all, ...one } = JSON.parse(text);
  expect(context).toBe('https://schema.org');
  return all ?? [one];
}

describe('addresses that count', () => {
  test.each([
    ['/index copy', '/'],
    ['/index copy 2', '/'],
    ['/anys/type_copy', '/anys'],
    [`/any/key_copy?key=${encodeURIComponent(ODD_KEY)}`, anyPath(ODD_KEY)],
  ])('the old address %s shows what %s shows, names it and is not to be indexed', async (old, counts) => {
    const [copy, page] = await Promise.all([read(old), read(counts)]);
    expect(link(copy, 'canonical')).toBe(origin + counts);
    expect(copy).toContain('name="robots" content="noindex"');
    expect(page).not.toContain('name="robots"');
    const names = (html: string) => parts(html, /<h[12][^>]*>(.*?)<\/h[12]>/g);
    expect(names(copy).length).toBeGreaterThan(0);
    expect(names(copy)).toEqual(names(page));
  });

  test.each([
    '/',
    '/home',
    '/hot',
    '/new',
    '/calendar',
    '/anys',
    '/anys/movie',
    '/anys/movie?page=2',
    anyPath(ODD_KEY),
  ])('%s names itself, whatever came with it', async (path) => {
    expect(link(await read(path), 'canonical')).toBe(origin + path);
    const more = `${path}${path.includes('?') ? '&' : '?'}utm_source=x`;
    expect(link(await read(more), 'canonical')).toBe(origin + path);
  });

  test('another name of a kind, and a narrowed list, name the list itself', async () => {
    expect(link(await read('/anys/电影'), 'canonical')).toBe(`${origin}/anys/movie`);
    const narrowed = await read('/anys/movie?genre=爱情&page=2');
    expect(link(narrowed, 'canonical')).toBe(`${origin}/anys/movie`);
    expect(narrowed).toContain('name="robots" content="noindex"');
  });
});

describe('lists', () => {
  test('whoever follows the next page sees every title once', async () => {
    const seen: string[] = [];
    let last: string | undefined;
    let path: string | undefined = '/anys/variety';
    while (path) {
      const html: string = await read(path);
      expect(link(html, 'prev')).toBe(last);
      seen.push(...parts(html, /<a [^>]*class="title-card[^>]*href="(\/any\/[^"]*)"/g));
      [last, path] = [path, link(html, 'next')];
      if (path) expect(html).toContain(`<a rel="next" href="${path}"`);
    }
    const { Data } = await (await fetch(`${origin}/api/v1/any/order?type_name=variety`)).json();
    expect(seen).toHaveLength(Data.Total);
    expect(new Set(seen).size).toBe(Data.Total);
  });

  test('the sizes are those of the specification', async () => {
    const { page } = await open('/', { javaScriptEnabled: false });
    const ordered = async (query: string): Promise<{ Key: string; Name: string }[]> =>
      (await (await fetch(`${origin}/api/v1/any/order?${query}`)).json()).Data.Result;
    const shown = (selector: string) =>
      page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const hot = await ordered('orderType=2&pageSize=10');
    const fresh = await ordered('orderType=0&pageSize=17');
    expect([hot.length, fresh.length]).toEqual([10, 17]);
    expect(await shown('.home-feature h3 a, .home-hot-rank')).toEqual(hot.map(({ Key }) => anyPath(Key)));
    // Kinds are mixed there and what is only a name comes last, so that it is not the order of the API.
    const newest = await shown('section:has(h2:text("最近更新")) .title-card');
    expect(new Set(newest).size).toBe(17);
    const words = await page.getByRole('navigation', { name: '热门片名' }).getByRole('link').allTextContents();
    expect(words).toEqual(hot.map(({ Name }) => Name));
    expect(await page.locator('.home-tools a').count()).toBe(18);
    await page.goto(origin + anyPath('三体'));
    expect(await page.locator('.any-related .title-card').count()).toBe(10);
  });
});

describe('what a title is, for programs', () => {
  test('a film and a series, with their place in the site', async () => {
    for (const [key, type] of [
      ['肖申克的救赎', 'Movie'],
      ['三体', 'TVSeries'],
      [ODD_KEY, 'TVSeries'],
    ] as const) {
      const [work, crumbs] = await graph(anyPath(key));
      expect(work).toMatchObject({ '@type': type, name: key, url: origin + anyPath(key) });
      expect(work?.['image']).toMatch(/^https?:\/\//);
      expect((await fetch(String(work?.['image']))).headers.get('content-type')).toContain('image/');
      const places = crumbs?.['itemListElement'] as { position: number; name: string; item: string }[];
      expect(crumbs?.['@type']).toBe('BreadcrumbList');
      expect(places.map(({ position }) => position)).toEqual(places.map((_, index) => index + 1));
      expect(places.every(({ name, item }) => name !== '' && item.startsWith(`${origin}/`))).toBe(true);
    }
    const [film] = await graph('/any/肖申克的救赎');
    expect(film).toMatchObject({
      datePublished: '1994',
      director: [{ '@type': 'Person', name: '弗兰克·德拉邦特' }],
    });
  });

  test('the home page tells how to search the site', async () => {
    const [site] = await graph('/');
    expect(site?.['potentialAction']).toMatchObject({
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/anys/search?words={search_term_string}` },
      'query-input': 'required name=search_term_string',
    });
  });

  test('the search description that pages name leads to results', async () => {
    const description = await read(link(await read('/'), 'search') ?? '');
    const template = /template="([^"]*)"/.exec(description)?.[1] ?? '';
    expect(template.startsWith(`${origin}/`)).toBe(true);
    expect(await (await fetch(template.replace('{searchTerms}', 'dhxy'))).text()).toContain('大话西游之大圣娶亲');
  });

  test('feeds and maps are sound XML; the maps hold every title, the lists name their feeds', async () => {
    const { page } = await open('/declaration');
    const faults = (text: string) =>
      page.evaluate(
        (xml) => new DOMParser().parseFromString(xml, 'text/xml').querySelector('parsererror')?.textContent ?? '',
        text,
      );
    for (const path of ['/hot', '/new', '/anys/movie', '/anys/tv', '/anys/variety', '/anys/anime']) {
      const feed = await read(link(await read(path), 'alternate') ?? '');
      expect(await faults(feed), path).toBe('');
      expect(parts(feed, /<item>(.)/g)).toHaveLength(50);
    }
    const maps = parts(await read('/sitemap.xml'), /<loc>([^<]*)<\/loc>/g);
    const titles = new Set<string>();
    for (const map of maps) {
      const text = await (await fetch(map)).text();
      expect(await faults(text), map).toBe('');
      for (const address of parts(text, /<loc>([^<]*\/any\/[^<]*)<\/loc>/g)) titles.add(address);
    }
    const { Data } = await (await fetch(`${origin}/api/v1/any/order?pageSize=1`)).json();
    expect(titles.size).toBe(Data.Total);
  });
});
