import { expect, test } from 'vitest';
import { adviceOn } from './run-state.tsx';

test.each([
  ['第 1 页读不到：不能访问这个地址', 'OUTBOUND_ALLOW'],
  ['第 1 页读不到：对方返回 HTTP 404', '核对接口地址'],
  ['第 3 页读不到：对方返回 HTTP 403', '不让本站访问'],
  ['第 3 页读不到：对方返回 HTTP 429', '请求间隔'],
  ['域名无法解析', '核对接口地址里的域名'],
  ['第 2 页读不到：对方响应超时', '用浏览器打开'],
  ['第 9 页读不到：对方返回 HTTP 502', '过一会儿'],
])('%s: says what to do', (error, advice) => {
  expect(adviceOn(error)).toContain(advice);
});

test('what says enough by itself gets no advice', () => {
  expect(adviceOn('')).toBe('');
  expect(adviceOn('对方关闭了采集接口')).toBe('');
});
