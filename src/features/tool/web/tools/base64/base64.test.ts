import { expect, test } from 'vitest';
import { processorMs } from '../../frame/processor-time.fixture.ts';
import { decodeText, encodeText } from './base64.work.ts';
import { tool } from './tool.ts';

const plain = { urlSafe: false, padding: true, wrap: false };

test('Chinese and emoji go through UTF-8', () => {
  expect(encodeText('搜罗😀', plain)).toBe('5pCc572X8J+YgA==');
  expect(decodeText('5pCc572X8J+YgA==')).toBe('搜罗😀');
});

test('the alphabet for addresses, without padding', () => {
  expect(encodeText('搜罗😀', { urlSafe: true, padding: false, wrap: false })).toBe('5pCc572X8J-YgA');
  expect(decodeText('5pCc572X8J-YgA')).toBe('搜罗😀');
});

test('lines of 76 are read back', () => {
  const wrapped = encodeText('a'.repeat(100), { ...plain, wrap: true });
  expect(wrapped.split('\n').map((line) => line.length)).toEqual([76, 60]);
  expect(decodeText(wrapped)).toBe('a'.repeat(100));
});

test('a data: address is read, a picture is said to be no text', () => {
  expect(decodeText('data:text/plain;base64,Zm9v')).toBe('foo');
  expect(() => decodeText('/9j/4AAQSkZJRg==')).toThrow('二进制');
});

test('an invisible mark at the start comes back too', () => {
  const plain = { urlSafe: false, padding: true, wrap: false };
  expect(decodeText(encodeText('\ufeffa', plain))).toBe('\ufeffa');
});

test('a great many = are refused in no time', () => {
  const decode = () => decodeText(`${'='.repeat(100_000)}x`);
  expect(processorMs(() => expect(decode).toThrow('不属于'))).toBeLessThan(2000);
});

test('the example is right', () => {
  expect(encodeText(tool.example.input, plain)).toBe(tool.example.output);
});
