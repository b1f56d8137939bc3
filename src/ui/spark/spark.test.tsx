import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Spark } from './spark.tsx';

const heights = (values: number[]) =>
  [...renderToString(<Spark label="点击" values={values} height={30} />).matchAll(/<rect[^>]* height="([\d.]+)"/g)].map(
    ([, height]) => Number(height),
  );

test('bars stand in proportion to the highest, and even nothing leaves a trace', () => {
  expect(heights([0, 14, 28])).toEqual([1.5, 14, 28]);
});

test('a single click beside thousands can be seen', () => {
  expect(heights([1, 5000])[0]).toBe(1.5);
});

test('a row of nothing does not divide by nothing', () => {
  expect(heights([0, 0])).toEqual([1.5, 1.5]);
});
