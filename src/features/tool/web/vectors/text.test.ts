import { gunzipSync, inflateRawSync, inflateSync } from 'node:zlib';
import { expect } from 'vitest';
import { fromBase64, readUtf8, toHex, utf8 } from '../bytes/bytes.work.ts';
import { decodeText, encodeText } from '../tools/base64/base64.work.ts';
import { decodeAs, encodeAs } from '../tools/charset/charset.work.ts';
import { changeWidth } from '../tools/full-half-width/full-half-width.pure.ts';
import { pack, unpack } from '../tools/gzip/gzip.work.ts';
import { digestAll, type HashName, hmac } from '../tools/hash/hash.work.ts';
import { decodeEntities, encodeEntities } from '../tools/html-entities/html-entities.work.ts';
import { csvToJson, jsonToCsv } from '../tools/json-csv/json-csv.work.ts';
import { escapeJson, unescapeJson } from '../tools/json-escape/json-escape.pure.ts';
import { tryRegex } from '../tools/regex/regex.pure.ts';
import { dedupeLines } from '../tools/text-dedupe/text-dedupe.pure.ts';
import { diffTexts } from '../tools/text-diff/text-diff.work.ts';
import { numbersToText, textToNumbers } from '../tools/text-hex/text-hex.work.ts';
import { processLines } from '../tools/text-lines/text-lines.pure.ts';
import { replaceAll } from '../tools/text-replace/text-replace.pure.ts';
import { sortLines } from '../tools/text-sort/text-sort.pure.ts';
import { escapeUnicode, unescapeUnicode } from '../tools/unicode-escape/unicode-escape.pure.ts';
import { decodeUrl, encodeUrl } from '../tools/url-codec/url-codec.pure.ts';
import { countText } from '../tools/word-count/word-count.pure.ts';
import { describeVectors } from './vectors.fixture.ts';

const { agrees, everyToolIsTried } = describeVectors('text');

agrees('base64', (text: string) => {
  const whole = encodeText(text, { urlSafe: false, padding: true, wrap: false });
  expect(decodeText(whole)).toBe(text);
  return [whole, encodeText(text, { urlSafe: true, padding: false, wrap: false })];
});
agrees('url-codec', (text: string) => {
  const scopes = ['part', 'whole', 'form'] as const;
  const coded = scopes.map((scope) => encodeUrl(text, scope));
  for (const scope of ['part', 'form'] as const) expect(decodeUrl(encodeUrl(text, scope), scope)).toBe(text);
  return coded;
});
agrees('text-hex', (text: string) => {
  const forms = (['hex', 'binary', 'decimal'] as const).map((form) => textToNumbers(text, form, ' '));
  expect(forms.map((form, at) => numbersToText(form, (['hex', 'binary', 'decimal'] as const)[at] ?? 'hex'))).toEqual([
    text,
    text,
    text,
  ]);
  return forms;
});
agrees('json-escape', (text: string) => {
  expect(unescapeJson(escapeJson(text, { ascii: false, quotes: false }))).toBe(text);
  return [true, false].map((ascii) => {
    const escaped = escapeJson(text, { ascii, quotes: true });
    expect(unescapeJson(escaped)).toBe(text);
    return escaped;
  });
});
agrees('unicode-escape', (text: string) => {
  for (const style of ['js', 'es6', 'css', 'python', 'point'] as const)
    expect(unescapeUnicode(escapeUnicode(text, style))).toBe(text);
  return escapeUnicode(text, 'js');
});
agrees('html-entities.encode', (text: string) => {
  for (const scope of ['markup', 'all'] as const) expect(decodeEntities(encodeEntities(text, scope))).toBe(text);
  return encodeEntities(text, 'markup');
});
agrees('html-entities.decode', (text: string) => decodeEntities(text));
agrees('full-half-width', (text: string) =>
  changeWidth(text, 'half', { letters: true, digits: true, punctuation: true, spaces: true }),
);
agrees('hash', async (text: string) =>
  Object.fromEntries(
    (await digestAll(utf8(text))).filter(({ name }) => name !== 'RIPEMD-160').map(({ name, hex }) => [name, hex]),
  ),
);
agrees('hmac', async (text: string, expected: Record<HashName, string>) => {
  const key = utf8((text || 'k').repeat(3));
  const macs = Object.keys(expected).map(async (name) => [name, toHex(await hmac(name as HashName, key, utf8(text)))]);
  return Object.fromEntries(await Promise.all(macs));
});
agrees('gzip', (text: string, packed: string[]) => {
  const formats = ['gzip', 'zlib', 'deflate'] as const;
  const readers = [gunzipSync, inflateSync, inflateRawSync];
  for (const [at, format] of formats.entries()) expect(readers[at]?.(pack(utf8(text), format)).toString()).toBe(text);
  expect(packed.map((one, at) => readUtf8(unpack(fromBase64(one), formats[at] ?? 'gzip')))).toEqual([text, text, text]);
  return packed;
});
agrees('charset', (text: string, expected: Record<string, string | null>) =>
  Object.fromEntries(
    Object.keys(expected).map((name) => {
      const charset = name as 'gbk';
      if (expected[name] === null) return [name, null];
      const bytes = encodeAs(text, charset);
      expect(decodeAs(bytes, charset)).toBe(text);
      return [name, toHex(bytes)];
    }),
  ),
);
agrees('text-dedupe', (text: string) =>
  dedupeLines(text, { ignoreCase: false, trim: false, dropEmpty: true, keep: 'once' }),
);
for (const order of ['code', 'length'] as const)
  agrees(`text-sort.${order}`, (text: string) =>
    sortLines(text, { order, descending: false, dropEmpty: false }, () => 0),
  );
agrees('text-lines', (text: string) =>
  processLines(text, { prefix: '>', suffix: '<', number: 'dot', join: '', split: '' }),
);
agrees('text-diff', ([one, other]: [string, string]) => {
  const { added, removed } = diffTexts(one, other, { by: 'line', ignoreCase: false, ignoreSpace: false });
  return [added, removed];
});
agrees('text-replace', ([text, from, to]: [string, string, string]) =>
  replaceAll({ text, rules: `${from} => ${to}`, regex: false, ignoreCase: false }),
);
agrees('json-csv.read', (text: string) => JSON.parse(csvToJson(text, { delimiter: ',', header: false, typed: false })));
agrees('json-csv.write', (rows: string[][]) => {
  const written = jsonToCsv(JSON.stringify(rows));
  expect(JSON.parse(csvToJson(written, { delimiter: ',', header: false, typed: false }))).toEqual(rows);
  return written;
});
agrees('word-count', (text: string) => {
  const { bytes, lines, chinese, words } = countText(text);
  return { bytes, lines, chinese, words };
});
agrees('regex', ([pattern, text]: [string, string]) =>
  tryRegex({ pattern, flags: 'g', text }).matches.map(({ index, text: found }) => [index, found]),
);
everyToolIsTried();
