import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ASK_AFTER, createPaletteSearch } from './palette-search.ts';

const asked: string[] = [];
const aborted: string[] = [];
const answers: string[] = [];

/** Answers after as many milliseconds as the words say. */
function ask(words: string, signal: AbortSignal): Promise<string> {
  asked.push(words);
  signal.addEventListener('abort', () => aborted.push(words));
  return new Promise((resolve, reject) =>
    setTimeout(() => (words === '坏' ? reject(new Error('down')) : resolve(`答${words}`)), Number(words) || 0),
  );
}
const palette = () =>
  createPaletteSearch(ask, { onAnswer: (answer) => answers.push(answer), onFail: () => answers.push('没答上') });

beforeEach(() => {
  vi.useFakeTimers();
  for (const list of [asked, aborted, answers]) list.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

test('quick typing asks once, for the last words', async () => {
  const { search } = palette();
  for (const words of ['1', '12', '123']) search(words);
  await vi.advanceTimersByTimeAsync(ASK_AFTER + 123);
  expect([asked, answers]).toEqual([['123'], ['答123']]);
});

test('an answer that was overtaken is aborted and never shown', async () => {
  const { search } = palette();
  search('900');
  await vi.advanceTimersByTimeAsync(ASK_AFTER);
  search('10');
  await vi.advanceTimersByTimeAsync(2000);
  expect([asked, aborted, answers]).toEqual([['900', '10'], ['900'], ['答10']]);
});

test('clearing the words asks nothing', async () => {
  const { search } = palette();
  search('5');
  search('');
  await vi.advanceTimersByTimeAsync(1000);
  expect([asked, answers]).toEqual([[], []]);
});

test('a failed question says so', async () => {
  const { search } = palette();
  search('坏');
  await vi.advanceTimersByTimeAsync(1000);
  expect(answers).toEqual(['没答上']);
});

test('after stop nothing is shown any more', async () => {
  const { search, stop } = palette();
  search('50');
  await vi.advanceTimersByTimeAsync(ASK_AFTER);
  stop();
  await vi.advanceTimersByTimeAsync(1000);
  expect(answers).toEqual([]);
});
