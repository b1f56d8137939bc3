import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EndlessList } from './endless-list.tsx';

const render = (next: string | null, total?: number) =>
  renderToStaticMarkup(
    <EndlessList
      first={{ items: ['漫长的季节', '繁花'], next }}
      keyOf={(name) => name}
      renderItem={(name) => name}
      load={() => Promise.reject(new Error('not on the server'))}
      unit="部"
      {...(total !== undefined && { total })}
    />,
  );

test('the server sends the first page and a real link to the next one', () => {
  const html = render('/anys/tv?page=2', 1042);
  expect(html).toContain('<li>漫长的季节</li><li>繁花</li>');
  expect(html).toContain('href="/anys/tv?page=2"');
  expect(html).toContain('已显示 2 / 1042 部');
});

test('the last page says so and links nowhere', () => {
  const html = render(null);
  expect(html).toContain('已显示 2 部，到底了');
  expect(html).not.toContain('href');
});
