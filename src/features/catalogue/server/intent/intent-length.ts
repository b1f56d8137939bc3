import { NUMBER, numberOf } from '#/platform/db/search/spoken-number.ts';
import { MOST_EPISODES, MOST_MINUTES } from '../../length.pure.ts';
import { episodeTag, minuteTag, scoreTag } from '../title.rules.ts';
import type { IntentPart } from './intent.rules.ts';
import type { Pattern } from './intent-period.ts';

const MOST_SCORE = 100;

const LESS = '以内|之内|以下|内|不到|不超过|少于|低于|小于|短于|至多|最多';
const MORE = '以上|之上|往上|超过|多于|大于|长于|高于|不少于|不低于|至少|起步|起';
const ABOUT = '左右|上下|大约|大概|约';
const BEFORE = `(${LESS}|${MORE}|${ABOUT})?`;
const AFTER = `(${LESS}|${MORE}|${ABOUT})?`;

/** 每集45分钟: how long one episode is. */
const EACH = '(?:[每单一](?:一)?集(?:时长)?)?';

const POINTS = '[5-9](?:\\.\\d)?|[五六七八九]';

/** 评价很高, 口碑炸裂: as many ways to say 高分 as there are to praise. */
const WELL_THOUGHT_OF =
  /(?:豆瓣|imdb)的?top\s*\d{2,3}|(?:豆瓣|imdb)?的?(?:评分|口碑|评价|分数|质量|打分)(?:都|也)?(?:非常|很|超级?|特别|极|挺|比较|相当|最|巨)?(?:高|好|棒|佳|不错|炸裂|爆棚|逆天|爆表|过硬|在线)/y;
const HIGH_SCORE = 80;

type Side = 'less' | 'more' | 'about' | 'exact';

function sideOf(before: string, after: string): Side {
  const is = (words: string) => words.split('|').some((word) => word === before || word === after);
  if (is(MORE)) return 'more';
  if (is(LESS)) return 'less';
  return is(ABOUT) ? 'about' : 'exact';
}

const SIDE_NAMES: Record<Side, string> = { less: '以内', more: '以上', about: '左右', exact: '' };

/** Each whole number between two is a tag of its own. */
function tagsBetween(from: number, to: number, tag: (number: number) => string): string[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => tag(from + index));
}

function minutes(count: number, side: Side, text: string): IntentPart | undefined {
  const number = Math.round(count);
  if (number < 1 || number > MOST_MINUTES) return undefined;
  const [from, to] = {
    less: [1, number],
    more: [number, MOST_MINUTES],
    about: [Math.max(1, number - 15), number + 15],
    exact: [Math.max(1, number - 10), number + 10],
  }[side] as [number, number];
  return { field: 'length', text, value: `minutes:${from}-${to}`, tags: tagsBetween(from, to, minuteTag) };
}

function episodes(count: number, side: Side, text: string): IntentPart | undefined {
  if (!Number.isInteger(count) || count < 1 || count > MOST_EPISODES) return undefined;
  const [from, to] = {
    less: [1, count],
    more: [count, MOST_EPISODES],
    about: [Math.max(1, count - 3), count + 3],
    exact: [count, count],
  }[side] as [number, number];
  return { field: 'length', text, value: `episodes:${from}-${to}`, tags: tagsBetween(from, to, episodeTag) };
}

/** 两个半小时, 一小时半, 1.5小时. */
function hours(before: string, number: string, half: string, after: string) {
  const count = number === '半' ? 0.5 : numberOf(number);
  if (count === undefined) return undefined;
  const side = sideOf(before, after);
  const whole = count + (half ? 0.5 : 0);
  return minutes(whole * 60, side, `${hoursName(whole)}${SIDE_NAMES[side]}`);
}

const hoursName = (count: number) => (count % 1 === 0 ? `${count}小时` : `${Math.round(count * 60)}分钟`);

/** How long it is, or of how many episodes; and how many points it has at least. */
export const LENGTHS: readonly Pattern[] = [
  { pattern: WELL_THOUGHT_OF, read: () => HIGH },
  {
    pattern: new RegExp(`${BEFORE}(${NUMBER}|半)个?(半)?(?:小时|钟头)(半)?(?:的时间)?${AFTER}`, 'y'),
    read: ([before = '', number = '', half = '', halfAfter = '', after = '']) =>
      hours(before, number, half || halfAfter, after),
  },
  {
    pattern: new RegExp(`${EACH}${BEFORE}(${NUMBER})(?:分钟|分鐘|min)(?:[每一]集)?${AFTER}`, 'y'),
    read: ([before = '', number = '', after = '']) => {
      const side = sideOf(before, after);
      return minutes(numberOf(number) ?? 0, side, `${numberOf(number)}分钟${SIDE_NAMES[side]}`);
    },
  },
  {
    pattern: new RegExp(`${BEFORE}(?<!第)(${NUMBER})[集话]${AFTER}`, 'y'),
    read: ([before = '', number = '', after = '']) => {
      const side = sideOf(before, after);
      return episodes(numberOf(number) ?? 0, side, `${numberOf(number)}集${SIDE_NAMES[side]}`);
    },
  },
  {
    pattern: new RegExp(`(?:豆瓣|评分|口碑|打分)?(?:${MORE})?(${POINTS})分(?!钟)(?:${MORE})?`, 'y'),
    read: ([number = '']) => score(numberOf(number) ?? 0),
  },
  {
    pattern: new RegExp(`(?:豆瓣|imdb)?的?(?:豆瓣|评分)(?:${MORE})?(${POINTS})分?(?:${MORE})?(?!\\d)`, 'y'),
    read: ([number = '']) => score(numberOf(number) ?? 0),
  },
];

function score(points: number): IntentPart | undefined {
  const least = Math.round(points * 10);
  return { field: 'worth', text: `${points}分以上`, value: `score:${points}`, tags: scoreTags(least) };
}

function scoreTags(least: number): string[] {
  return tagsBetween(least, MOST_SCORE, scoreTag);
}

export const HIGH: IntentPart = { field: 'worth', text: '高分', value: 'high', tags: scoreTags(HIGH_SCORE) };

export const lengthPart = {
  shortFilm: minutes(40, 'less', '短片'),
  shortSeries: episodes(16, 'less', '短剧'),
  miniSeries: episodes(12, 'less', '迷你剧'),
  longSeries: episodes(40, 'more', '长剧'),
};
