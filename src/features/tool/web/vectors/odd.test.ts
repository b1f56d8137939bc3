import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { matchesHash } from '../tools/bcrypt/bcrypt.work.ts';
import { repair } from '../tools/charset/charset.work.ts';
import { fromChineseNumber, toChineseNumber } from '../tools/chinese-number/chinese-number.pure.ts';
import { readMode } from '../tools/chmod/chmod.pure.ts';
import { tidyChinese } from '../tools/cn-spacing/cn-spacing.pure.ts';
import { readColor } from '../tools/color/read-color.pure.ts';
import { unpack } from '../tools/gzip/gzip.work.ts';
import { fromDataUrl } from '../tools/image-base64/image-base64.work.ts';
import { csvToJson, jsonToCsv } from '../tools/json-csv/json-csv.work.ts';
import { unescapeJson } from '../tools/json-escape/json-escape.pure.ts';
import { findByPath } from '../tools/json-path/json-path.work.ts';
import { checkAgainstSchema } from '../tools/json-schema/json-schema.work.ts';
import { jsonToToml, tomlToJson } from '../tools/json-toml/json-toml.work.ts';
import { formatXml } from '../tools/json-xml/format-xml.work.ts';
import { jsonToXml, xmlToJson } from '../tools/json-xml/json-xml.work.ts';
import { jsonToYaml, yamlToJson } from '../tools/json-yaml/json-yaml.work.ts';
import { fromMorse } from '../tools/morse/morse.pure.ts';
import { toPinyin } from '../tools/pinyin/pinyin.work.ts';
import { convertHosts } from '../tools/punycode/punycode.pure.ts';
import { judgeRobots } from '../tools/robots-test/robots-test.work.ts';
import { formatSql } from '../tools/sql-format/sql-format.work.ts';
import { cleanText } from '../tools/text-clean/text-clean.pure.ts';
import { extract } from '../tools/text-extract/text-extract.pure.ts';
import { describeMoment, readMoment } from '../tools/timestamp/timestamp.pure.ts';
import { unescapeUnicode } from '../tools/unicode-escape/unicode-escape.pure.ts';
import { takeUrlApart } from '../tools/url-parse/url-parse.work.ts';
import { readAgent } from '../tools/user-agent/user-agent.pure.ts';
import { clocksAt } from '../tools/world-clock/world-clock.pure.ts';

const TIDY = { spaces: true, punctuation: true, quotes: 'keep' } as const;
const PINYIN = { tone: 'symbol', part: 'whole', separator: 'space' } as const;
const invisible = (text: string) =>
  cleanText(text, {
    invisible: true,
    trimLines: false,
    emptyLines: 'keep',
    spaces: false,
    joinLines: false,
    html: false,
  });

