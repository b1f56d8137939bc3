import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NoticeBar } from './notice-bar.tsx';

test('without notices there is no line', () => {
  expect(renderToStaticMarkup(<NoticeBar items={[]} isClosable />)).toBe('');
});

test('a line can be closed only where that is wanted', () => {
  const items = [{ text: '双十一返现加倍进行中' }];
  expect(renderToStaticMarkup(<NoticeBar items={items} isClosable />)).toContain('aria-label="关闭公告"');
  expect(renderToStaticMarkup(<NoticeBar items={items} />)).not.toContain('关闭公告');
});
