import { NUMBER, numberOf } from '#/platform/db/search/spoken-number.ts';
import { spanTags } from '../list.rules.ts';
import type { IntentPart } from './intent.rules.ts';

/** The first years of film, and as far as anything is announced. */
const FIRST_YEAR = 1880;
const LAST_AHEAD = 5;

export interface Pattern {
  /** Sticky. */
  pattern: RegExp;
  /** Several parts where several things are said; none where it only stands around what is meant. */
  read(groups: string[], thisYear: number): IntentPart | readonly IntentPart[] | undefined;
}

const YEAR = '(?:(?:19|20)\\d{2}|[一二][九零〇][零〇一二三四五六七八九]{2}|[两二]千(?=年))';
const SHORT_YEAR = '(?:\\d{2}|[零〇五六七八九][零〇一二三四五六七八九])';
const SINCE = '(?:[及和或]?以后|[及和或]之后|之后|后|以来|之来|起|至今|到现在|到今)';
const UNTIL = '(?:以前|之前|前)';
const IS_SINCE = new RegExp(`^${SINCE}$`);
const IS_UNTIL = new RegExp(`^${UNTIL}$`);
const UP_TO = '\\s*(?:年)?\\s*(?:-|~|—|–|到|至|和)\\s*';
/** What is said after a year and adds nothing to it. */
const AFTER_YEAR = '(?:\\d{1,2}月份?|[春夏秋冬]季?)?(?:上映|首映|出品|播出|首播|开播|拍摄|出的|版)?';
const CENTURY = '(?:上个?世纪|20世纪|二十世纪|本世纪|21世纪|二十一世纪)';

/** What a pattern says at a place, and where that ends. */
export function patternAt({ pattern: own, read }: Pattern, plain: string, at: number, thisYear: number) {
  own.lastIndex = at;
  const match = own.exec(plain);
  if (!match?.[0]) return undefined;
  const said = read(
    [...match].slice(1).map((group) => group ?? ''),
    thisYear,
  );
  return said && { to: at + match[0].length, parts: [said].flat() };
}

const pattern = (source: string, read: Pattern['read']): Pattern => ({ pattern: new RegExp(source, 'y'), read });
const year = (text: string) => numberOf(text) ?? 0;

function period(text: string, from: number, to: number, thisYear: number): IntentPart | undefined {
  const [first, last] = [Math.max(from, FIRST_YEAR), Math.min(to, thisYear + LAST_AHEAD)];
  if (first > last) return undefined;
  const value = first === last ? String(first) : `${first}-${last}`;
  return { field: 'period', text, value, tags: spanTags({ from: first, to: last }) };
}

/** 98 is the last century's, 15 is this one's. */
const inFull = (short: string, now: number) => year(short) + (year(short) <= (now % 100) + 1 ? 2000 : 1900);
/** A number of years rather than one year in short. */
const isCount = (text: string) => !/^[0零〇]/.test(text) && (/[十百]/.test(text) || year(text) <= 50);

/** 90年代 is the last century's, 00, 10 and 20 are this one's; 上世纪二十年代 says which. */
function decadeOf(text: string, century: string): number | undefined {
  const number = year(text);
  if (number >= 1880) return number - (number % 10);
  if (number % 10 !== 0 || number > 90) return undefined;
  const isLast = /上|^20|^二十世/.test(century);
  const isThis = /本|21|二十一/.test(century);
  return (isThis || (!isLast && number <= 20) ? 2000 : 1900) + number;
}

const decadeName = (decade: number) => (decade >= 2000 ? `${decade}年代` : `${String(decade).slice(2)}年代`);

function decades([century = '', first = '', last = '', side = '']: string[], thisYear: number) {
  const from = decadeOf(first, century);
  const to = last ? decadeOf(last, century) : from;
  if (from === undefined || to === undefined || to < from) return undefined;
  if (IS_SINCE.test(side)) return period(`${decadeName(from)}以后`, from, thisYear + LAST_AHEAD, thisYear);
  if (IS_UNTIL.test(side)) return period(`${decadeName(from)}以前`, FIRST_YEAR, from - 1, thisYear);
  const name = from === to ? decadeName(from) : `${decadeName(from)}到${decadeName(to)}`;
  return period(name, from, to + 9, thisYear);
}

