import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ODD_INPUTS } from './odd-inputs.data.ts';

/** What the scripts beside this file wrote down: a tool, what goes in, what the reference says. */
function vectorsIn(file: string): Map<string, [unknown, unknown][]> {
  const vectors = new Map<string, [unknown, unknown][]>();
  for (const line of readFileSync(join(import.meta.dirname, `${file}.jsonl`), 'utf8')
    .trim()
    .split('\n')) {
    const [tool, input, expected]: [string, unknown, unknown] = JSON.parse(line);
    vectors.set(tool, [...(vectors.get(tool) ?? []), [input, expected]]);
  }
  return vectors;
}

/** Of each kind a tool is tried on at least so many. */
const LEAST = 10;

/**
 * What people seldom think of: nothing, blanks, signs that are not seen, that take two units or run from right to left,
 * quotes and strokes, numbers below zero or beyond 2^53, days before 1970 and after 2037, the 29th of February, whatever
 * is very long, and texts that are to be refused (null).
 */
const ODD_TEXT =
  /^$|^\s|\s$|(?![\n\t])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{M}\u{10000}-\u{10ffff}\p{Script=Arabic}\p{Script=Hebrew}\uff10-\uffef\u3000]|\\|^[-−]|-02-29|\b(?:0\d{3}|1[0-8]\d\d|19[0-6]\d|20[4-9]\d|203[89]|2[1-9]\d\d|[3-9]\d{3})-\d\d-|\d{16}|^.{100}/su;

function isOdd(input: unknown, expected?: unknown): boolean {
  if (expected === null || input === null) return true;
  if (typeof input === 'string') return ODD_TEXT.test(input);
  if (typeof input === 'number')
    return !Number.isFinite(input) || input <= 0 || !Number.isInteger(input) || input > 2 ** 31;
  if (typeof input === 'boolean') return false;
  const parts: unknown[] = Array.isArray(input) ? input : Object.values(input as object);
  return parts.length === 0 || parts.some((part) => isOdd(part));
}

/** A refusal is always odd. */
function isOddFor(tool: string, input: unknown, expected?: unknown): boolean {
  const own = ODD_INPUTS[tool];
  if (!own) return isOdd(input, expected);
  return expected === null || own.test(typeof input === 'string' ? input : JSON.stringify(input));
}

/** A tool tells what else is odd in its own field, or fails here where too few of its inputs are odd, or are not. */
function expectBothKinds<In>(inputs: readonly In[], oddOnes: number): void {
  expect({
    ordinary: inputs.length - oddOnes >= LEAST || inputs.length - oddOnes,
    odd: oddOnes >= LEAST || oddOnes,
  }).toEqual({
    ordinary: true,
    odd: true,
  });
}

/** One test for each tool: all that go otherwise than the reference are listed, not only the first. */
export function describeVectors(file: string) {
  const vectors = vectorsIn(file);
  const tried = new Set<string>();
  return {
    /** `work` gives what the reference gives, and throws where it has none (null). */
    agrees<In, Out>(
      tool: string,
      work: (input: In, expected: Out) => unknown,
      isOddHere: (input: In, expected: Out) => boolean = (input, expected) => isOddFor(tool, input, expected),
    ): void {
      tried.add(tool);
      test(`${tool} gives what the reference gives`, async () => {
        const pairs = vectors.get(tool) ?? [];
        expectBothKinds(pairs, pairs.filter(([input, expected]) => isOddHere(input as In, expected as Out)).length);
        const others: unknown[] = [];
        for (const [input, expected] of pairs) {
          const got = await answerOf(() => work(input as In, expected as Out));
          if (JSON.stringify(got) !== JSON.stringify(expected)) others.push({ input, expected, got });
        }
        expect(others).toEqual([]);
      });
    },
    everyToolIsTried(): void {
      test(`every vector of ${file} is tried`, () =>
        expect([...vectors.keys()].filter((tool) => !tried.has(tool))).toEqual([]));
    },
  };
}

/**
 * For tools that no other program answers for with a text: what must hold of every answer, on at least ten ordinary inputs and ten odd ones. All
 * that do not are listed.
 */
export function holds<In>(
  tool: string,
  what: string,
  inputs: readonly In[],
  check: (input: In) => unknown,
  isOddHere: (input: In) => boolean = (input) => isOddFor(tool, input),
): void {
  test(`${tool}: ${what}`, async () => {
    expectBothKinds(inputs, inputs.filter((input) => isOddHere(input)).length);
    const others: unknown[] = [];
    for (const input of inputs) {
      const fault = await Promise.resolve()
        .then(() => check(input))
        .then((answer) => (answer === true ? undefined : { answer }), String);
      if (fault !== undefined) others.push({ input: String(JSON.stringify(input)).slice(0, 200), fault });
    }
    expect(others).toEqual([]);
  });
}

/** Numbers that look random and are the same every time. */
export function sameRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    const mixed = Math.imul(state ^ (state >>> 13), 0x297a2d39);
    return (mixed ^ (mixed >>> 16)) >>> 0;
  };
}

/** A refusal must be one of ours, in Chinese. */
async function answerOf(work: () => unknown): Promise<unknown> {
  try {
    return await work();
  } catch (error) {
    return error instanceof Error && error.constructor.name === 'ToolFault' && /[\u4e00-\u9fff]/.test(error.message)
      ? null
      : { threw: String(error) };
  }
}
