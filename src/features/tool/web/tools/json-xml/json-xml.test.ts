import { expect, test } from 'vitest';
import { formatXml, jsonToXml, xmlToJson } from './json-xml.work.ts';
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

test('the example is right', () => {
  expect(xmlToJson(tool.example.input)).toBe(tool.example.output);
});
