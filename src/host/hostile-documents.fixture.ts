import fc from 'fast-check';
import { zipOf } from '#/platform/sheet/zip-file.fixture.ts';

/** What breaks scanners when there is enough of it: things that open and never close, escapes, marks, blanks. */
const CRUMBS = [
  ...['<div>', '</div>', '<a href="', '<p ', '<!--', '<![CDATA[', '<script>', '<svg><g>', '<', '>', '<row><c>', '<si>'],
  ...[
    '&',
    '&#x',
    '&amp;',
    '&#38;',
    '"',
    '""',
    "'",
    ',',
    '\n',
    '\r',
    '\t',
    ' ',
    '　',
    '\u0000',
    '\ufeff',
    'a',
    '中',
    '😀',
  ],
  ...[
    '[',
    ']',
    '{',
    '{"a":',
    '[{"a":[',
    '1e9,',
    '\\',
    '\\u',
    '> ',
    '- ',
    '1. ',
    '*',
    '_',
    '**a',
    '`',
    '![](',
    '[a](',
    '|',
  ],
  ...['<item><title>', '<video><id>', '<t x:space="preserve">', 'http://', '%', '=cmd()', '#'],
];

/** Made when it is handed in: a failure should print how, not ten megabytes. */
export interface HostileDocument {
  recipe: string;
  make: () => Uint8Array;
}

const crumbs = fc.array(fc.constantFrom(...CRUMBS), { minLength: 1, maxLength: 3 });

/** A few crumbs, over and over, behind a beginning that gets it past the first look. */
function text(most: number, beginnings: readonly string[]): fc.Arbitrary<HostileDocument> {
  return fc
    .record({ beginning: fc.constantFrom('', ...beginnings), crumbs, share: fc.constantFrom(0.02, 0.3, 1) })
    .map(({ beginning, crumbs: some, share }) => {
      const unit = some.join('');
      const times = Math.floor((most * share - Buffer.byteLength(beginning)) / Math.max(1, Buffer.byteLength(unit)));
      const make = () => Buffer.from(beginning + unit.repeat(Math.max(1, times)), 'utf8');
      return { recipe: `${JSON.stringify(beginning)} and ${times} × ${JSON.stringify(unit)}`, make };
    });
}

const HTML = ['<!doctype html><html><head><title>页</title>', '<html><body>'];
const CSV = ['账单日期,事项,支出,收入\n', '标题,价格,城市\n', '"'];
const XML = ['<?xml version="1.0"?><rss><list page="1">', '<rss><channel>', '<feed>'];
const JSONS = ['{"code":1,"list":[', '[', '{"list":'];
/** What a service signs is a message of this form; who only knows the address sends it too. */
const MESSAGES = ['<xml>', '<xml><Encrypt>', '<xml><Encrypt><![CDATA['];
const FORMS = ['Content=', 'a=1&', 'a[b][c]='];

/** A workbook whose parts are hostile, or that unpacks to far more than it is. */
const workbook = text(300_000, ['<sst><si><t>', '<worksheet><sheetData>']).chain((part) =>
  fc.constantFrom('xl/sharedStrings.xml', 'xl/worksheets/sheet1.xml', 'xl/workbook.xml').map((path) => ({
    recipe: `${path} of ${part.recipe}`,
    make: () =>
      zipOf({
        'xl/workbook.xml': '<workbook/>',
        'xl/worksheets/sheet1.xml': '<worksheet/>',
        [path]: new TextDecoder().decode(part.make()),
      }),
  })),
);
const bomb = fc.constantFrom(' ', '<si>', '0').map((unit) => ({
  recipe: `a bomb of ${unit}`,
  make: () => zipOf({ 'xl/workbook.xml': unit.repeat(Math.floor(40_000_000 / unit.length)) }),
}));

export const hostilePage = text(2_000_000, HTML);
export const hostileTable = fc.oneof(text(9_000_000, CSV), workbook, bomb);
export const hostileAnswer = fc.oneof(text(4_000_000, XML), text(4_000_000, JSONS));
/** Whole, so that it is parsed and not only refused: little of it, or as much as there may be. */
export const hostileJson = fc
  .constantFrom('[]', '{}', '{"a":1}', '"a"', '0', '[[]]', '{"items":[{}]}', '"\\u0000"')
  .chain((unit) =>
    fc.constantFrom(20_000, 250_000, 1_000_000, 2_000_000).map((most) => ({
      recipe: `${most} bytes of ${unit}`,
      make: () => Buffer.from(`{"items":[${`${unit},`.repeat(Math.floor((most - 20) / (unit.length + 1)))}0]}`),
    })),
  );
export const hostileMessage = text(1_000_000, MESSAGES);
export const hostileForm = text(1_000_000, FORMS);
export const hostileFeed = text(1_000_000, XML);
export const hostileMarkdown = text(190_000, ['# 标题\n\n']);
export const hostilePicture = text(2_000_000, [
  '\x89PNG\r\n\x1a\n',
  'GIF89a',
  '\xff\xd8\xff\xe0',
  '<svg xmlns="http://www.w3.org/2000/svg">',
]);
