import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Count } from './count.tsx';

test.each([
  [0, ''],
  [-3, ''],
  [3, '3'],
  [99, '99'],
  [100, '99+'],
])('%i waiting is shown as "%s"', (value, text) => {
  expect(renderToString(<Count value={value} />).replace(/<[^>]+>/g, '')).toBe(text);
});
