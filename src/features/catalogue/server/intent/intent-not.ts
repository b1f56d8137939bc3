import type { IntentPart } from './intent.rules.ts';
import { LONGEST_WORD, SENSES } from './intent-words.ts';

/** 有没有爱情片 asks for some; 没有爱情的 for none. */
const NOT =
  /(?:不要|不想要|不想看|不看|不含|不带|不包括|不是|不|别要|别|(?<![有几多])没有|(?<!有)无|非|除了|除去|除开|除|排除|去掉)(?:那些|任何|太|是)?/y;
const AND = /(?:和|与|跟|及|以及|或|或者|、|,|\s)+/y;
const AFTER = /(?:类型|题材|元素|片|剧|类)?(?:以外|之外|外)?/y;

/** What can be left out. */
const LEFT_OUT: readonly IntentPart['field'][] = ['genre', 'region', 'kind'];

/** 不要恐怖, 除了美国和日本以外: what titles must not be, and where that ends. */
export function refusalAt(plain: string, at: number): { to: number; parts: IntentPart[] } | undefined {
  let to = after(NOT, plain, at);
  if (to === undefined) return undefined;
  const parts: IntentPart[] = [];
  for (let next: number | undefined = to; next !== undefined; next = after(AND, plain, to)) {
    const word = refusedAt(plain, next);
    if (!word) break;
    parts.push(...word.parts);
    to = after(AFTER, plain, word.to) ?? word.to;
  }
  return parts.length > 0 ? { to, parts } : undefined;
}

/** The longest word here that says what something is. Of 韩剧 the region is meant. */
function refusedAt(plain: string, at: number): { to: number; parts: IntentPart[] } | undefined {
  for (let to = Math.min(plain.length, at + LONGEST_WORD); to > at; to--) {
    const sense = SENSES.get(plain.slice(at, to));
    if (sense?.sort !== 'parts' || !sense.parts.every(({ field }) => LEFT_OUT.includes(field))) continue;
    const regions = sense.parts.filter(({ field }) => field === 'region');
    return { to, parts: (regions.length > 0 ? regions : sense.parts).map(refused) };
  }
  return undefined;
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
