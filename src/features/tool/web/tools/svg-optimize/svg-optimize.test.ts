import { expect, test } from 'vitest';
import { optimizeSvg } from './svg-optimize.work.ts';
import { tool } from './tool.ts';

const plain = { precision: 2, pretty: false, keepIds: false, dropSize: false };
const drawn = `<?xml version="1.0"?><!-- made by hand --><svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">
  <g><path id="a" d="M 10.00001 10.00001 L 20.5555 20.5555" stroke="#ff0000"/></g></svg>`;

test('comments, empty groups and needless digits go', () => {
  const small = optimizeSvg(drawn, plain);
  expect(small.length).toBeLessThan(drawn.length / 1.5);
  expect(small).not.toContain('made by hand');
  expect(small).toContain('red');
});

test('names stay when asked, the size goes when asked', () => {
  expect(optimizeSvg(drawn, plain)).not.toContain('id="a"');
  expect(optimizeSvg(drawn, { ...plain, keepIds: true })).toContain('id="a"');
  const free = optimizeSvg(drawn, { ...plain, dropSize: true });
  expect(free).not.toContain('width="24"');
  expect(free).toContain('viewBox="0 0 24 24"');
});

test('scripts do not survive', () => {
  const bad = '<svg xmlns="http://www.w3.org/2000/svg" onload="x()"><script>x()</script><path d="M0 0h9v9z"/></svg>';
  expect(optimizeSvg(bad, plain)).not.toMatch(/script|onload/);
});

test('what is no SVG is said', () => {
  expect(() => optimizeSvg('<p>', plain)).toThrow('没有找到 <svg>');
  expect(() => optimizeSvg('<svg><path d="M0 0"', plain)).toThrow('不完整');
});

test('the example is right', () => {
  expect(optimizeSvg(tool.example.input, plain)).toBe(tool.example.output);
});
