import { expect, test } from 'vitest';
import { namedWork } from './search-words.ts';

test.each([
  ['狂飙在线观看', { words: '狂飙', kind: null, years: null }],
  ['庆余年 全集 高清', { words: '庆余年', kind: null, years: null }],
  ['红楼梦电视剧', { words: '红楼梦', kind: 'tv', years: null }],
  ['三體 動漫', { words: '三体', kind: 'anime', years: null }],
  ['笑傲江湖 1996', { words: '笑傲江湖', kind: null, years: { from: 1996, to: 1996 } }],
  ['神雕侠侣（2006年版）', { words: '神雕侠侣', kind: null, years: { from: 2006, to: 2006 } }],
  ['西游记1986电视剧免费在线观看', { words: '西游记', kind: 'tv', years: { from: 1986, to: 1986 } }],
])('%s names a work and says more about it', (text, found) => {
  expect(namedWork(text)).toEqual(found);
});

test.each(['狂飙', '电影', '2046', '1942', '动画', '大明王朝1566', ''])('%s is all there is', (text) => {
  expect(namedWork(text)).toBeUndefined();
});
