import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type Card, toCard } from './card.ts';
import { ItemCard } from './item-card.tsx';

const item = {
  id: 7,
  title: '手冲咖啡',
  images: ['/a.webp', '/b.webp'],
  image_width: 355,
  image_height: 355,
  price: 39.9,
  origin_price: 68,
  discount: 0.587,
  return_money: 2.5,
  market_type: '到店券',
  longitude: 120.1551,
  latitude: 30.2849,
} as Parameters<typeof toCard>[0]; // what a card reads, and no more
const here = { longitude: 120.1551, latitude: 30.2741 };

function drawn(card: Card) {
  const element = <ItemCard card={card} place={here} />;
  const html = renderToString(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  return { html, text: html.replaceAll(/<!-- -->/g, '').replaceAll(/<[^>]+>/g, '|') };
}

test('a card shows title, first picture, both prices, discount, what comes back, type and distance', () => {
  const { html, text } = drawn(toCard(item));
  expect(html).toContain('/a.webp');
  expect(html).not.toContain('/b.webp');
  for (const part of ['手冲咖啡', '39.9', '¥68', '5.9折', '返¥2.5', '到店券', '1.2km']) expect(text).toContain(part);
});

test('what does not apply is left out: no discount, nothing back, no type, nowhere', () => {
  const plain = {
    ...item,
    origin_price: null,
    discount: 1,
    return_money: 0,
    market_type: '',
    longitude: 0,
    latitude: 0,
  };
  const { text } = drawn(toCard(plain));
  for (const part of ['原价', '折', '返', '到店券', 'km']) expect(text).not.toContain(part);
});

test('a thing without picture is drawn by its title and its category', () => {
  const { html } = drawn(toCard({ ...item, images: [], category: '课程' }));
  expect(html).toContain(`/cover/${encodeURIComponent('市集')}/${encodeURIComponent(`${item.title} 教材`)}.svg`);
});
