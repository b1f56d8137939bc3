import { expect, test } from 'vitest';
import { minifyJs } from './js-minify.work.ts';
import { tool } from './tool.ts';

const all = { mangle: true, compress: true, dropConsole: false, module: false };

test('names of functions that others may call stay, local ones get short', async () => {
  expect(await minifyJs('function add(first, second) {\n  return first + second;\n}', all)).toBe(
    'function add(n,d){return n+d}',
  );
});

test('what is never used goes from a module', async () => {
  expect(await minifyJs('const never = 1; export const a = 2 * 3;', { ...all, module: true })).toBe(
    'export const a=6;',
  );
});

test('console calls go only when asked', async () => {
  expect(await minifyJs('console.log(1);alert(2)', all)).toContain('console');
  expect(await minifyJs('console.log(1);alert(2)', { ...all, dropConsole: true })).toBe('alert(2);');
});

test('a licence stays', async () => {
  expect(await minifyJs('/*! licence */let a=1', all)).toContain('/*! licence */');
});

test('a syntax error says where', async () => {
  await expect(minifyJs('let a = 1;\nlet = = 2', all)).rejects.toMatchObject({ details: { line: 2 } });
});

test('the example is right', async () => {
  expect(await minifyJs(tool.example.input, all)).toBe(tool.example.output);
});
