import type { IntentText } from './intent-text.ts';

const ASK = '(?:有没有|有什么|求|推荐|找|想看|我想看|来点|给我)?\\s*';
const SAME = '(?:一样|差不多|类似|相似|相近|那样|这样|这种|那种|同类型?|一类|这类|那类|同款|风格)';
const END = '(?:的|得|地)?';

/** Each has the name in its first group, and what may follow it in the second. */
const FORMS = [
  new RegExp(`^${ASK}(?:像|象|类似于?|和|跟|与|同|好像|如同)\\s*(.+?)\\s*${SAME}+\\s*${END}\\s*(.*)$`),
  new RegExp(`^${ASK}(?:像|类似于?|好像|相似于?)\\s*(.+?)(?:\\s*(?:的|得|地)\\s*([^的]*))?$`),
  new RegExp(`^(.{2,}?)\\s*(?:的?同类型?|的?类似|相似|同款)\\s*${END}\\s*(.*)$`),
  /^(?:看|刷|追)(?:完了?|过|了)\s*(.+?)\s*(?:之后|以后|后)?(?:还|再|接着|又)?(?:可以|能|该|想|要)?看(?:点|些)?(?:什么|啥|哪些)(.{0,4})$/,
  /^(.{2,}?)(?:看|刷|追)完了?(?:之后|以后|后)?(?:还|再|接着)?(?:可以|能|该)?看(?:点|些)?(?:什么|啥|哪些)(.{0,4})$/,
  /^喜欢(?:看)?\s*(.+?)(?:的人?)?\s*(?:还|也)(?:可以|能|会|喜欢)?看?(?:喜欢)?(?:什么|啥|哪些)?(.{0,4})$/,
];

/** What is wanted comes first: 有什么电影类似盗梦空间, 悬疑剧 像白夜追凶, movies like Inception. */
const AFTERWARDS =
  /^(.*\S)(?:\s*(?:类似于?|(?<![好头影偶画图录铜])像)\s*|\s+(?:like|similar to)\s+)(.+?)\s*(?:(?:一样|那样|这样|差不多|类似)?的?)$/;

export interface Likeness {
  name: string;
  /** What else is said, and where it stands. */
  said: IntentText;
  at: number;
}

const bare = (name: string) => name.replaceAll(/^[《「『“"\s]+|[》」』”"\s]+$/g, '');

/** The same said the other way round. What stands before must be a wish by itself. */
export function likeWordsAfter({ words, plain }: IntentText): Likeness | undefined {
  const [, before = '', name = ''] = AFTERWARDS.exec(plain) ?? [];
  if (!name) return undefined;
  const start = plain.lastIndexOf(name);
  const said = { words: words.slice(0, before.length), plain: before };
  return { name: bare(words.slice(start, start + name.length)), said, at: 0 };
}

/** 像《星际穿越》一样的电影: what it should be like, and the words after that. */
export function likeWords({ words, plain }: IntentText): Likeness | undefined {
  for (const form of FORMS) {
    const match = form.exec(plain);
    const name = match?.[1];
    if (!match || !name) continue;
    const start = plain.indexOf(name);
    const after = match[2] ?? '';
    const at = plain.length - after.length;
    return { name: bare(words.slice(start, start + name.length)), said: { words: words.slice(at), plain: after }, at };
  }
  return undefined;
}
