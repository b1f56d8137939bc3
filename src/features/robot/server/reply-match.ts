import { setImmediate as othersTurn } from 'node:timers/promises';
import { runInNewContext } from 'node:vm';
import { endOfAddress } from '#/contract/sentence-end.pure.ts';
import type { ReplyKind, ReplyMatch } from '../robot-states.pure.ts';

export interface ReplyRule {
  id: number;
  match: ReplyMatch;
  pattern: string;
  kind: ReplyKind;
  body: Record<string, unknown>;
  cooldownSeconds: number;
  position: number;
  isOn: boolean;
}

/** Strangers write the texts that an operator's pattern reads: some pairs of them would take for ever. */
const REGEX_MS = 50;
const READ_CHARACTERS = 1000;

export interface Match {
  rule: ReplyRule;
  /** What is left of the text for a search. */
  words: string;
  /** What a wish was understood as. */
  understood?: string | undefined;
}

/** Says what a wish for some kind of title was understood as; empty when it is none. */
export type Understand = (words: string) => Promise<string>;

/** The first rule that fits, in the operator's order; the defaults come last whatever their place. */
export async function matchRule(
  rules: readonly ReplyRule[],
  text: string,
  understand: Understand = async () => '',
): Promise<Match | undefined> {
  const read = [...text.trim()].slice(0, READ_CHARACTERS).join('');
  const on = rules
    .filter(({ isOn }) => isOn)
    .toSorted((one, other) => one.position - other.position || one.id - other.id);
  const ordered = [...on.filter(({ match }) => match !== 'default'), ...on.filter(({ match }) => match === 'default')];
  let asked: Promise<string> | undefined;
  for (const rule of ordered) {
    if (rule.match === 'intent') {
      asked ??= understand(read);
      const understood = await asked;
      if (understood) return { rule, words: read, understood };
      continue;
    }
    // Each pattern is bounded, but there may be many of them.
    if (rule.match === 'regex') await othersTurn();
    const words = wordsIn(rule, read);
    if (words !== undefined) return { rule, words };
  }
  return undefined;
}

/** The name by which a robot was called is no part of what was said. */
export const withoutCall = (text: string): string => text.replaceAll(/@\S+[\s\u2005]*/gu, '').trim() || text;

const ADDRESS = /https?:\/\/[^\s<>"“”‘’，。；：！？、…～（）【】「」『』《》〈〉]+/iu;

/** As people say it: www.example.com/a anywhere, example.com/a with nothing else around it. */
const BARE =
  /(?<![\w@./-])www\.[a-z0-9-]+\.[^\s<>"“”‘’，。；：！？、…～（）【】「」『』《》〈〉]+|^(?:[a-z0-9-]+\.)+[a-z]{2,10}\/[^\s<>"“”，。]*$/iu;

/** The first address in a text, without the sentence around it. */
export function addressIn(text: string): string | undefined {
  const found = ADDRESS.exec(text)?.[0] ?? '';
  const bare = found ? '' : (BARE.exec(text.trim())?.[0] ?? '');
  if (bare) return `http://${bare.slice(0, endOfAddress(bare))}`;
  return found.slice(0, endOfAddress(found)) || undefined;
}

function wordsIn({ match, pattern }: ReplyRule, text: string): string | undefined {
  if (match === 'default') return text;
  if (match === 'url') return addressIn(text);
  if (match === 'regex') return boundedMatch(pattern, text);
  const keywords = pattern.split(/[,，|\n]/).map((word) => word.trim());
  const found = keywords.find((word) => word && text.toLowerCase().includes(word.toLowerCase()));
  if (found === undefined) return undefined;
  const at = text.toLowerCase().indexOf(found.toLowerCase());
  return (text.slice(0, at) + text.slice(at + found.length)).trim();
}

/** The first group, or else the whole text; undefined without a match, also when it takes too long. */
export function boundedMatch(pattern: string, text: string): string | undefined {
  try {
    const found: unknown = runInNewContext(
      'new RegExp(pattern, "iu").exec(text)',
      { pattern, text },
      { timeout: REGEX_MS },
    );
    return found && typeof found === 'object' && 1 in found && typeof found[1] === 'string'
      ? found[1].trim()
      : found
        ? text
        : undefined;
  } catch {
    return undefined;
  }
}

export function isPattern(pattern: string): boolean {
  try {
    new RegExp(pattern, 'iu');
    return true;
  } catch {
    return false;
  }
}
