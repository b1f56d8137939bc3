import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leaveFor, takeFor } from './hand-over.ts';
import { readHash, writeHash } from './hash-state.ts';
import { runInWorker } from './run-in-worker.ts';
import { faultOf, placeOf, ToolFault } from './tool-fault.pure.ts';
import { defaultsOf, type ToolOption } from './tool-options.ts';

const OPTIONS = [
  {
    key: 'way',
    label: '',
    kind: 'choice',
    choices: ['a', 'b'].map((value) => ({ value, label: value })),
    default: 'a',
  },
  { key: 'sorted', label: '', kind: 'switch', default: false },
  { key: 'size', label: '', kind: 'number', default: 2, min: 1, max: 8 },
  { key: 'secret', label: '', kind: 'text', default: '', secret: true },
  { key: 'ink', label: '', kind: 'text', default: '#000000', input: 'color' },
] as const satisfies readonly ToolOption[];

test('an address holds what differs from the defaults, and gives it back', () => {
  const state = { input: '你好 & <b>\n#1', values: { way: 'b', sorted: true, size: 4, secret: 'x', ink: '#ff0000' } };
  const hash = writeHash(state, OPTIONS);
  const { secret: _left, ...kept } = state.values;
  expect(readHash(hash, OPTIONS)).toEqual({ input: state.input, values: kept });
  expect(hash).not.toContain('secret');
  expect(writeHash({ values: defaultsOf(OPTIONS) }, OPTIONS)).toBe('');
});

test('what an address says wrongly is not believed', () => {
  const hash = '#way=c&sorted=maybe&size=99&ink="/><script>&other=1';
  expect(readHash(hash, OPTIONS)).toEqual({ values: {} });
});

test('a long input is not kept in the address, but the options are', () => {
  expect(writeHash({ input: 'x'.repeat(7000), values: { sorted: true } }, OPTIONS)).toBe('#sorted=1');
});

test('what is left for a tool is taken once, and by that tool only', () => {
  leaveFor('json', 'text');
  expect([takeFor('csv'), takeFor('json'), takeFor('json')]).toEqual([undefined, 'text', undefined]);
});

test('a fault keeps its line; the English of a library comes after words of ours', () => {
  expect(faultOf(new ToolFault('少了逗号', { line: 6 }))).toEqual({ message: '少了逗号', line: 6 });
  expect(faultOf(new Error('Unexpected token\nat x')).message).toBe('没能处理这段内容：Unexpected token');
  expect(faultOf('odd').message).toBe('没能处理这段内容');
  const deep = (): number => deep() + 1;
  let thrown: unknown;
  try {
    deep();
  } catch (error) {
    thrown = error;
  }
  expect(faultOf(thrown).message).toBe('内容嵌套得太深，处理不了');
  expect(placeOf('ab\ncd', 4)).toEqual({ line: 2, column: 2 });
});

/** A worker that answers when it is told to. */
class FakeWorker extends EventTarget {
  asked: { number: number; input: unknown }[] = [];
  isEnded = false;
  postMessage(question: { number: number; input: unknown }) {
    this.asked.push(question);
  }
  terminate() {
    this.isEnded = true;
  }
  answer(data: object) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function aRunner(limits?: Parameters<typeof runInWorker>[1]) {
  const started: FakeWorker[] = [];
  const run = runInWorker<string, string>(() => {
    const worker = new FakeWorker();
    started.push(worker);
    // Only what the runner uses of a worker is there.
    return worker as unknown as Worker;
  }, limits);
  return { run, started };
}

test('a worker that answers is used again', async () => {
  const { run, started } = aRunner();
  const first = run('a', new AbortController().signal);
  started[0]?.answer({ number: 1, value: 'A' });
  expect(await first).toBe('A');
  const second = run('b', new AbortController().signal);
  started[0]?.answer({ number: 2, fault: { message: '不行', line: 3 } });
  await expect(second).rejects.toMatchObject({ message: '不行', details: { line: 3 } });
  expect(started).toHaveLength(1);
});

test('a worker that takes too long is ended, and the next question gets a new one', async () => {
  const { run, started } = aRunner();
  const endless = run('a', new AbortController().signal);
  const failing = expect(endless).rejects.toThrow('超过 5 秒没有算完，已停止');
  await vi.advanceTimersByTimeAsync(5000);
  await failing;
  expect(started[0]?.isEnded).toBe(true);
  const next = run('b', new AbortController().signal);
  started[1]?.answer({ number: 2, value: 'B' });
  expect(await next).toBe('B');
});

test('a question nobody waits for any more ends its worker', async () => {
  const { run, started } = aRunner();
  const stop = new AbortController();
  const asked = run('a', stop.signal);
  stop.abort();
  await expect(asked).rejects.toThrow('已取消');
  expect(started[0]?.isEnded).toBe(true);
});

test('a worker with a dear start outlives such a question and answers the next', async () => {
  const { run, started } = aRunner({ outlivesQuestions: true });
  const stop = new AbortController();
  const asked = run('a', stop.signal);
  stop.abort();
  await expect(asked).rejects.toThrow('已取消');
  const next = run('b', new AbortController().signal);
  started[0]?.answer({ number: 1, value: 'A' });
  started[0]?.answer({ number: 2, value: 'B' });
  expect(await next).toBe('B');
  expect(started).toHaveLength(1);
});
