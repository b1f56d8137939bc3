import { expect, test } from 'vitest';
import { KNOWN_KEYS, knownKey } from './config-shapes.pure.ts';
import { configValues } from './config-values.contract.ts';
import { faultInWords } from './config-words.pure.ts';

const faults = (key: keyof typeof configValues, value: unknown) =>
  configValues[key].safeParse(value).error?.issues.map((issue) => faultInWords(knownKey(key)?.shape, value, issue));

test('every key that has a shape is edited by name, and no other', () => {
  expect(Object.keys(KNOWN_KEYS).sort()).toEqual(Object.keys(configValues).sort());
});

test('what is missing is told by the names in the form', () => {
  expect(faults('marketBanners', [{ image: '', title: '', link: 'x' }])).toEqual([
    { path: '0.image', message: '第 1 张：请上传图片或填写图片链接' },
    { path: '0.link', message: '第 1 张：跳转链接须以 / 或 http(s):// 开头' },
    { path: '0.title', message: '第 1 张：请填写标题' },
  ]);
  expect(faults('topLinks', [{ Name: '好', Link: '/' }, { Name: '坏' }])).toEqual([
    { path: '1.Link', message: '第 2 个链接：请填写链接' },
  ]);
});

test('rows inside rows, pages, and single fields have their places too', () => {
  const inner = { name: '春节', url: '', linkType: 'router' };
  expect(faults('wishMenu', [{ name: '节日', url: '/wish', linkType: 'router', subMenus: [inner] }])).toEqual([
    { path: '0.subMenus.0.url', message: '第 1 个菜单的第 1 个下级：请填写链接' },
  ]);
  expect(faults('pageNotifyBar', { '/market': { showTip: true, title: '' } })).toEqual([
    { path: '0.title', message: '第 1 个页面：请填写文字' },
  ]);
  expect(faults('pageNotifyBar', { market: { showTip: true, title: '好' } })).toEqual([
    { path: '0.path', message: '第 1 个页面：页面路径须以 / 开头' },
  ]);
  expect(faults('siteFooter', { icp: 'x'.repeat(101), police: '', contact: '' })?.[0]?.path).toBe('icp');
  expect(faults('scripts', [{ isMobile: false, type: 'code' }])).toEqual([
    { path: '0', message: '第 1 段：请填写代码或地址' },
  ]);
});

test('what has no shape, or is no value of it at all, is said as it is', () => {
  expect(faultInWords(undefined, {}, { path: ['a', 0], message: 'Invalid input' })).toEqual({
    path: 'a.0',
    message: 'a.0：格式不正确',
  });
  expect(faults('topLinks', 'no list')).toEqual([{ path: '', message: '格式不正确' }]);
});
