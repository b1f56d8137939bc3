import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';
import { expect, test } from 'vitest';
import { createStepCounter } from './regex/count-steps.ts';
import { findGrowth } from './regex/growth.ts';
import { BUILT_IN_CALLS, KNOWN_GROWTH, KNOWN_GROWTH_IN } from './regex/known-growth.ts';
import { parseRegex } from './regex/parse-regex.ts';

interface Expression {
  pattern: string;
  flags: string;
  path: string;
}

const textOf = ({ pattern, flags }: Expression) => `/${pattern}/${flags}`;

const paths = globSync('src/**/*.{ts,tsx}')
  .filter((path) => !/\.(?:test|fixture|e2e)\.tsx?$/.test(path))
  .sort();

/** What the site's own code says about regular expressions: those written out, and the files that put some together. */
function readSource() {
  const literals: Expression[] = [];
  const building = new Set<string>();
  const buildingInCalls = new Set<string>();
  const look = (node: unknown, path: string, isInCall: boolean): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, pattern, flags, callee } = node as Record<string, unknown>;
    if (type === 'RegExpLiteral') literals.push({ pattern: String(pattern), flags: String(flags), path });
    if (type === 'NewExpression' && (callee as { value?: unknown }).value === 'RegExp')
      (isInCall ? buildingInCalls : building).add(path);
    // A function given to a call at the top, as to a map, runs while the module loads.
    const isNamed = type === 'FunctionDeclaration' || type === 'ClassMethod' || type === 'MethodProperty';
    for (const child of Object.values(node)) look(child, path, isInCall || isNamed);
  };
  for (const path of paths) {
    const text = readFileSync(path, 'utf8');
    look(parseSync(text, { syntax: 'typescript', tsx: path.endsWith('x'), target: 'esnext' }).body, path, false);
  }
  return { literals, building, buildingInCalls };
}

/** Those that are put together from parts, of our packages too. */
function builtBy(files: Iterable<string>): Expression[] {
  const printed = execFileSync(process.execPath, ['tools/regex/print-built.ts', ...files], { encoding: 'utf8' });
  return JSON.parse(printed);
}

const source = readSource();

test('no regular expression of the site takes much longer for a text that is a little longer', () => {
  const { literals, building } = source;
  const expressions = new Map([...literals, ...builtBy(building)].map((one) => [textOf(one), one]));
  const literal = new Set(literals.map(textOf));
  const folders = Object.keys(KNOWN_GROWTH_IN);
  const slow = [...expressions].flatMap(([text, { pattern, flags, path }]) => {
    const isKnown = text in KNOWN_GROWTH || (!literal.has(text) && folders.some((folder) => path.startsWith(folder)));
    const found = isKnown ? undefined : findGrowth(pattern, flags);
    return found ? [`${path}: ${text} on ${found.text}`] : [];
  });
  // Make it linear, or cut the text and say so in known-growth.ts.
  expect(slow).toEqual([]);
  const isNeeded = (literal: string) => {
    const { pattern, flags } = expressions.get(literal) ?? { pattern: '', flags: '' };
    return findGrowth(pattern, flags) !== undefined;
  };
  expect(Object.keys(KNOWN_GROWTH).filter((literal) => !isNeeded(literal))).toEqual([]);
});

test('a regular expression is put together while a module loads, where it can be tried', () => {
  expect([...source.buildingInCalls]).toEqual(Object.keys(BUILT_IN_CALLS));
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
