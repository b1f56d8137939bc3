import { load } from 'cheerio';

import type { PageParts } from './page-check.rules.ts';

/** The parts of a page that are meant for search engines and chat programs. */
export function readPageParts(html: string, url: string): PageParts {
  const $ = load(html);
  const plain = (text: string | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const meta = (name: string) => plain($(`meta[name="${name}" i]`).first().attr('content'));
  const images = $('img').toArray();
  return {
    title: plain($('head > title').first().text()),
    description: meta('description'),
    keywords: meta('keywords'),
    canonical: plain($('link[rel="canonical" i]').first().attr('href')),
    robots: meta('robots'),
    viewport: meta('viewport'),
    lang: plain($('html').attr('lang')),
    charset: plain($('meta[charset]').first().attr('charset')),
    h1: $('h1')
      .toArray()
      .map((one) => plain($(one).text())),
    headings: $('h1,h2,h3,h4,h5,h6').length,
    links: $('a[href]').length,
    images: images.length,
    imagesWithoutText: images.filter((image) => $(image).attr('alt') === undefined).length,
    openGraph: $('meta[property^="og:"]')
      .toArray()
      .map((one) => ({ name: plain($(one).attr('property')), value: plain($(one).attr('content')) })),
    isHttps: url.startsWith('https:'),
  };
}