test.each<[string, () => unknown, unknown]>([
  ['a colon before a number', () => tidyChinese('价格:100元,共2件', TIDY), '价格：100 元，共 2 件'],
  ['a topic between its signs', () => tidyChinese('#话题#好', TIDY), '#话题# 好'],
  ['a sign of a font of icons', () => tidyChinese('\ue000保留', TIDY), '\ue000保留'],
  ['ü under a mark of tone', () => toPinyin('略虐女', PINYIN), 'lüè nüè nǚ'],
  ['UTF-8 that Java or Python read as Latin-1', () => repair('æ\u0090\u009cç½\u0097')[0]?.text, '搜罗'],
  ['a garbled text pasted with an ordinary space', () => repair('ä½ å¥½')[0]?.text, '你好'],
  ['kana that were read as Shift_JIS', () => repair('繧ｳ繝ｳ')[0]?.text, 'コン'],
  ['a text that is not garbled', () => repair('你好'), []],
  [
    'a query in GBK',
    () => takeUrlApart('http://s.cn/?wd=%D6%D0&a=b+c').query,
    [
      { label: 'wd', value: '%D6%D0' },
      { label: 'a', value: 'b c' },
    ],
  ],
  ['an escape followed by digits', () => unescapeUnicode('\\u4f602026年 \\u0041bcde'), '你2026年 Abcde'],
  ['space around escaped text', () => unescapeJson(' a\\n'), ' a\n'],
  ['a family of emoji that is cleaned', () => invisible('👨‍👩‍👧\u200b🏴󠁧󠁢󠁥󠁮󠁧󠁿'), '👨‍👩‍👧🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ['Persian that is spelled with a joiner', () => invisible('می‌خواهم\u200b'), 'می‌خواهم'],
  ['half a number', () => toChineseNumber('.5'), '零点五'],
  [
    'numbers that begin with a point',
    () => extract('.5 -.5 1.5 v1.2 a.b 完.', 'number', false),
    ['.5', '-.5', '1.5', '1.2'],
  ],
  [
    'full-width and foreign telephone numbers',
    () => extract('１３８００１３８０００ 008613900139000', 'mobile', false),
    ['13800138000', '13900139000'],
  ],
  [
    'an e-mail address with a Chinese host',
    () => convertHosts('张三@例子.中国', 'encode'),
    '张三@xn--fsqu00a.xn--fiqs8s',
  ],
  ['a colourful sign in a host', () => convertHosts('❤️.ws', 'encode'), 'xn--qei.ws'],
  ['rights as ls writes them', () => readMode('drwxr-xr-x.'), 0o755],
  ['a colour with less than no chroma', () => readColor('oklch(50% -0.1 30)'), readColor('oklch(50% 0 30)')],
  [
    'a drawing as text in an address',
    () => fromDataUrl('data:image/svg+xml,%3Csvg xmlns="x"/%3E').type,
    'image/svg+xml',
  ],
  [
    'columns named by years',
    () => csvToJson('2024,2023\n1,2', { delimiter: ',', header: true, typed: true }),
    '[\n  {\n    "2024": 1,\n    "2023": 2\n  }\n]',
  ],
  ['years as names of columns', () => jsonToCsv('[{"2024":1,"2023":2}]'), '2024,2023\r\n1,2'],
  ['numbers as keys in YAML', () => jsonToYaml('{"b":1,"10":2,"2":3}'), 'b: 1\n"10": 2\n"2": 3\n'],
  ['keys of YAML that are numbers', () => yamlToJson('b: 1\n10: 2\n2: 3', 0), '{"b":1,"10":2,"2":3}'],
  ['a power of ten for readers of YAML 1.1', () => jsonToYaml('[1e21,1e-7,0.5]'), '- 1.0e+21\n- 1.0e-7\n- 0.5\n'],
  ['a line separator in YAML', () => jsonToYaml('{"a":"\\u2028"}'), 'a: "\\u2028"\n'],
  [
    'times of TOML',
    () => JSON.parse(tomlToJson('a = 07:32:00\nb = 1979-05-27T00:32:00-07:00')),
    { a: '07:32:00', b: '1979-05-27T00:32:00-07:00' },
  ],
  ['null in a list for XML', () => jsonToXml('{"a":{"b":[1,null,2]}}'), '<a>\n  <b>1</b>\n  <b/>\n  <b>2</b>\n</a>'],
  ['true as an attribute', () => jsonToXml('{"a":{"@x":true}}'), '<a x="true"/>'],
  ['words beside tags', () => formatXml('<p>a <b>b</b> c</p>', '2'), '<p>a <b>b</b> c</p>'],
  [
    'instructions',
    () => formatXml('<?xml version="1.0"?><?pi x="y"?><a/>', '2'),
    '<?xml version="1.0"?>\n<?pi x="y"?>\n<a/>',
  ],
  [
    'space that is to be preserved',
    () => formatXml('<a xml:space="preserve"> <b/> </a>', '2'),
    '<a xml:space="preserve"> <b/> </a>',
  ],
  ['microseconds before a full second', () => readMoment('1700000000999999', 'UTC').time, 1700000000999],
  ['the offset of a town by its sun', () => clocksAt('1900-01-01 00:00', 'Asia/Shanghai', 0)[0]?.note, 'UTC+8:05:43'],
  [
    'a phone whose maker is called Cubot',
    () =>
      readAgent('Mozilla/5.0 (Linux; Android 10; CUBOT X30) AppleWebKit/537.36 Chrome/99.0 Mobile Safari/537.36')
        .device,
    '手机',
  ],
  [
    'lines that end with CR alone',
    () => judgeRobots({ robots: 'User-agent: *\rDisallow: /a', path: '/a', agent: 'x' }).rule,
    'Disallow: /a',
  ],
  [
    'a quote escaped in MySQL',
    () => formatSql('select "a\\" is null" x', { dialect: 'mysql', keywords: 'upper', indent: 'none' }),
    'SELECT "a\\" is null" x',
  ],
  [
    'the body of a function',
    () => formatSql('select $$a  is$$', { dialect: 'postgresql', keywords: 'upper', indent: 'none' }),
    'SELECT $$a  is$$',
  ],
  ['the last of a list', () => findByPath('[1,2,3]', '$[-1]')[0]?.value, 3],
  [
    'a long id in a filter',
    () =>
      findByPath('[{"id":12345678901234567890},{"id":12345678901234567891}]', '$[?@.id == 12345678901234567891]')
        .length,
    1,
  ],
  ['three tenths', () => checkAgainstSchema('0.3', '{"multipleOf":0.1}').faults, []],
])('%s', (_, work, expected) => {
  expect(work()).toEqual(expected);
});

const damaged = Uint8Array.from(gzipSync('hello'));
damaged[damaged.length - 8] = (damaged.at(-8) ?? 0) ^ 1;

test.each<[string, () => unknown, string]>([
  ['gzip with a wrong sum', () => unpack(damaged, 'gzip'), '校验对不上'],
  ['bcrypt of an unknown kind', () => matchesHash('a', `$2x$10$${'a'.repeat(53)}`), '不是 bcrypt'],
  ['bcrypt with 99 rounds', () => matchesHash('a', `$2b$99$${'a'.repeat(53)}`), '04 到 31'],
  ['an escape with a large letter', () => unescapeJson('\\N'), '不是合法的转义'],
  ['two points in a number', () => fromChineseNumber('一点二点三'), '只能有一个'],
  ['an error signal in Morse', () => fromMorse('........'), '没有'],
  ['a host with a space in disguise', () => convertHosts('ﷺ.com', 'encode'), '不能用在域名里'],
  ['infinity in YAML', () => yamlToJson('a: .inf'), '无穷大'],
  ['infinity in TOML', () => tomlToJson('a = nan'), 'NaN'],
  ['null under an empty name for TOML', () => jsonToToml('{"":null}'), '没有 null'],
  ['two roots', () => xmlToJson('<a/><b/>'), '有且只有一个'],
  ['a control character for XML', () => jsonToXml('{"a":"\\u0001"}'), 'U+0001'],
  ['lists in lists for XML', () => jsonToXml('{"a":{"b":[[1]]}}'), '再包一层'],
  ['31 February in a mail', () => readMoment('Tue, 31 Feb 2026 00:00:00 GMT', 'UTC'), '没有 31 日'],
  ['a path that is not closed', () => findByPath('{}', '$['), '方括号'],
])('%s is refused in Chinese', (_, work, message) => {
  expect(work).toThrow(message);
});

test('days of years before 100 are counted from their own January', () => {
  const rows = describeMoment(readMoment('0050-03-01', 'UTC').time, 'UTC', 0);
  expect(rows.find(({ label }) => label === '一年中的第几天')?.value).toBe('60');
});
