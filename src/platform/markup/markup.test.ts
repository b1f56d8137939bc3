import { describe, expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';
import { readXml } from './read-xml.ts';
import { walkHtml } from './walk-html.ts';

describe('characters', () => {
  const gbk = Uint8Array.from([0xd6, 0xd0, 0xce, 0xc4]);
  const gbkAfter = (head: string) => Buffer.concat([Buffer.from(head), gbk]);
  test.each([
    ['by the header', gbk, 'text/html; charset=GB2312', '中文'],
    ['by a meta', gbkAfter('<meta charset="gbk">'), 'text/html', '<meta charset="gbk">中文'],
    [
      'by the first line of XML',
      gbkAfter('<?xml version="1.0" encoding="gbk"?>'),
      '',
      '<?xml version="1.0" encoding="gbk"?>中文',
    ],
    ['though UTF-8 was said', gbk, 'text/html; charset=utf-8', '中文'],
    ['with a name nobody knows', Buffer.from('中文'), 'text/html; charset=nonsense', '中文'],
    ['with a mark', Buffer.from('\ufeff中文', 'utf16le'), 'text/html; charset=utf-8', '中文'],
    ['that could not be read as said', Buffer.from('<meta charset=utf-16>中文'), '', '<meta charset=utf-16>中文'],
    [
      'with one that was cut',
      Buffer.from('中文中文中文中文中文中文').subarray(0, -1),
      '',
      '中文中文中文中文中文中\ufffd',
    ],
  ])('are read %s', (_, bytes, type, text) => {
    expect(decodeText(bytes, type)).toBe(text);
  });
});

describe('HTML', () => {
  const textOf = (html: string) => {
    let text = '';
    const isWhole = walkHtml(html, { ontext: (part) => (text += part) });
    return { text, isWhole };
  };
  test('is read to its end', () => {
    expect(textOf('<p>一<p>二<br>三</div></p>')).toEqual({ text: '一二三', isWhole: true });
  });
  test.each([
    ['<div>', 300_000],
    ['<svg><g>', 100_000],
    ['<p><br>', 100_000],
  ])('%s again and again is read as far as it makes sense', (tag, times) => {
    expect(textOf(`开头${tag.repeat(times)}结尾`)).toEqual({ text: '开头', isWhole: false });
  });
  test.each(['<', '<!--', '<a b=', '&amp', '</p>', '<![CDATA[', '<a '])('%j again and again ends', (part) => {
    textOf(part.repeat(500_000 / part.length));
  });
});

describe('XML', () => {
  test('elements, attributes, CDATA and the entities of XML', () => {
    const xml = '<?xml version="1.0"?><!DOCTYPE r [<!ENTITY x "y">]><r><a b="1&amp;2"/>&lt;&x;<![CDATA[<i>&amp;]]></r>';
    expect(readXml(xml)).toMatchObject({
      name: 'r',
      text: expect.stringMatching(/<&x;<i>&amp;$/),
      children: [{ name: 'a', attributes: { b: '1&2' }, text: '', children: [] }],
    });
  });
  test.each([
    ['half', '<r><a>1</a><a>2'],
    ['an element that is not closed', '<r><a>1</r>'],
    ['two roots', '<r></r><r></r>'],
    ['text', 'nothing'],
    ['too deep', '<a>'.repeat(300_000)],
    ['wide and open', `<r>${'<a b="1">'.repeat(100_000)}`],
    ['an empty one that is not closed', '<r><a></r>'],
  ])('%s is refused', (_, xml) => {
    expect(readXml(xml)).toBe(undefined);
  });
});
