import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { Segmented } from './segmented.tsx';
import { SegmentedLinks } from './segmented-links.tsx';

const segments = [
  { value: 'hot', label: '热度' },
  { value: 'score', label: '评分', count: 3 },
];

test('the choices are one group of radio buttons that a form can send', () => {
  const html = renderToString(<Segmented label="排序" name="Order" segments={segments} defaultValue="score" />);
  expect(html).toMatch(/^<fieldset[^>]*><legend[^>]*>排序<\/legend>/);
  const radios = html.match(/<input[^>]*>/g) ?? [];
  expect(radios.map((radio) => radio.includes('name="Order"'))).toEqual([true, true]);
  expect(radios.map((radio) => radio.includes('checked'))).toEqual([false, true]);
});

test('two groups without a name do not share one', () => {
  const html = renderToString(
    <>
      <Segmented label="a" segments={segments} />
      <Segmented label="b" segments={segments} />
    </>,
  );
  const names = [...html.matchAll(/name="([^"]+)"/g)].map(([, name]) => name);
  expect(new Set(names).size).toBe(2);
});

test('choices that are addresses are links, and the current one says so', () => {
  const links = segments.map(({ value, ...text }) => ({
    ...text,
    to: `/any?order=${value}`,
    current: value === 'hot',
  }));
  const html = renderToString(
    <MemoryRouter>
      <SegmentedLinks label="排序" segments={links} />
    </MemoryRouter>,
  );
  expect(html.match(/<a [^>]*aria-current="true"[^>]*>/g)?.map((tag) => tag.includes('order=hot'))).toEqual([true]);
});
