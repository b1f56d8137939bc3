import { expect, test } from 'vitest';
import { formatXml } from './format-xml.work.ts';
import { jsonToXml, xmlToJson } from './json-xml.work.ts';
import { tool } from './tool.ts';

test('attributes, text and repeated tags become JSON, values stay text', () => {
  expect(JSON.parse(xmlToJson('<a id="007"><b>1.10</b><b>&lt;</b><c/></a>'))).toEqual({
    a: { '@id': '007', b: ['1.10', '<'], c: '' },
  });
});

test('JSON becomes XML with its special characters escaped', () => {
  const xml = jsonToXml('{"a":{"@id":"1","b":["x<y","&"]}}');
  expect(xml).toBe('<a id="1">\n  <b>x&lt;y</b>\n  <b>&amp;</b>\n</a>');
});

test('XML is laid out without losing comments or CDATA', () => {
  expect(formatXml('<a><!--n--><b x="1">t</b><![CDATA[<]]></a>', '2')).toContain('<!--n-->');
  expect(formatXml('<a>\n  <b>1</b>\n</a>', 'none')).toBe('<a><b>1</b></a>');
});

test('an entity that grows without end is not followed', () => {
  const bomb = '<!DOCTYPE l [<!ENTITY a "xxxxxxxxxx"><!ENTITY b "&a;&a;&a;&a;">]><l>&b;</l>';
  expect(xmlToJson(bomb).length).toBeLessThan(200);
});

test('faults say where', () => {
  expect(() => xmlToJson('<a>\n<b></a>')).toThrow('标签没有配对');
  expect(() => xmlToJson('')).toThrow();
  expect(() => jsonToXml('{"a":1,"b":2}')).toThrow('现在有 2 个');
  expect(() => jsonToXml('{"1 a":1}')).toThrow();
});

test('numbered characters are read, long numbers kept', () => {
  expect(JSON.parse(xmlToJson('<a>&#20013;&#x6587;</a>'))).toEqual({ a: '中文' });
  expect(jsonToXml('{"a":12345678901234567890}')).toBe('<a>12345678901234567890</a>');
});

test('the document type stays, and so does the space between words and tags', () => {
  const source = '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x "y">]><a>one <b>two</b> three</a>';
  expect(formatXml(source, 'none')).toBe(source);
  expect(formatXml(source, '2')).toContain('<!DOCTYPE a [<!ENTITY x "y">]>\n<a>');
});

test('what cannot be written is said in words of ours, and no name is special', () => {
  expect(JSON.parse(xmlToJson('<a><toString>1</toString><constructor/></a>'))).toEqual({
    a: { toString: '1', constructor: '' },
  });
  expect(xmlToJson('<__proto__>1</__proto__>')).toContain('"__proto__": "1"');
  expect(() => formatXml('<a>'.repeat(5000) + '</a>'.repeat(5000), '2')).toThrow('太深');
  expect(() => jsonToXml('{"a":[1,2]}')).toThrow('数组');
});

test('the example is right', () => {
  expect(xmlToJson(tool.example.input)).toBe(tool.example.output);
});
