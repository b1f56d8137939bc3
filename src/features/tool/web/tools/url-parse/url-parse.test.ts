import { expect, test } from 'vitest';
import { tool } from './tool.ts';
import { takeUrlApart } from './url-parse.work.ts';

test('every part of an address, decoded', () => {
  const { parts, query } = takeUrlApart('https://me:p%40ss@例子.中国:8443/搜/a%2Fb?q=%E7%BD%97&q=2&e=#第一节');
  expect(Object.fromEntries(parts.map(({ label, value }) => [label, value]))).toEqual({
    协议: 'https',
    用户名: 'me',
    密码: 'p@ss',
    主机: 'xn--fsqu00a.xn--fiqs8s',
    端口: '8443',
    路径: '/搜/a/b',
    查询: '?q=%E7%BD%97&q=2&e=',
    锚点: '第一节',
  });
  expect(query).toEqual([
    { label: 'q', value: '罗' },
    { label: 'q', value: '2' },
    { label: 'e', value: '' },
  ]);
});

test('the protocol may be left out, the port of its own is named', () => {
  const { parts } = takeUrlApart('example.com');
  expect(parts.slice(0, 3)).toEqual([
    { label: '协议', value: 'https' },
    { label: '主机', value: 'example.com' },
    { label: '端口', value: '443（默认）' },
  ]);
});

test('a broken escape stays as it is, nonsense is refused', () => {
  expect(takeUrlApart('https://a.b/%zz').parts.at(-1)?.value).toBe('/%zz');
  expect(() => takeUrlApart('https://a b')).toThrow('不是一个完整的网址');
});

test.each([
  ['example.com:8080/a', 'example.com', '8080'],
  ['localhost:3000', 'localhost', '3000'],
])('%s has a port and no odd scheme', (text, host, port) => {
  const { parts } = takeUrlApart(text);
  expect(parts).toEqual(
    expect.arrayContaining([
      { label: '主机', value: host },
      { label: '端口', value: port },
    ]),
  );
});

test('a telephone number is no port', () => {
  expect(takeUrlApart('tel:10086').parts[0]).toEqual({ label: '协议', value: 'tel' });
});

test('the example is right', () => {
  expect(takeUrlApart(tool.example.input).query.map(({ label, value }) => `${label} = ${value}`)[1]).toBe(
    tool.example.output,
  );
});