function lastYears(text: string, thisYear: number): IntentPart | undefined {
  const count = /^[几来]?$/.test(text) ? 5 : numberOf(text);
  if (count === undefined || count < 1 || count > 100) return undefined;
  return period(
    count === 1 ? '近一年' : `近${text || '几'}年`.replace('来', '几'),
    thisYear - count + 1,
    thisYear,
    thisYear,
  );
}

/** 老 says when only before what it is: 老港片, 老武侠剧; not 老友记. */
const OLD_THINGS =
  '[国港台日韩美英泰]?[片剧漫番影]|电影|影片|电视剧|连续剧|动画|动漫|综艺|国产|香港|台湾|港台|美国|日本|韩国|苏联|(?:武侠|恐怖|爱情|喜剧|战争|科幻|古装|警匪|僵尸|功夫|动作|悬疑|谍战|抗战|历史|神话|言情)[片剧电]';

const WORDS: readonly (readonly [RegExp, (thisYear: number) => [text: string, from: number, to: number]])[] = [
  [/今年|本年度?|这一年|本月|这个月|上个月|上月|本周|这周|上周/y, (now) => ['今年', now, now]],
  [/(?:\d{1,2}月|[一四七十]月|[春夏秋冬]季?)(?=新?番)/y, (now) => ['今年', now, now]],
  [/去年|上一年/y, (now) => ['去年', now - 1, now - 1]],
  [/前年/y, (now) => ['前年', now - 2, now - 2]],
  [/明年/y, (now) => ['明年', now + 1, now + 1]],
  [
    /最近|近期|近来|新近|最新|新出的?|新(?:上线|上架|开播|播出?|出炉)的?|刚(?:上映|上线|开播|播|出|上)的?|(?:最近|近|过去)(?:[几半一两二三四五六七八九十]|\d{1,2})?(?:个月|个?星期|周|天)(?:内|来)?/y,
    (now) => ['最近', now - 1, now],
  ],
  [/(?:\d{1,2}月)?新(?=片|剧|番|电影|影片|电视剧|综艺|动漫|动画|国漫|上映)/y, (now) => ['最近', now - 1, now]],
  [new RegExp(`老(?:版的?|牌)?(?=${OLD_THINGS})`, 'y'), () => ['2000年以前', FIRST_YEAR, 1999]],
  [/上个?世纪|20世纪|二十世纪/y, () => ['上世纪', 1900, 1999]],
  [/本世纪|21世纪|二十一世纪|新世纪(?:以来|以后|之后|初)/y, (now) => ['本世纪', 2000, now + LAST_AHEAD]],
  [/千禧年?(?:代|前后|左右|初)?/y, () => ['千禧年前后', 1998, 2003]],
  [/怀旧|早年|早期/y, () => ['2000年以前', FIRST_YEAR, 1999]],
  [
    /(?:latest|newest|recent)(?![a-z])|new(?= (?:movie|film|series|show|anime|drama|korean|chinese|japanese))/y,
    (now) => ['最近', now - 1, now],
  ],
  [/this year/y, (now) => ['今年', now, now]],
  [/last year/y, (now) => ['去年', now - 1, now - 1]],
];

/** 八九十年代, 80、90年代: each decade by its first figure. */
function decadesInARow([first = '', last = '']: string[], thisYear: number) {
  const figure = (text: string) => (numberOf(text) ?? 0) % 10;
  const tens = (text: string) => (/\d0|十/.test(text) ? Math.floor((numberOf(text) ?? 0) / 10) : figure(text));
  const [from, to] = [tens(first) * 10 + 1900, tens(last) * 10 + 1900];
  return from < to ? period(`${decadeName(from)}到${decadeName(to)}`, from, to + 9, thisYear) : undefined;
}

