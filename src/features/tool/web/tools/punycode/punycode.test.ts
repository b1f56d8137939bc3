import { domainToASCII } from 'node:url';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { convertHosts, decodeLabel, encodeLabel } from './punycode.pure.ts';
import { tool } from './tool.ts';

// RFC 3492, section 7.1.
const SAMPLES = [
  ['他们为什么不说中文', 'ihqwcrb4cv8a8dqg056pqjye'],
  ['他們爲什麽不說中文', 'ihqwctvzc91f659drss3x8bo0yb'],
  ['Pročprostěnemluvíčesky', 'Proprostnemluvesky-uyb24dma41a'],
  ['3年B組金八先生', '3B-ww4c5e180e575a65lsy2b'],
  ['パフィーdeルンバ', 'de-jg4avhby1noc0d'],
] as const;

test.each(SAMPLES)('%s is encoded as in RFC 3492, and back', (label, ascii) => {
  expect(encodeLabel(label)).toBe(ascii);
  expect(decodeLabel(ascii)).toBe(label);
});

test('what was encoded is decoded to the same, whatever it is', () => {
  const label = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(label, (text) => decodeLabel(encodeLabel(text)) === text),
    { numRuns: 300 },
  );
});

test('the example is right, and agrees with what Node makes of it', () => {
  expect(convertHosts(tool.example.input, 'encode')).toBe(tool.example.output);
  expect(domainToASCII(tool.example.input)).toBe(tool.example.output);
  expect(convertHosts(tool.example.output, 'decode')).toBe(tool.example.input);
});

test('only the host of an address is converted; empty lines stay', () => {
  expect(convertHosts('https://例子.中国:8080/路径?q=值\n\nexample.com', 'encode')).toBe(
    'https://xn--fsqu00a.xn--fiqs8s:8080/路径?q=值\n\nexample.com',
  );
});

test('a broken form names its line', () => {
  expect(() => convertHosts('ok.com\nxn--a_b.cn', 'decode')).toThrow(expect.objectContaining({ details: { line: 2 } }));
  expect(() => convertHosts('xn--9999999a.cn', 'decode')).toThrow('不是有效的 Punycode');
  expect(() => convertHosts('不像 域名', 'encode')).toThrow('不像域名');
});

test('a label that would be too long for DNS is refused', () => {
  expect(() => convertHosts(`${'长'.repeat(60)}.cn`, 'encode')).toThrow('超过 63');
});

test.each([
  ['encode', '中'.repeat(100_000), '编码后超过'],
  ['encode', `${'a'.repeat(200_000)}中`, '编码后超过'],
  ['decode', 'xn--', '不是有效'],
  ['decode', `xn--${'9'.repeat(100_000)}`, '不是有效'],
] as const)('%s of a label of an impossible length is refused at once', (way, label, reason) => {
  expect(() => convertHosts(label, way)).toThrow(reason);
});
