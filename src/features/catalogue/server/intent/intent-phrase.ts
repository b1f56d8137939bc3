import { NUMBER, numberOf } from '#/platform/db/search/spoken-number.ts';
import type { IntentPart } from './intent.rules.ts';
import type { Pattern } from './intent-period.ts';
import { REGION_INITIALS, SENSES } from './intent-words.ts';

/** Young enough for what is made for children. */
const LAST_CHILD_AGE = 12;

const { 国: _mainland, 华: _chinese, ...ABROAD } = REGION_INITIALS;
const PLACES: Readonly<Record<string, string>> = { ...ABROAD, 中: '国产' };
const PLACE = Object.keys(PLACES).join('');

/** What is watched: a word before it says more about it. */
const THING =
  '[国港台日韩美英泰]?[片剧漫番影综]|电影|影片|大片|电视|连续剧|网剧|动画|动漫|综艺|节目|纪录|国产|华语|欧美|(?:武侠|恐怖|爱情|喜剧|战争|科幻|古装|警匪|动作|悬疑|谍战|历史|言情|治愈|搞笑|文艺)';

/** When it is watched or came to the cinemas says nothing of what it is. */
const OCCASION =
  '(?:春节|新年|过年|除夕|元宵节?|清明|端午|中秋节?|国庆节?|元旦|圣诞节?|万圣节|情人节|七夕|儿童节|五一|六一|暑假|寒假|假期|暑期|贺岁|周末|深夜|睡前|晚上|节假日)';

const partsOf = (word: string): readonly IntentPart[] => {
  const sense = SENSES.get(word);
  return sense?.sort === 'parts' ? sense.parts : [];
};

/** What is said by how words stand together. No parts: it is said around what is meant. */
export const PHRASES: readonly Pattern[] = [
  {
    // 英美剧, 日韩泰恐怖片, 中日合拍片.
    pattern: new RegExp(`([${PLACE}]{2,4})(?=${THING}|合拍|合作)`, 'y'),
    read: ([places = '']) =>
      new Set(places).size < places.length ? undefined : [...places].flatMap((one) => partsOf(PLACES[one] ?? '')),
  },
  {
    // 3岁宝宝, 3-6岁.
    pattern: new RegExp(`(?:${NUMBER}\\s*(?:-|~|到|至)\\s*)?(${NUMBER})岁(?:以上|以下|以内|左右|大)?(?=\\s*\\S)`, 'y'),
    read: ([age = '']) => ((numberOf(age) ?? 0) <= LAST_CHILD_AGE ? partsOf('儿童') : []),
  },
  { pattern: new RegExp(`宝藏(?:级别?)?的?(?=${THING})`, 'y'), read: () => partsOf('冷门') },
  { pattern: new RegExp(`${OCCASION}档?(?:必?看的?|上映的?|的)?(?=${THING})`, 'y'), read: () => [] },
];
