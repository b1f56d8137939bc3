import { expect, test } from 'vitest';
import { formatXml } from '../json-xml/format-xml.work.ts';
import { tool } from './tool.ts';

test('declaration, attributes and empty tags stay as they are', () => {
  expect(formatXml('<?xml version="1.0" encoding="UTF-8"?><a x="1&amp;2"><b/><c>&lt;</c></a>', '2')).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<a x="1&amp;2">\n  <b/>\n  <c>&lt;</c>\n</a>',
  );
});

test('laying out twice changes nothing more', () => {
  const once = formatXml('<a><b><c>1</c></b><b>2</b></a>', '4');
  expect(formatXml(once, '4')).toBe(once);
});

test('a tag that is never closed is found', () => {
  expect(() => formatXml('<a><b></a>', '2')).toThrow('标签没有配对');
});

test('the example is right', () => {
  expect(formatXml(tool.example.input, '2')).toBe(tool.example.output);
});
