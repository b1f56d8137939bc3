import { expect, test } from 'vitest';
import { createHaloClient } from './halo.gateway.ts';

const whole = { metadata: { name: 'a' }, spec: { title: '甲', slug: 'a', cover: '' } };
const answering = (body: unknown) => createHaloClient(async () => ({ status: 200, body }), 'https://blog.example');
const list = (items: unknown[]) => ({ page: 1, size: 10, total: items.length, items });

test.each([
  ['without metadata', { spec: { title: '乙' } }],
  ['with a name that is none', { metadata: { name: null }, spec: { title: '乙' } }],
  ['without a spec', { metadata: { name: 'b' } }],
  ['that is null', null],
])('an article %s does not cost the others', async (_how, broken) => {
  const { posts } = await answering(list([broken, whole])).posts(1);
  expect(posts.map(({ title }) => title)).toEqual(['甲']);
});

test('an article is read without what is empty, and named by its name where it has no title', async () => {
  const bare = {
    metadata: { name: 'b', labels: null },
    spec: { title: null, slug: null, cover: null, pinned: null, publishTime: null, excerpt: null },
    status: null,
    categories: [null, { metadata: { name: 'c' }, spec: { displayName: '丙', slug: null } }],
    tags: null,
    content: null,
  };
  const { posts } = await answering(list([bare])).posts(1);
  expect(posts).toMatchObject([{ name: 'b', title: 'b', cover: '', publishedAt: null, isPinned: false, tags: [] }]);
  expect(posts[0]?.categories).toMatchObject([{ name: 'c', displayName: '丙' }]);
  expect(await answering(bare).post('b')).toMatchObject({ name: 'b', html: '' });
});

test.each([[list([1, 'x', {}])], [{ items: [] }], ['<html>'], [null]])('%j is no list of articles', async (body) => {
  await expect(answering(body).posts(1)).rejects.toThrow();
});
