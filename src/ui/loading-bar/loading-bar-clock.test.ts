import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLoadingBarClock } from './loading-bar-clock.ts';

let seen: string[];
let clock: ReturnType<typeof createLoadingBarClock>;

beforeEach(() => {
  vi.useFakeTimers();
  seen = [];
  clock = createLoadingBarClock((state) => seen.push(state));
});
afterEach(() => {
  vi.useRealTimers();
});

test('a navigation of 199 ms shows nothing', () => {
  clock.setActive(true);
  vi.advanceTimersByTime(199);
  clock.setActive(false);
  vi.advanceTimersByTime(10_000);
  expect(seen).toEqual([]);
});

test('the bar appears after 200 ms', () => {
  clock.setActive(true);
  vi.advanceTimersByTime(199);
  expect(seen).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual(['running']);
});

test('it is full at the end and hides 500 ms after that', () => {
  clock.setActive(true);
  vi.advanceTimersByTime(1000);
  clock.setActive(false);
  expect(seen).toEqual(['running', 'full']);
  vi.advanceTimersByTime(499);
  expect(seen).toEqual(['running', 'full']);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual(['running', 'full', 'hidden']);
});

test('a load longer than 5 s keeps its bar until it ends', () => {
  clock.setActive(true);
  vi.advanceTimersByTime(20_000);
  expect(seen).toEqual(['running']);
});

test('a new navigation during the last 500 ms starts from nothing again', () => {
  clock.setActive(true);
  vi.advanceTimersByTime(300);
  clock.setActive(false);
  vi.advanceTimersByTime(100);
  clock.setActive(true);
  vi.advanceTimersByTime(200);
  expect(seen).toEqual(['running', 'full', 'hidden', 'running']);
});

test('being told the same again changes nothing', () => {
  clock.setActive(true);
  vi.advanceTimersByTime(150);
  clock.setActive(true);
  vi.advanceTimersByTime(50);
  expect(seen).toEqual(['running']);
});

test('a stopped clock shows nothing any more', () => {
  clock.setActive(true);
  clock.stop();
  vi.advanceTimersByTime(1000);
  expect(seen).toEqual([]);
});
