import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import * as switches from '#/web/router-internals/switches.pure.ts';
import { InnerLink, type InnerLinkProps } from './inner-link.tsx';

const render = (props: InnerLinkProps) =>
  renderToString(
    <MemoryRouter initialEntries={['/tool/json']}>
      <InnerLink {...props}>看</InnerLink>
    </MemoryRouter>,
  );

test('a path within the site is an ordinary link that the root follows', () => {
  expect(render({ to: '/any/a%2Fb?x=1#y', className: 'card' })).toBe(
    `<a class="card" href="/any/a%2Fb?x=1#y"${switches.linkMarks ? ' data-discover="true"' : ''} data-link="">看</a>`,
  );
});

test('how it is to be followed stands on it', () => {
  expect(render({ to: '/anys', replace: true, preventScrollReset: true })).toContain('data-link="replace stay"');
});

test.each(['json', '..', '?page=2', '#top', '//other.example/x', '/\\other.example', 'https://other.example/'])(
  'the root leaves %s alone',
  (to) => {
    const html = render({ to });
    expect(html).toMatch(/^<a [^>]*href=/);
    expect(html).not.toContain('data-link');
  },
);

test('what only the router can do is left to it', () => {
  for (const extra of [{ state: { from: 'list' } }, { reloadDocument: true }, { relative: 'path' as const }]) {
    expect(render({ to: '/anys', ...extra })).not.toContain('data-link');
  }
});
