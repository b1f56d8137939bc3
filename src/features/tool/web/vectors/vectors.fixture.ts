import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

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

/** One test for each tool: all that go otherwise than the reference are listed, not only the first. */
export function describeVectors(file: string) {
  const vectors = vectorsIn(file);
  const tried = new Set<string>();
  return {
    /** `work` gives what the reference gives, and throws where it has none (null). */
    agrees<In, Out>(tool: string, work: (input: In, expected: Out) => unknown): void {
      tried.add(tool);
      test(`${tool} gives what the reference gives`, async () => {
        const pairs = vectors.get(tool) ?? [];
        expect(pairs.length).toBeGreaterThanOrEqual(20);
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
 * For tools that no other program answers for with a text: what must hold of every answer, on at least 20 inputs. All
 * that do not are listed.
 */
export function holds<In>(tool: string, what: string, inputs: readonly In[], check: (input: In) => unknown): void {
  test(`${tool}: ${what}`, async () => {
    expect(inputs.length).toBeGreaterThanOrEqual(20);
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
