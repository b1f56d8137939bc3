import { globSync, readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';
import { expect, test } from 'vitest';
import { createStepCounter } from './regex/count-steps.ts';
import { findGrowth } from './regex/growth.ts';
import { KNOWN_GROWTH } from './regex/known-growth.ts';
import { parseRegex } from './regex/parse-regex.ts';

interface Literal {
  pattern: string;
  flags: string;
}

/** Regular expressions as they are written in the site's own code, each with the first file that has it. */
function literalsIn(paths: readonly string[]): Map<string, Literal & { path: string }> {
  const found = new Map<string, Literal & { path: string }>();
  const look = (node: unknown, path: string): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('type' in node && node.type === 'RegExpLiteral') {
      // That is what a node of this type has.
      const { pattern, flags } = node as unknown as Literal;
      found.set(`/${pattern}/${flags}`, { pattern, flags, path });
      return;
    }
    for (const child of Object.values(node)) look(child, path);
  };
  for (const path of paths) {
    const text = readFileSync(path, 'utf8');
    look(parseSync(text, { syntax: 'typescript', tsx: path.endsWith('x'), target: 'esnext' }).body, path);
  }
  return found;
}

test('no regular expression of the site takes much longer for a text that is a little longer', {
  timeout: 600_000,
}, () => {
  const paths = globSync('src/**/*.{ts,tsx}').filter((path) => !/\.(?:test|fixture|e2e)\.tsx?$/.test(path));
  const literals = literalsIn(paths.sort());
  const slow = [...literals].flatMap(([literal, { pattern, flags, path }]) => {
    const found = literal in KNOWN_GROWTH ? undefined : findGrowth(pattern, flags);
    return found ? [`${path}: ${literal} on ${found.text}`] : [];
  });
  // Make it linear, or cut the text and say so in known-growth.ts.
  expect(slow).toEqual([]);
  const isNeeded = (literal: string) => {
    const { pattern, flags } = literals.get(literal) ?? { pattern: '', flags: '' };
    return findGrowth(pattern, flags) !== undefined;
  };
  expect(Object.keys(KNOWN_GROWTH).filter((literal) => !isNeeded(literal))).toEqual([]);
});

test.each([
  [/\s+$/, 'an end that is sought from every place'],
  [/^\s*([^<>]*?)\s*<([^<>]+)>\s*$/, 'blanks that three parts may take'],
  [/<si>([\s\S]*?)<\/si>/, 'what opens and never closes'],
  [/^(a+)+$/, 'a loop in a loop'],
  [/^(?:a|aa)+$/, 'two ways for the same'],
  [/(?<=\S\s*)x/, 'a look behind that goes far back'],
  [/^(\w+)\s?(\w+)x\1$/, 'what is repeated later'],
])('%s is found: %s', (pattern) => {
  expect(findGrowth(pattern.source, pattern.flags)).toBeDefined();
});

test.each([
  /(?<!\s)\s+$/,
  /^[a-z]+(?:-[a-z]+)*$/,
  /^.{1,100}?x$/,
  /"[^"]*"/,
  /\p{Script=Han}{2,}/gu,
  /^(?:a|b)+$/,
  /^$/,
])('%s is linear', (pattern) => {
  expect(findGrowth(pattern.source, pattern.flags)).toBeUndefined();
});

test('steps are those of a backtracking matcher', () => {
  const steps = (pattern: RegExp, text: string) =>
    createStepCounter(parseRegex(pattern.source, pattern.flags), pattern.flags, 1000)(text);
  expect(steps(/ab/, 'ab')).toBe(2);
  expect(steps(/ab/, 'xxab')).toBe(4);
  expect(steps(/^(?:a|ab)(?=c)/, 'abc')).toBe(6);
  expect(steps(/^(a+)+$/, `${'a'.repeat(30)}b`)).toBe(1001);
});
