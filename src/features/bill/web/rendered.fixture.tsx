import { load } from 'cheerio';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';

/** What the server sends of a part of the page. */
export function rendered(element: ReactElement) {
  const router = createMemoryRouter([{ path: '/', element }]);
  return load(renderToStaticMarkup(<RouterProvider router={router} />));
}
