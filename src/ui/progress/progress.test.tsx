import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Progress } from './progress.tsx';

const shareOf = (html: string) => /--progress:([\d.]+)/.exec(html)?.[1];

test.each([
  [46, 100, '0.46'],
  [130, 100, '1'],
  [-5, 100, '0'],
  [3, 12, '0.25'],
  [0, 0, '0'],
])('%i of %i fills %s of the bar', (value, max, share) => {
  expect(shareOf(renderToString(<Progress label="上传" value={value} max={max} />))).toBe(share);
});

test('without a value no number is claimed', () => {
  const html = renderToString(<Progress label="上传" />);
  expect(html).toContain('role="progressbar"');
  expect(html).not.toContain('aria-valuenow');
  expect(shareOf(html)).toBeUndefined();
});

test('without a label it is an illustration', () => {
  const html = renderToString(<Progress value={3} />);
  expect(html).toContain('aria-hidden="true"');
  expect(html).not.toContain('progressbar');
});
