import { ToolFault } from '../../frame/tool-fault.pure.ts';

const MOST_MATCHES = 1000;

export interface RegexQuestion {
  pattern: string;
  flags: string;
  text: string;
  /** Left out: nothing is replaced. */
  replacement?: string;
}

export interface RegexMatch {
  index: number;
  text: string;
  groups: { name: string; text: string | undefined }[];
}

export interface RegexAnswer {
  matches: RegexMatch[];
  /** There were more than are shown. */
  hasMore: boolean;
  replaced?: string;
}

/** May run for ever on a bad pattern: only to be called where it can be ended. */
export function tryRegex({ pattern, flags, text, replacement }: RegexQuestion): RegexAnswer {
  const regex = compile(pattern, flags);
  const matches: RegexMatch[] = [];
  let hasMore = false;
  for (const match of text.matchAll(compile(pattern, flags.includes('g') ? flags : `${flags}g`))) {
    if (matches.length === MOST_MATCHES || (matches.length === 1 && !flags.includes('g'))) {
      hasMore = flags.includes('g');
      break;
    }
    matches.push({ index: match.index, text: match[0], groups: groupsOf(match) });
  }
  return { matches, hasMore, ...(replacement !== undefined && { replaced: text.replace(regex, replacement) }) };
}

function groupsOf(match: RegExpExecArray): RegexMatch['groups'] {
  const named = Object.entries(match.groups ?? {}).map(([name, text]) => ({ name, text }));
  const numbered = match.slice(1).map((text, at) => ({ name: String(at + 1), text }));
  return [...numbered, ...named];
}

function compile(pattern: string, flags: string): RegExp {
  try {
    return new RegExp(pattern, flags);
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/^Invalid regular expression: /, '') : '';
    throw new ToolFault(`正则写得不对：${sayingOf(reason)}`);
  }
}

function sayingOf(reason: string): string {
  const sayings: [RegExp, string][] = [
    [/Unterminated group/, '左括号 ( 没有配对的 )'],
    [/Unmatched '\)'/, '多了一个右括号 )'],
    [/Unterminated character class/, '左方括号 [ 没有配对的 ]'],
    [/Nothing to repeat/, '量词 * + ? {} 前面没有可以重复的内容'],
    [/Range out of order/, '字符范围写反了，例如 [z-a]'],
    [/numbers out of order/, '重复次数写反了，例如 {3,1}'],
    [/Invalid (named )?capture group|Invalid group/, '分组写法不对'],
    [/\\ at end/, '末尾多了一个反斜杠'],
    [/Duplicate capture group/, '有两个分组同名'],
    [/flags/i, '标志写得不对或重复了，可用 d g i m s u v y，u 和 v 不能同时用'],
  ];
  return sayings.find(([pattern]) => pattern.test(reason))?.[1] ?? reason;
}
