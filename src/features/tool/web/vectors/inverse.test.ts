import fc from 'fast-check';
import { test } from 'vitest';
import { fromBase64, fromHex, readUtf8, toBase64, toHex, utf8 } from '../bytes/bytes.work.ts';
import { readExactJson, readOrderedJson } from '../json/read-json.work.ts';
import { writeJson } from '../json/write-json.pure.ts';
import { fromChineseNumber, toChineseNumber } from '../tools/chinese-number/chinese-number.pure.ts';
import { changeWidth } from '../tools/full-half-width/full-half-width.pure.ts';
import { pack, unpack } from '../tools/gzip/gzip.work.ts';
import { decodeEntities, encodeEntities } from '../tools/html-entities/html-entities.work.ts';
import { csvToJson, jsonToCsv } from '../tools/json-csv/json-csv.work.ts';
import { escapeJson, unescapeJson } from '../tools/json-escape/json-escape.pure.ts';
import { jsonToToml, tomlToJson } from '../tools/json-toml/json-toml.work.ts';
import { jsonToXml, xmlToJson } from '../tools/json-xml/json-xml.work.ts';
import { jsonToYaml, yamlToJson } from '../tools/json-yaml/json-yaml.work.ts';
import { fromMorse, toMorse } from '../tools/morse/morse.pure.ts';
import { decodeLabel, encodeLabel } from '../tools/punycode/punycode.pure.ts';
import { readSubnet6, writeIpv6 } from '../tools/subnet/subnet6.pure.ts';
import { numbersToText, textToNumbers } from '../tools/text-hex/text-hex.work.ts';
import { escapeUnicode, unescapeUnicode } from '../tools/unicode-escape/unicode-escape.pure.ts';
import { decodeUrl, encodeUrl } from '../tools/url-codec/url-codec.pure.ts';

/** Any text that has a meaning: no halves of a character. */
const text = fc.string({ unit: 'grapheme', maxLength: 40 }).map((one) => one.toWellFormed());
const all = { letters: true, digits: true, punctuation: true, spaces: true };

/** There and back, for generated inputs. */
function comesBack<T>(name: string, inputs: fc.Arbitrary<T>, thereAndBack: (input: T) => T): void {
  test(`${name}: there and back is what it was`, () => {
    fc.assert(
      fc.property(inputs, (input) => JSON.stringify([thereAndBack(input)]) === JSON.stringify([input])),
      { numRuns: 100, seed: 37 },
    );
  });
}

comesBack('Base64', text, (one) => readUtf8(fromBase64(toBase64(utf8(one)))));
comesBack('hexadecimal', text, (one) => readUtf8(fromHex(toHex(utf8(one)))));
comesBack('binary numbers', text, (one) => numbersToText(textToNumbers(one, 'binary', ''), 'binary'));
for (const scope of ['part', 'form'] as const)
  comesBack(`URL coding, ${scope}`, text, (one) => decodeUrl(encodeUrl(one, scope), scope));
for (const quotes of [true, false])
  comesBack(`JSON escapes, quotes ${quotes}`, text, (one) => unescapeJson(escapeJson(one, { ascii: true, quotes })));
for (const style of ['js', 'es6', 'css', 'python', 'point'] as const)
  comesBack(
    `Unicode escapes, ${style}`,
    text.filter((one) => !/\\|U\+/i.test(one)),
    (one) => unescapeUnicode(escapeUnicode(one, style)),
  );
for (const scope of ['markup', 'all'] as const)
  comesBack(`HTML entities, ${scope}`, text, (one) => decodeEntities(encodeEntities(one, scope)));
for (const format of ['gzip', 'zlib', 'deflate'] as const)
  comesBack(format, text, (one) => readUtf8(unpack(pack(utf8(one), format), format)));
comesBack('Chinese numbers', fc.bigInt({ min: -(10n ** 20n) + 1n, max: 10n ** 20n - 1n }).map(String), (one) =>
  fromChineseNumber(toChineseNumber(one)),
);
comesBack('width', fc.string({ unit: 'grapheme-ascii' }), (one) =>
  changeWidth(changeWidth(one, 'full', all), 'half', all),
);
comesBack('Morse code', fc.stringMatching(/^[A-Z0-9.,?'!/()&:;=+\-_"$@中文电码]{1,12}$/), (one) =>
  fromMorse(toMorse(one)),
);
comesBack(
  'Punycode',
  text.filter((one) => one.length > 0 && /[^ -~]/.test(one)),
  (one) => decodeLabel(encodeLabel(one)),
);
comesBack('IPv6', fc.bigInt({ min: 0n, max: (1n << 128n) - 1n }).map(String), (one) =>
  String(readSubnet6(writeIpv6(BigInt(one))).address),
);

const json = fc.jsonValue({ maxDepth: 3, stringUnit: 'grapheme' }).map((value) => JSON.stringify(value));
comesBack('exact JSON', json, (one) => writeJson(readExactJson(one), 0));
comesBack('ordered JSON', json, (one) => writeJson(readOrderedJson(one), 0));
const plain = (one: string) => JSON.stringify(JSON.parse(one));
comesBack('YAML', json.map(plain), (one) => plain(yamlToJson(jsonToYaml(one))));
const name = fc.stringMatching(/^[a-z中文_][a-z0-9中文_-]{0,6}$/);
const leaf = fc.oneof(
  fc.integer(),
  fc.boolean(),
  text,
  fc.double({ noNaN: true, min: -1e15, max: 1e15 }).filter((one) => !Object.is(one, -0)),
);
const table = fc.dictionary(name, fc.oneof(leaf, fc.array(leaf, { maxLength: 3 }), fc.dictionary(name, leaf)), {
  maxKeys: 5,
});
comesBack(
  'TOML',
  table.map((one) => sorted(one)),
  (one) => sorted(JSON.parse(tomlToJson(jsonToToml(JSON.stringify(one))))),
);
comesBack(
  'CSV',
  fc.array(
    fc.array(
      text.filter((one) => one.trim() !== ''),
      { minLength: 2, maxLength: 2 },
    ),
    { minLength: 1, maxLength: 4 },
  ),
  (rows) => JSON.parse(csvToJson(jsonToCsv(JSON.stringify(rows)), { delimiter: ',', header: false, typed: false })),
);
const word = fc.stringMatching(/^[a-z<>&"'中文😀]{1,8}$/u);
const element = fc.dictionary(name, fc.oneof(word, fc.array(word, { minLength: 2, maxLength: 3 })), {
  minKeys: 1,
  maxKeys: 4,
});
comesBack(
  'XML',
  element.map((one) => ({ root: one })),
  (one) => JSON.parse(xmlToJson(jsonToXml(JSON.stringify(one)))),
);

/** Tables of TOML come behind its values; the order does not matter. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, part]) => [key, sorted(part)])
      .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
  );
}
