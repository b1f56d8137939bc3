import { createHash, createHmac } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { expect, test } from 'vitest';
import { utf8 } from './bytes/bytes.work.ts';
import { decodeText, encodeText } from './tools/base64/base64.work.ts';
import { decodeAs, encodeAs } from './tools/charset/charset.work.ts';
import { digestAll, type HashName, hmac } from './tools/hash/hash.work.ts';
import { escapeJson, unescapeJson } from './tools/json-escape/json-escape.pure.ts';
import { convertBase, readInteger } from './tools/number-base/number-base.pure.ts';
import { convertHosts } from './tools/punycode/punycode.pure.ts';
import { numbersToText, textToNumbers } from './tools/text-hex/text-hex.work.ts';
import { unescapeUnicode } from './tools/unicode-escape/unicode-escape.pure.ts';
import { decodeUrl, encodeUrl } from './tools/url-codec/url-codec.pure.ts';

/** Ordinary texts, then odd ones: each is given to a tool and to what Node has for the same. */
const ORDINARY = [
  '搜罗',
  'hello world',
  'a',
  '你好，世界！',
  '{"a":1}',
  'https://a.cn/b?c=d&e=f',
  'x'.repeat(1000),
  '123',
  'a b\tc',
  '第1行\n第2行',
];
const ODD = [
  '',
  ' ',
  '\u0000',
  '😀👨‍👩‍👧',
  'é',
  'e\u0301',
  '\ufeff',
  '\u2028',
  '%41&amp;',
  'it\'s "q" \\n',
  '𠮷野家',
  '\r\n\r',
  '\u007f\u0080',
  'ﬁ½',
  '+/=_-',
];
const TEXTS = [...ORDINARY, ...ODD];

test.each(TEXTS)('the codings of %j are those of Node, and come back', (text) => {
  const bytes = Buffer.from(text);
  const coded = encodeText(text, { urlSafe: false, padding: true, wrap: false });
  expect(coded).toBe(bytes.toString('base64'));
  expect(encodeText(text, { urlSafe: true, padding: false, wrap: false })).toBe(bytes.toString('base64url'));
  expect(decodeText(coded)).toBe(text);
  // RFC 3986 reserves five more marks than ECMAScript does.
  const strict = encodeURIComponent(text).replace(
    /[!'()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  expect(encodeUrl(text, 'part')).toBe(strict);
  expect(encodeUrl(text, 'whole')).toBe(encodeURI(text));
  expect(encodeUrl(text, 'form')).toBe(new URLSearchParams({ a: text }).toString().slice(2));
  for (const scope of ['part', 'form'] as const) expect(decodeUrl(encodeUrl(text, scope), scope)).toBe(text);
  expect(textToNumbers(text, 'hex', '').toLowerCase()).toBe(bytes.toString('hex'));
  expect(text === '' ? '' : numbersToText(bytes.toString('hex'), 'hex')).toBe(text);
  expect(JSON.parse(escapeJson(text, { ascii: true, quotes: true }))).toBe(text);
  expect(unescapeJson(JSON.stringify(text))).toBe(text);
  const escaped = Array.from(
    { length: text.length },
    (_, at) => `\\u${text.charCodeAt(at).toString(16).padStart(4, '0')}`,
  );
  expect(unescapeUnicode(escaped.join(''))).toBe(text);
});

const NODE: [HashName, string][] = [
  ['MD5', 'md5'],
  ['SHA-1', 'sha1'],
  ['SHA-256', 'sha256'],
  ['SHA-512', 'sha512'],
  ['SM3', 'sm3'],
];

test('digests and keyed digests are those of OpenSSL', async () => {
  for (const text of TEXTS)
    for (const [name, theirs] of NODE) {
      const [digest] = await digestAll(utf8(text), [name]);
      expect(digest?.hex).toBe(createHash(theirs).update(text).digest('hex'));
    }
  for (const text of TEXTS) {
    const ours = await hmac('SHA-256', utf8(text || 'k'), utf8(text));
    expect(Buffer.from(ours).toString('hex')).toBe(
      createHmac('sha256', text || 'k')
        .update(text)
        .digest('hex'),
    );
  }
});

test.each([
  '例子.中国',
  'bücher.example',
  '搜罗.cn',
  'a.b.c',
  'münchen.de',
  '日本語.jp',
  '한국.kr',
  'пример.рф',
  'ñandú.es',
  'xn--fsqu00a.com',
  '☃.net',
  '例-子.com',
  'ελλάδα.gr',
  'ไทย.th',
  'faß-a.de',
])('the host %s is written as Node writes it', (host) => {
  expect(convertHosts(host, 'encode')).toBe(domainToASCII(host));
});

test.each(['0', '1', '-1', '255', '65535', '4294967296', '-9007199254740993', '123456789012345678901234567890'])(
  '%s is in every base what BigInt says',
  (text) => {
    const value = BigInt(text);
    expect(readInteger(text, 10)).toBe(value);
    for (const base of [2, 8, 16, 36]) expect(readInteger(value.toString(base), base)).toBe(value);
    expect(convertBase(text, 10).map(({ value: said }) => said.replace(/\s/g, '').toLowerCase())).toEqual(
      expect.arrayContaining([value.toString(2), value.toString(16)]),
    );
  },
);

test('Chinese charsets are read as browsers read them', () => {
  for (const text of [...ORDINARY, '繁體中文', '简体中文', '龘'])
    for (const charset of ['gbk', 'utf-16le', 'utf-8'] as const)
      expect(decodeAs(encodeAs(text, charset), charset)).toBe(new TextDecoder(charset).decode(encodeAs(text, charset)));
});
