import { expect, test, vi } from 'vitest';
import type { SearchSection } from '#/platform/feature.ts';
import { createSectionService } from './section.service.ts';

const section = (key: string, find: SearchSection['find']): SearchSection => ({
  key,
  name: key,
  find,
  morePath: (words) => `/${key}?words=${words}`,
});
const things = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ title: `${index}`, path: `/${index}` }));

test('a section that hangs or fails says so by name, and the others answer as ever', async () => {
  const report = vi.fn();
  const service = createSectionService({
    sections: () => [
      section('word', () => new Promise(() => {})),
      section('market', async () => {
        throw new Error('boom');
      }),
      section('catalogue', async () => ({ total: 9, things: things(6) })),
    ],
    timeoutMs: 50,
    report,
  });
  expect(service.list().map(({ key }) => key)).toEqual(['catalogue', 'market', 'word']);
  const slow = service.find('word', '山');
  await expect(service.find('market', '山')).rejects.toMatchObject({ code: 'search.section_failed', status: 502 });
  expect(await service.find('catalogue', '山')).toMatchObject({ total: 9, morePath: '/catalogue?words=山' });
  await expect(slow).rejects.toMatchObject({
    code: 'search.section_slow',
    message: 'word没有及时回应，其他结果不受影响',
  });
  await expect(service.find('nothing', '山')).rejects.toMatchObject({ status: 404 });
  expect(report).toHaveBeenCalledTimes(2);
});

test('no more than fit are shown, and no way on where there is nothing more; empty words ask nobody', async () => {
  const find = vi.fn(async () => ({ total: 3, things: things(3) }));
  const service = createSectionService({ sections: () => [section('blog', find)], report: () => {} });
  expect(await service.find('blog', '山')).toMatchObject({ total: 3, morePath: '' });
  expect(await service.find('blog', '')).toMatchObject({ total: 0, things: [] });
  expect(find).toHaveBeenCalledTimes(1);
});
