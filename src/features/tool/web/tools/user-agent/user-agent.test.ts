import { expect, test } from 'vitest';
import { tool } from './tool.ts';
import { majorOf, readAgent } from './user-agent.pure.ts';

const said = (text: string) => {
  const { browser, version, system, device } = readAgent(text);
  return [`${browser} ${majorOf(version)}`.trim(), system, device].filter(Boolean).join(' · ');
};

test('a text as long as a book takes no longer than any other', () => {
  expect(readAgent('iPad'.repeat(1_000_000)).system).toBe('');
});

test('the example is right', () => {
  expect(said(tool.example.input)).toBe(tool.example.output);
});

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`, 'Safari 18 · iOS 18.1 · 手机'],
  [`${IPHONE} Mobile/15E148 MicroMessenger/8.0.54(0x1800362c) NetType/WIFI`, '微信 8 · iOS 18.1 · 手机'],
  [`${ANDROID} Chrome/131.0.0.0 Mobile Safari/537.36`, 'Chrome 131 · Android 14 · 手机'],
  [`${ANDROID} Chrome/131.0.0.0 Safari/537.36`, 'Chrome 131 · Android 14 · 平板'],
  [`${ANDROID} Version/4.0 Chrome/98.0 Mobile Safari/537.36 V1_AND_SQ_9.1.0 QQ/9.1.0.22`, 'QQ 9 · Android 14 · 手机'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
    'Safari 18 · macOS 10.15.7 · 电脑',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox 132 · Linux · 电脑'],
  ['Mozilla/5.0 (Windows NT 6.1; WOW64; Trident/7.0; rv:11.0) like Gecko', 'IE 11 · Windows 7 · 电脑'],
  ['Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)', '百度爬虫 2 · 爬虫'],
  [
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
    'OpenAI 爬虫 1 · 爬虫',
  ],
  ['curl/8.5.0', 'curl 8 · 程序'],
])('%s', (agent, expected) => {
  expect(said(agent)).toBe(expected);
});

test('what says nothing gives nothing, and nonsense does not hang', () => {
  expect(readAgent('')).toMatchObject({ browser: '', system: '' });
  expect(readAgent(`Version/1 ${'a'.repeat(100_000)}`).browser).toBe('');
});

test('of a text that names neither browser nor system no device is guessed', () => {
  for (const text of ['', 'hello', '你好']) expect(readAgent(text).device).toBe('');
});
