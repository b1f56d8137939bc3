import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { ItemForm } from './item-form.tsx';

const drawn = (element: ReactNode) =>
  renderToString(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);

test('a new item is on unless one says otherwise, and only title and price are asked for', () => {
  const html = drawn(<ItemForm refusal={undefined} />);
  expect(html).toMatch(/name="status"[^>]*checked|checked[^>]*name="status"/);
  expect(html.match(/required=""/g)).toHaveLength(2);
});

test('what people looked for in vain is offered as the title of a new one', () => {
  expect(drawn(<ItemForm title="手冲<咖啡>" refusal={undefined} />)).toContain('value="手冲&lt;咖啡&gt;"');
});

test('what was refused stands there again, with the message at its field', () => {
  const errors = [{ Field: 'price', Message: '价格最多两位小数' }];
  const typed = { title: '咖啡', price: '6.789', images: '/a.webp' };
  const html = drawn(<ItemForm refusal={{ form: 'item', status: 400, errors, message: undefined, typed }} />);
  expect(html).toContain('value="6.789"');
  expect(html).toContain('src="/a.webp"');
  expect(html).toContain('价格最多两位小数');
  expect(html).not.toMatch(/name="status"[^>]*checked/);
});
