import type { IntentField } from '../../intent-fields.pure.ts';

export interface IntentPart {
  field: IntentField;
  /** As a chip shows it. */
  text: string;
  value: string;
  /** A title fits that has one of these tags. Empty: it only changes the order, or names a person. */
  tags: readonly string[];
  /** For a person: the role they mostly have, or the one the words name. */
  role?: PersonRole;
  isRoleSaid?: boolean;
  /** A title with one of the tags does not fit. */
  isRefused?: boolean;
}

export type PersonRole = 'director' | 'actor';

/** A part and where it stands in the words; parts of one word stand at the same place. */
export interface PlacedPart extends IntentPart {
  from: number;
  to: number;
}

export interface Intent {
  /** The words as they were typed, in one spelling of width. */
  words: string;
  parts: PlacedPart[];
  /** What is no part: a name, or empty. */
  rest: string;
  /** What the titles should be like: a name. */
  like: string | null;
}

/** How a chip is labelled. */
const LABELS: Record<IntentField, string> = {
  kind: '类型',
  genre: '题材',
  region: '地区',
  period: '年代',
  state: '状态',
  length: '片长',
  worth: '口碑',
  person: '人物',
};

export function labelOf({ field, role }: Pick<IntentPart, 'field' | 'role'>): string {
  if (field !== 'person' || !role) return LABELS[field];
  return role === 'director' ? '导演' : '主演';
}

/** 中国医生, 美国牛仔: who somebody is, of where, and nothing else is what a title is called. */
const SOMEBODY = /(?:医生|律师|警察|特工|间谍|卧底|牛仔|黑帮|孩子|宝宝|吸血鬼|僵尸|怪兽)$/;

export function isCalledSoAlone({ words, parts, rest }: Intent): boolean {
  const [place, somebody] = parts;
  const isWhole = rest === '' && parts.length === 2 && place?.from === 0 && somebody?.to === words.length;
  return isWhole && place.field === 'region' && place.to === somebody.from && SOMEBODY.test(words);
}

/** Each once, however often it is said. */
export function chipsOf(parts: readonly PlacedPart[]): PlacedPart[] {
  return parts.filter((part, index) => parts.findIndex((other) => isSame(part, other)) === index);
}

const isSame = (one: IntentPart, other: IntentPart) => one.field === other.field && one.value === other.value;

/** The words without one part. Of a word that says two things (韩剧) the other stays, in full. */
export function wordsWithout({ words, parts }: Pick<Intent, 'words' | 'parts'>, gone: PlacedPart): string {
  let left = words;
  for (const { from, to } of parts.filter((part) => isSame(part, gone)).toSorted((a, b) => b.from - a.from)) {
    const others = parts.filter((part) => part.from === from && !isSame(part, gone));
    left = `${left.slice(0, from)}${others.map(({ text }) => text).join('')}${left.slice(to)}`;
  }
  return left
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^[的得地之]\s*(?=.)/, '')
    .replace(/(?<=.)\s*的$/, '');
}
