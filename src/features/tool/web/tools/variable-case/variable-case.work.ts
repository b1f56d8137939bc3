import {
  camelCase,
  capitalCase,
  constantCase,
  dotCase,
  kebabCase,
  pascalCase,
  pathCase,
  sentenceCase,
  snakeCase,
  trainCase,
} from 'change-case';

/** Where words run together, a digit needs no sign before it: userId2, as lodash has it. */
const MERGED = { mergeAmbiguousCharacters: true };

const STYLES = [
  ['camelCase 小驼峰', (name: string) => camelCase(name, MERGED)],
  ['PascalCase 大驼峰', (name: string) => pascalCase(name, MERGED)],
  ['snake_case 下划线', snakeCase],
  ['CONSTANT_CASE 常量', constantCase],
  ['kebab-case 短横线', kebabCase],
  ['Train-Case', trainCase],
  ['dot.case', dotCase],
  ['path/case', pathCase],
  ['Capital Case', capitalCase],
  ['Sentence case', sentenceCase],
] as const;

/** Several of what is written in capitals are one word: userIDs and getURLsOf. */
const asWords = (name: string) =>
  // don't is one word, and its sign has no place in a name.
  name
    .replace(/(\p{L})['’](?=\p{L})/gu, '$1')
    .replace(/[A-Z]+(s(?![a-z]))?/g, (word: string, several?: string) =>
      several && word.length > 2 ? word[0] + word.slice(1).toLowerCase() : word,
    );

/** Every line is a name of its own. */
export function allCases(text: string): { label: string; value: string }[] {
  const lines = text.split('\n');
  return STYLES.map(([label, change]) => ({
    label,
    value: lines.map((line) => change(asWords(line.trim()))).join('\n'),
  }));
}
