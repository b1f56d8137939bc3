import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Waterfall } from './waterfall.tsx';
import { WaterfallImage } from './waterfall-image.tsx';

const render = (count: number) =>
  renderToStaticMarkup(
    <Waterfall
      label="好物"
      items={Array.from({ length: count }, (_, id) => ({ id, height: id === 0 ? 300 : 100 }))}
      keyOf={({ id }) => id}
      heightOf={({ height }) => height / 100}
      renderItem={({ id, height }) => <WaterfallImage src={`/${id}.jpg`} alt={`${id}`} width={100} height={height} />}
    />,
  );

test('the server puts cards into two columns by the stored size of their pictures, and keeps their room', () => {
  const html = render(4);
  const [, left = '', right = ''] = html.split('waterfall-column"');
  const order = (column: string) => [...column.matchAll(/data-index="(\d+)"/g)].map(([, index]) => index);
  expect(order(left)).toEqual(['0']);
  expect(order(right)).toEqual(['1', '2', '3']);
  expect(left).toContain('aspect-ratio:100 / 300');
  expect(html).toContain('--waterfall-columns:2;--waterfall-gutter:10px');
  expect(html).toContain('aria-posinset="4" aria-setsize="4"');
});

test('60 cards are all in the page, of more the server sends the first 60', () => {
  const count = (html: string) => html.match(/role="listitem"/g)?.length;
  expect(count(render(60))).toBe(60);
  expect(count(render(400))).toBe(60);
});
