import type { IntentPart } from './intent.rules.ts';
import { PERIODS, patternAt } from './intent-period.ts';
import { LONGEST_WORD, SENSES } from './intent-words.ts';

/** 有没有爱情片 asks for some; 没有爱情的 for none. */
const NOT =
  /(?:不要|不想要|不想看|不看|不含|不带|不包括|不是|不|不要给我(?:推荐?|看|来)|别要|别给我(?:推荐?|看|来)?|别推荐?|别|没(?=[那这]么|什么)|(?<![有几多])没有|(?<!有)无|非|除了|除去|除开|除|排除|去掉)(?:那些|任何|太|是|那么|这么|怎么|很|算)?/y;
const AND = /(?:和|与|跟|及|以及|或|或者|、)+/y;
/** 除了美国,日本以外: only where its end is said does a pause belong to it. 不要恐怖 悬疑 wants the latter. */
const PAUSE = /[,\s]+(?=[^,\s]+[,\s]*(?:以外|之外|外))/y;
const AFTER = /(?:类型|题材|元素|片|剧|类|主演的?|导演的?|演的)?(?:以外|之外|除外|外)?/y;

/** What can be left out. */
const LEFT_OUT: readonly IntentPart['field'][] = ['genre', 'region', 'kind', 'period', 'length', 'person'];

interface Refused {
  to: number;
  parts: readonly IntentPart[];
}

interface Known {
  thisYear: number;
  /** Who is named here, and where the name ends. */
  personAt: (at: number) => Refused | undefined;
}

/** 不要恐怖, 除了美国和日本以外, 国产以外的: what titles must not be, and where that ends. */
export function refusalAt(plain: string, at: number, known: Known): Refused | undefined {
  const start = after(NOT, plain, at);
  const isOther = plain[at] === '非';
  if (start !== undefined) return refusedFrom(plain, start, known, isOther);
  const said = refusedFrom(plain, at, known, false);
  // Its own ending may have been taken for one of the list.
  return said && /(?:以外|之外|除外)的?$/.test(plain.slice(at, said.to)) ? said : undefined;
}

function refusedFrom(plain: string, start: number, known: Known, isOther: boolean): Refused | undefined {
  let to = start;
  const parts: IntentPart[] = [];
  for (let next: number | undefined = to; next !== undefined; next = after(AND, plain, to) ?? after(PAUSE, plain, to)) {
    const word = refusedAt(plain, next, known, isOther);
    if (!word) break;
    parts.push(...word.parts);
    to = after(AFTER, plain, word.to) ?? word.to;
  }
  return parts.length > 0 ? { to, parts } : undefined;
}

/** The longest word here that says what something is. Of 韩剧 the region is meant, of 短剧 how long it is; 非动画电影 is a film. */
function refusedAt(plain: string, at: number, { thisYear, personAt }: Known, isOther: boolean): Refused | undefined {
  const canBeLeft = ({ parts }: Refused) =>
    parts.every(({ field }) => LEFT_OUT.includes(field)) && !(isOther && parts.length > 1);
  const words: Refused[] = [];
  for (let to = Math.min(plain.length, at + LONGEST_WORD); to > at; to--) {
    const sense = SENSES.get(plain.slice(at, to));
    if (sense?.sort === 'parts') words.push({ to, parts: sense.parts });
  }
  const patterns = PERIODS.map((one) => patternAt(one, plain, at, thisYear));
  const said = [...words, ...patterns, personAt(at)].filter((one) => one !== undefined).filter(canBeLeft);
  const [longest] = said.sort((one, other) => other.to - one.to);
  if (!longest) return undefined;
  const meant = longest.parts.filter(({ field }) => field !== 'kind');
  return { to: longest.to, parts: (meant.length > 0 ? meant : longest.parts).map(refused) };
}

const refused = (part: IntentPart): IntentPart => ({
  ...part,
  text: `不要${part.text}`,
  value: `-${part.value}`,
  isRefused: true,
});

function after(pattern: RegExp, plain: string, at: number): number | undefined {
  pattern.lastIndex = at;
  const match = pattern.exec(plain);
  return match ? at + match[0].length : undefined;
}
