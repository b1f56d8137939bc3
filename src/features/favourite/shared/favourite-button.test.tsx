import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { FAVOURITE } from '#/features/favourite/favourite-types.pure.ts';
import { FavouriteButton } from './favourite-button.tsx';

type Props = Parameters<typeof FavouriteButton>[0];

/** As the server sends it, to a visitor or to the member with this number. */
function render(props: Partial<Props>, memberId?: number): string {
  const element = <FavouriteButton id="Fate/Zero" type={FAVOURITE.any} name="命运之夜" look="card" {...props} />;
  const user = memberId === undefined ? null : { Id: memberId };
  const router = createMemoryRouter([{ id: 'root', path: '/', children: [{ path: '*', element }] }], {
    initialEntries: ['/anys/search?words=a%26b'],
    hydrationData: { loaderData: { root: { user } } },
  });
  return renderToString(<RouterProvider router={router} />);
}

test('a visitor is led to the login and back, with or without JavaScript', () => {
  const html = render({});
  expect(html).toContain('href="/login?fromPage=%2Fanys%2Fsearch&amp;words=a%26b"');
  expect(html).not.toContain('<form');
  expect(html).not.toContain('aria-pressed');
});

test('a visitor never sees a favourite, whatever the page says', () => {
  expect(render({ initial: true })).not.toContain('已收藏');
});

test('for a member it is a form that keeps it, and leads back to the page', () => {
  const html = render({ initial: false }, 7);
  expect(html).toContain('aria-pressed="false"');
  for (const [name, value] of [
    ['intent', 'add'],
    ['ids', 'Fate/Zero'],
    ['Type', '1'],
    ['back', '/anys/search?words=a%26b'],
  ]) {
    expect(html).toContain(`name="${name}" value="${value}"`);
  }
});

test('what is kept is shown so from the first byte, and pressing it drops it', () => {
  const html = render({ initial: true }, 7);
  expect(html).toContain('aria-pressed="true"');
  expect(html).toContain('name="intent" value="remove"');
  expect(html.replaceAll(/<[^>]+>/g, '')).toBe('已收藏《命运之夜》');
});

test('the name of a tool or a market item is quoted as such', () => {
  expect(render({ type: FAVOURITE.tool, name: 'JSON' }, 7)).toContain('「JSON」');
});
