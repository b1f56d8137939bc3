import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readShops, type SamplePlace, sampleItems } from './sample-item.rules.ts';

const content = (name: string) => readFile(new URL(`./content/${name}`, import.meta.url), 'utf8');
const shops = readShops(await content('sample-goods.txt'));
const places: SamplePlace[] = JSON.parse(await content('sample-places.json'));

test('no two samples are drawn alike: each stands in a setting of its own', () => {
  const first = sampleItems(shops, places).map(({ images: [image = ''] }) => new URL(image, 'https://here.test'));
  expect(first).toHaveLength(200);
  expect(new Set(first.map(({ searchParams }) => Number(searchParams.get('v')))).size).toBe(200);
});
