import { expect, test } from 'vitest';
import { processorMs } from '../../frame/processor-time.fixture.ts';
import { cleanText } from './text-clean.pure.ts';
import { tool } from './tool.ts';

const none = {
  invisible: false,
  trimLines: false,
  emptyLines: 'keep',
  spaces: false,
  joinLines: false,
  html: false,
} as const;
const usual = { ...none, invisible: true, trimLines: true, emptyLines: 'one', spaces: true } as const;

test('what cannot be seen goes, odd spaces become plain ones', () => {
  expect(cleanText('\ufeff搜\u200b罗\u00a0a\u202eb', { ...none, invisible: true })).toBe('搜罗 ab');
});

test('spaces and empty lines', () => {
  expect(cleanText('  a  \t b　\r\n\n\n\nc', usual)).toBe('a b\n\nc');
  expect(cleanText('a\n\n \nb\n', { ...none, emptyLines: 'none' })).toBe('a\nb');
});

test('lines of a PDF are joined, paragraphs stay', () => {
  expect(cleanText('今天天\n气好。\nVery\ngood\n\n新段', { ...none, joinLines: true })).toBe(
    '今天天气好。 Very good\n\n新段',
  );
});

test('tags go and what they separated stays apart', () => {
  expect(cleanText('<p>甲</p><p>乙<br>丙</p><script>x<1</script>', { ...none, html: true })).toBe('甲\n乙\n丙\n');
});

// Each of these once took longer than anyone waits.
test.each([
  ['brackets', '<'.repeat(100_000)],
  ['scripts without an end', '<script'.repeat(20_000)],
  ['spaces within a line', `a${' '.repeat(100_000)}b`],
])('many %s are cleaned in no time', (_name, text) => {
  const all = {
    invisible: true,
    trimLines: true,
    emptyLines: 'one',
    spaces: false,
    joinLines: true,
    html: true,
  } as const;
  expect(processorMs(() => cleanText(text, all))).toBeLessThan(2000);
});

test('what stands between script tags goes with them', () => {
  const options = { invisible: false, trimLines: false, emptyLines: 'keep', spaces: false, joinLines: false } as const;
  expect(cleanText('a<script>if (1<2) x()</script>b<style>p{}</style>c<b>d</b>', { ...options, html: true })).toBe(
    'abcd',
  );
});

test('the example is right', () => {
  expect(cleanText(tool.example.input, usual)).toBe(tool.example.output);
});
