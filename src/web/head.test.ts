import { expect, test } from 'vitest';
import type { Site } from './contexts.ts';
import { deskMeta, pageHead } from './head.ts';

// Only what heads read of a site.
const site = { title: '搜罗', origin: 'https://site.example' } as Site;
const cardOf = (path: string) =>
  pageHead(site, { title: '页', description: '一句话。', path }).flatMap((tag) =>
    'property' in tag && tag.property === 'og:image' ? [tag.content] : [],
  );

test.each([
  ['/', 'https://site.example/card/index.png'],
  ['/any/Fate%2FZero', 'https://site.example/card/any/Fate%2FZero.png'],
  ['/home?collection=weekend', 'https://site.example/card/home.png?collection=weekend'],
])('the page %s has the card %s', (path, card) => {
  expect(cardOf(path)).toEqual([card]);
});

test("the operator's pages have none", () => {
  const tags = deskMeta(site, { title: '概览', description: '', path: '/market/admin' });
  expect(tags).not.toContainEqual(expect.objectContaining({ property: 'og:image' }));
});
