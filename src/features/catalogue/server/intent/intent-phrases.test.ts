import { expect, test } from 'vitest';
import { parseIntent } from './parse-intent.ts';

const VOCABULARY = { thisYear: 2026, hasTag: () => false, people: new Map() };

function told(words: string): string {
  const { parts, rest } = parseIntent(words, VOCABULARY);
  return [...parts.map(({ text, value }) => `${text}=${value}`), ...(rest ? [`rest:${rest}`] : [])].join(' ');
}

test.each([
  ['2015-2020年', '2015–2020=2015-2020'],
  ['2020到2015年', '2015–2020=2015-2020'],
  ['2019年以后', '2019年以后=2019-2031'],
  ['2030年以后', '2030年以后=2030-2031'],
  ['1990年以前', '1990年以前=1880-1989'],
  ['98年', '1998年=1998'],
  ['15年', '2015年=2015'],
  ['27年', '2027年=2027'],
  ['28年', '1928年=1928'],
  ['98-05年', '1998–2005=1998-2005'],
  ['98年以后', '1998年以后=1998-2031'],
  ['98年以前', '1998年以前=1880-1997'],
  ['10年以前', '10年前=1880-2016'],
  ['十年前', '10年前=1880-2016'],
  ['今年', '今年=2026'],
  ['去年', '去年=2025'],
  ['前年', '前年=2024'],
  ['明年', '明年=2027'],
  ['近一年', '近一年=2026'],
  ['近几年', '近几年=2022-2026'],
  ['最近两年', '近两年=2025-2026'],
  ['三年内', '近三年=2024-2026'],
])('years: %s的剧', (said, expected) => {
  expect(told(`${said}的剧`)).toBe(`${expected} 电视剧=tv`);
});

test.each([
  ['八十年代', '80年代=1980-1989'],
  ['20年代', '2020年代=2020-2029'],
  ['2000年代', '2000年代=2000-2009'],
  ['上世纪二十年代', '20年代=1920-1929'],
  ['本世纪十年代', '2010年代=2010-2019'],
  ['90年代以后', '90年代以后=1990-2031'],
  ['90年代以前', '90年代以前=1880-1989'],
  ['80到90年代', '80年代到90年代=1980-1999'],
  ['七八十年代', '70年代到80年代=1970-1989'],
  ['80、90年代', '80年代到90年代=1980-1999'],
  ['九几年', '90年代=1990-1999'],
  ['千禧年', '千禧年前后=1998-2003'],
])('decades: %s的电影', (said, expected) => {
  expect(told(`${said}的电影`)).toBe(`${expected} 电影=movie`);
});

test.each([
  ['两个半小时', '150分钟=minutes:140-160'],
  ['一小时半以内', '90分钟以内=minutes:1-90'],
  ['半小时', '30分钟=minutes:20-40'],
  ['1.5小时左右', '90分钟左右=minutes:75-105'],
  ['两小时以上', '2小时以上=minutes:120-600'],
  ['不到90分钟', '90分钟以内=minutes:1-90'],
  ['每集45分钟', '45分钟=minutes:35-55'],
  ['12集', '12集=episodes:12-12'],
  ['20集以内', '20集以内=episodes:1-20'],
  ['二十四集左右', '24集左右=episodes:21-27'],
  ['40集以上', '40集以上=episodes:40-2000'],
  ['评分8分以上', '8分以上=score:8'],
  ['豆瓣九分', '9分以上=score:9'],
  ['口碑很好', '高分=high'],
])('lengths and scores: %s的动漫', (said, expected) => {
  expect(told(`${said}的动漫`)).toBe(`${expected} 动漫=anime`);
});

test.each([
  ['英美剧', '英国=英国 美国=美国 电视剧=tv'],
  ['日韩泰恐怖片', '日本=日本 韩国=韩国 泰国=泰国 恐怖=恐怖 电影=movie'],
  ['老港片', '2000年以前=1880-1999 香港=中国香港,香港 电影=movie'],
  ['一月新番', '今年=2026 动漫=anime'],
  ['3-6岁看的动画片', '儿童=儿童 动漫=anime'],
  ['15岁看的动画片', '动漫=anime'],
  ['宝藏电影', '冷门=hidden 电影=movie'],
  ['春节看的电影', '电影=movie'],
])('words that stand together: %s', (words, expected) => {
  expect(told(words)).toBe(expected);
});

test.each([
  // Nothing is announced so far ahead, no decade begins with a five, a film of no minutes is none.
  ['2050年的电影', '电影=movie rest:2050年'],
  ['75年代的电影', '电影=movie rest:75年代'],
  ['近200年的电影', '电影=movie rest:近200年'],
  ['0分钟的电影', '电影=movie rest:0分钟'],
  ['10000分钟的电影', '电影=movie rest:10000分钟'],
  ['十分的电影', '电影=movie rest:十分'],
  // Names that only look like a wish.
  ['老友记', 'rest:老友记'],
  ['第3集', 'rest:第3集'],
  ['中中剧', 'rest:中中剧'],
])('what makes no sense stays a word to look for: %s', (words, expected) => {
  expect(told(words)).toBe(expected);
});
