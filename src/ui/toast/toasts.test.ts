import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createToasts, type Toasts } from './toasts.ts';

let toasts: Toasts;
const messages = () => toasts.current().flatMap(({ message, isLeaving }) => (isLeaving ? [] : [message]));

beforeEach(() => {
  vi.useFakeTimers();
  toasts = createToasts();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('how long a message stays', () => {
  test.each([
    ['toast', 2000],
    ['notice', 3000],
  ] as const)('a %s stays %i ms', (form, duration) => {
    toasts.show(form, '已保存');
    vi.advanceTimersByTime(duration - 1);
    expect(messages()).toEqual(['已保存']);
    vi.advanceTimersByTime(1);
    expect(messages()).toEqual([]);
  });

  test('it fades for 200 ms before it is gone', () => {
    toasts.show('toast', '已保存');
    vi.advanceTimersByTime(2199);
    expect(toasts.current()).toMatchObject([{ isLeaving: true }]);
    vi.advanceTimersByTime(1);
    expect(toasts.current()).toEqual([]);
  });

  test('one that can be undone stays 6 s, and a stated duration wins', () => {
    const action = { label: '撤销', run: () => {} };
    toasts.show('toast', '已删除', { action });
    toasts.show('toast', '已移走', { action, duration: 1000 });
    vi.advanceTimersByTime(1000);
    expect(messages()).toEqual(['已删除']);
    vi.advanceTimersByTime(5000);
    expect(messages()).toEqual([]);
  });

  test('an endless one stays until it is taken away', () => {
    const takeAway = toasts.show('toast', '正在上传', { duration: Number.POSITIVE_INFINITY });
    vi.advanceTimersByTime(3_600_000);
    expect(messages()).toEqual(['正在上传']);
    takeAway();
    expect(messages()).toEqual([]);
  });
});

describe('several messages', () => {
  test('the same message is shown once and its time starts again', () => {
    toasts.show('toast', '错误请重试', { kind: 'error' });
    vi.advanceTimersByTime(1500);
    toasts.show('toast', '错误请重试', { kind: 'error' });
    vi.advanceTimersByTime(1500);
    expect(messages()).toEqual(['错误请重试']);
    vi.advanceTimersByTime(500);
    expect(messages()).toEqual([]);
  });

  test('the same words as another kind are another message', () => {
    toasts.show('toast', '已上传');
    toasts.show('toast', '已上传', { kind: 'success' });
    expect(messages()).toHaveLength(2);
  });

  test('a message that has just left is shown anew', () => {
    toasts.show('toast', '已复制');
    vi.advanceTimersByTime(2100);
    toasts.show('toast', '已复制');
    vi.advanceTimersByTime(1999);
    expect(messages()).toEqual(['已复制']);
  });

  test('no more than three stay, the oldest goes first', () => {
    for (const message of ['一', '二', '三', '四', '五']) toasts.show('toast', message);
    expect(messages()).toEqual(['三', '四', '五']);
  });
});

test('nothing leaves while held, and the full time runs after release', () => {
  toasts.show('toast', '先来的');
  vi.advanceTimersByTime(1900);
  toasts.hold(1);
  toasts.show('toast', '后来的');
  vi.advanceTimersByTime(10_000);
  expect(messages()).toEqual(['先来的', '后来的']);
  toasts.release();
  vi.advanceTimersByTime(1999);
  expect(messages()).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(messages()).toEqual([]);
});

test('taking away the one that holds lets the others go', () => {
  const takeAway = toasts.show('toast', '可撤销');
  toasts.show('toast', '另一条');
  toasts.hold(1);
  takeAway();
  vi.advanceTimersByTime(2000);
  expect(messages()).toEqual([]);
});

test('listeners hear of coming and going until they unsubscribe', () => {
  const listener = vi.fn();
  const unsubscribe = toasts.subscribe(listener);
  toasts.show('toast', '一');
  expect(listener).toHaveBeenCalledTimes(1);
  unsubscribe();
  toasts.show('toast', '二');
  expect(listener).toHaveBeenCalledTimes(1);
});
