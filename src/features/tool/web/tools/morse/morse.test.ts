import { expect, test } from 'vitest';
import { fromMorse, toMorse } from './morse.pure.ts';
import { tool } from './tool.ts';

test.each([
  ['SOS', '... --- ...'],
  ['HELLO WORLD', '.... . .-.. .-.. --- / .-- --- .-. .-.. -..'],
  ['2026?', '..--- ----- ..--- -.... ..--..'],
])('%s is %s and back', (text, code) => {
  expect(toMorse(text)).toBe(code);
  expect(fromMorse(code)).toBe(text);
});

test('Chinese goes there and back by its number', () => {
  expect(fromMorse(toMorse('搜罗 OK'))).toBe('搜罗 OK');
});

test('other ways of drawing dots and dashes', () => {
  expect(fromMorse('··· ——— ···')).toBe('SOS');
});

test('what is no code is named', () => {
  expect(() => fromMorse('... a')).toThrow('“a”');
  expect(() => fromMorse('.......')).toThrow('没有“.......”');
});

test('what has no code is not sent as another letter', () => {
  for (const mark of ['*', '#', '%', '[', '~']) expect(() => toMorse(`a${mark}`)).toThrow('没有电码');
});

test('the example is right', () => {
  expect(toMorse(tool.example.input)).toBe(tool.example.output);
});
