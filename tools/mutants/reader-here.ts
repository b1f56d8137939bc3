import { AppError } from '#/platform/http/app-error.ts';
import { unreadable } from '#/platform/reader/reader.errors.ts';
import type { Reader } from '#/platform/reader/reader.ts';

/** Stands in for `platform/reader/reader-child.ts`: documents are read in the process of the tests, where changes are awake. */
export function startReaderChild() {
  let isReading = false;

  async function* answers<Input>({ module }: Reader<Input, unknown>, input: Input): AsyncGenerator<unknown, unknown> {
    isReading = true;
    try {
      const { default: work }: { default: (input: unknown) => unknown } = await import(module);
      const result = await work(structuredClone(input));
      if (!isParts(result)) return structuredClone(result);
      for await (const part of result) yield structuredClone(part);
      return undefined;
    } catch (error) {
      throw error instanceof AppError ? error : unreadable();
    } finally {
      isReading = false;
    }
  }

  return { answers, hold: () => {}, isFree: () => !isReading, end: async () => {} };
}

function isParts(result: unknown): result is Iterable<unknown> | AsyncIterable<unknown> {
  return typeof result === 'object' && result !== null && 'next' in result;
}
