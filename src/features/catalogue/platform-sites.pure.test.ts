import { expect, test } from 'vitest';
import { platformFault, searchLink } from './platform-sites.pure.ts';

test('an address that is not the platform’s says so, and which letter is wrong', () => {
  expect(platformFault('哔哩哔哩', 'https://www.bilibil.com/bangumi/1')).toBe(
    '哔哩哔哩的网址应以 bilibili.com 结尾，少了一个 i',
  );
  expect(platformFault('优酷', 'https://v.youkuu.com/1')).toBe('优酷的网址应以 youku.com 结尾，多了一个 u');
  expect(platformFault('芒果TV', 'https://www.mgtb.com/1')).toBe('芒果TV的网址应以 mgtv.com 结尾，b 应为 v');
  expect(platformFault('腾讯视频', 'https://www.iqiyi.com/1')).toBe('腾讯视频的网址应以 v.qq.com 结尾');
});

test('what is right or unknown is no fault, what is no address is', () => {
  expect(platformFault('腾讯视频', 'https://v.qq.com/x/cover/a.html')).toBe('');
  expect(platformFault('哔哩哔哩', 'https://m.bilibili.com/')).toBe('');
  expect(platformFault('某某影视', 'https://example.com/1')).toBe('');
  expect(platformFault('constructor', 'https://example.com/1')).toBe('');
  expect(platformFault('优酷', 'v.youku.com')).toBe('优酷的地址应以 https:// 开头');
  expect(platformFault('优酷', '')).toBe('请填写优酷的地址');
  expect(platformFault('', 'https://example.com')).toBe('请填写平台名称');
  expect(searchLink('腾讯视频', '三体')).toBe('https://v.qq.com/x/search/?q=%E4%B8%89%E4%BD%93');
  expect(searchLink('Netflix', '三体')).toBe('');
});
