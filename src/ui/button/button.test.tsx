import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { RemovableChip } from '../chip/chip.tsx';
import { Button, type ButtonProps } from './button.tsx';

const render = (props: ButtonProps) =>
  renderToString(
    <MemoryRouter>
      <Button {...props}>保存</Button>
    </MemoryRouter>,
  );

test('what it does decides what it is', () => {
  expect(render({ to: '/any/三体' })).toMatch(/^<a [^>]*href="\/any\/[^"]+"/);
  expect(render({ href: 'https://example.com/', rel: 'noopener' })).toMatch(
    /^<a href="https:\/\/example.com\/" rel="noopener"/,
  );
  expect(render({})).toMatch(/^<button type="button"/);
});

test('it sends a form only when told to', () => {
  expect(render({ type: 'submit' })).toMatch(/^<button type="submit"/);
});

test('at work it says so, and stays focusable', () => {
  const html = render({ loading: true });
  expect(html).toContain('aria-busy="true"');
  expect(html).toContain('aria-disabled="true"');
  expect(html).not.toMatch(/\sdisabled/);
});

test('a filter that can be taken away says what pressing it does', () => {
  const html = renderToString(
    <MemoryRouter>
      <RemovableChip to="/anys/tv">地区：中国大陆</RemovableChip>
    </MemoryRouter>,
  );
  expect(html).toContain('aria-label="去掉 地区：中国大陆"');
});
