import { describe, expect, test } from 'vitest';
import { deviceOf, pageOf, sourceOf, systemOf, type ViewedPage } from './visit-fact.rules.ts';

const from = (referer: string, userAgent = 'Mozilla/5.0 (Windows NT 10.0)') =>
  sourceOf({ url: '/', referer, userAgent, host: 'souluo.example:4000' } satisfies ViewedPage);
const PHONE = 'Mozilla/5.0 (Linux; Android 14; Pixel) AppleWebKit/537 Chrome/120 Mobile Safari/537';

describe('where a visitor came from', () => {
  test('is told by names people know, else by the host', () => {
    expect(from('https://www.baidu.com/link?url=x')).toBe('百度');
    expect(from('https://cn.bing.com/search?q=x')).toBe('必应');
    expect(from('https://www.google.com.hk/')).toBe('谷歌');
    expect(from('https://mp.weixin.qq.com/s/abc')).toBe('微信');
    expect(from('https://www.weekly.example/links')).toBe('weekly.example');
    expect(from('https://notbaidu.com/')).toBe('notbaidu.com');
  });

  test('without a referer it is the app that shows the page, or nobody', () => {
    expect(from('')).toBe('直接打开');
    expect(from('', `${PHONE} MicroMessenger/8.0.50`)).toBe('微信');
    expect(from('', `${PHONE} QQ/9.0.1.100`)).toBe('QQ');
    expect(from('javascript:alert(1)')).toBe('直接打开');
  });

  test('who goes from page to page here came from nowhere', () => {
    expect(from('http://souluo.example:4000/hot')).toBeUndefined();
    expect(from('http://SOULUO.example/')).toBeUndefined();
  });
});

test('devices and systems', () => {
  expect([deviceOf(PHONE), systemOf(PHONE)]).toEqual(['手机', 'Android']);
  const pad = 'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit';
  expect([deviceOf(pad), systemOf(pad)]).toEqual(['平板', 'iOS']);
  expect([
    deviceOf('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15)'),
    systemOf('Mozilla/5.0 (Windows NT 10.0)'),
  ]).toEqual(['电脑', 'Windows']);
  expect(systemOf('')).toBe('其他');
});

test('a page is known by its path alone', () => {
  expect(pageOf('/any/%E4%B8%89%E4%BD%93?from=x')).toBe('/any/三体');
  expect(pageOf('/any/%E4')).toBe('/any/%E4');
  expect(pageOf('')).toBe('/');
  expect(pageOf(`/${'a'.repeat(500)}`)).toHaveLength(150);
});
