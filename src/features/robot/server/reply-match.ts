import { runInNewContext } from 'node:vm';

export interface ReplyRule {
  id: number;
  match: 'keyword' | 'regex' | 'default';
  pattern: string;
  kind: 'text' | 'image' | 'card' | 'search';
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
}

/** The first rule that fits, in the operator's order; the defaults come last whatever their place. */
export function matchRule(rules: readonly ReplyRule[], text: string): Match | undefined {
  const read = [...text.trim()].slice(0, READ_CHARACTERS).join('');
  const on = rules
    .filter(({ isOn }) => isOn)
    .toSorted((one, other) => one.position - other.position || one.id - other.id);
  const ordered = [...on.filter(({ match }) => match !== 'default'), ...on.filter(({ match }) => match === 'default')];
  for (const rule of ordered) {
    const words = wordsIn(rule, read);
    if (words !== undefined) return { rule, words };
  }
  return undefined;
}

function wordsIn({ match, pattern }: ReplyRule, text: string): string | undefined {
  if (match === 'default') return text;
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