/** When it came out: years, decades, spans, and time as people speak of it. */
export const PERIODS: readonly Pattern[] = [
  pattern(
    `(?<!\\d)(?:从\\s*)?(${YEAR})${UP_TO}(${YEAR})(?:年)?(?:之间|期间)?(?!\\d)`,
    ([first = '', last = ''], now) => {
      const [from, to] = [Math.min(year(first), year(last)), Math.max(year(first), year(last))];
      return period(`${from}–${to}`, from, to, now);
    },
  ),
  pattern(`(?:从|自)?(${YEAR})年?${SINCE}`, ([from = ''], now) =>
    period(`${year(from)}年以后`, year(from), now + LAST_AHEAD, now),
  ),
  pattern(`(${YEAR})年?${UNTIL}`, ([to = ''], now) => period(`${year(to)}年以前`, FIRST_YEAR, year(to) - 1, now)),
  pattern(
    `(${CENTURY})?\\s*((?:19|20)?\\d0|[一二][九零〇][零〇一二三四五六七八九][零〇]|[零〇一二三四五六七八九][十零〇]|[一]?十)(?:年代?)?\\s*(?:-|~|—|–|到|至|和|、)\\s*((?:19|20)?\\d0|[零〇一二三四五六七八九][十零〇])年代(?:初|末|初期|末期|中期)?`,
    decades,
  ),
  pattern(
    `(${CENTURY})?\\s*((?:19|20)?\\d0|[一二][九零〇][零〇一二三四五六七八九][零〇]|[零〇一二三四五六七八九][十零〇]|[一]?十)(?:年代|'?s(?![a-z]))(?:初|末|初期|末期|中期)?(${SINCE}|${UNTIL})?`,
    ([century = '', decade = '', side = ''], now) => decades([century, decade, '', side], now),
  ),
  pattern(`(?<!\\d)(${YEAR})(?:年度?${AFTER_YEAR}|${AFTER_YEAR})(?!\\d|年)`, ([one = ''], now) =>
    period(`${year(one)}年`, year(one), year(one), now),
  ),
  pattern('(?:一九|19)?([零〇五六七八九0-9])几年', ([decade = ''], now) =>
    decades(['', `${decade}0`.replace(/^\D/, (one) => String(numberOf(one))), '', ''], now),
  ),
  pattern('([四五六七八])[、,]?([五六七八九])十年代', decadesInARow),
  pattern('([4-8]0)[、,和/]([5-9]0)年代', decadesInARow),
  pattern(`(?:最近|近|过去|这)(${NUMBER}|几)?年(?:来|内|里|间|之内|以内)?`, ([count = ''], now) =>
    lastYears(count, now),
  ),
  pattern(`(${NUMBER})年(?:内|以内|之内)`, ([count = ''], now) => lastYears(count, now)),
  pattern(
    `(?<!\\d)(${SHORT_YEAR})年?\\s*(?:-|~|—|–|到|至)\\s*(${SHORT_YEAR})年(?!代)(?:之间|期间)?`,
    ([first = '', last = ''], now) => {
      const [from, to] = [inFull(first, now), inFull(last, now)];
      return from <= to ? period(`${from}–${to}`, from, to, now) : undefined;
    },
  ),
  pattern(`(?<!\\d)(${SHORT_YEAR})年(${SINCE}|${UNTIL})`, ([short = '', side = ''], now) => {
    const full = inFull(short, now);
    if (IS_SINCE.test(side)) return period(`${full}年以后`, full, now + LAST_AHEAD, now);
    // 98年以前 is a year, 10年前 is so long ago.
    return isCount(short) ? undefined : period(`${full}年以前`, FIRST_YEAR, full - 1, now);
  }),
  pattern(`(${NUMBER})多?年以?前的?`, ([count = ''], now) => {
    const years = numberOf(count) ?? 0;
    return isCount(count) && years > 0 ? period(`${years}年前`, FIRST_YEAR, now - years, now) : undefined;
  }),
  pattern(`(?<!\\d)(${SHORT_YEAR})(?:年${AFTER_YEAR}(?!代)|版)`, ([short = ''], now) => {
    const full = inFull(short, now);
    return period(`${full}年`, full, full, now);
  }),
  ...WORDS.map(
    ([words, read]): Pattern => ({
      pattern: words,
      read: (_groups, now) => {
        const [text, from, to] = read(now);
        return period(text, from, to, now);
      },
    }),
  ),
];
