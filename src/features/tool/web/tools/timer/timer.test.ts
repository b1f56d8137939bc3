import { expect, test } from 'vitest';
import { countdownText, elapsed, halt, STOPPED, start, stopwatchText } from './timer.pure.ts';
import { tool } from './tool.ts';

test('a clock runs only while it is going, however long the page slept', () => {
  const going = start(STOPPED, 1000);
  expect(elapsed(going, 61_000)).toBe(60_000);
  const halted = halt(going, 61_000);
  expect(elapsed(halted, 999_000)).toBe(60_000);
  expect(elapsed(start(halted, 1_000_000), 1_002_000)).toBe(62_000);
  // Twice is once, and a system clock that is set back takes nothing away.
  expect(start(going, 5000)).toBe(going);
  expect(elapsed(going, 0)).toBe(0);
});

test.each([
  [25 * 60_000, '25:00'],
  [999, '00:01'],
  [1, '00:01'],
  [0, '00:00'],
  [-5000, '00:00'],
  [3_723_000, '1:02:03'],
])('%d ms to go are shown as %s', (ms, text) => {
  expect(countdownText(ms)).toBe(text);
});

test.each([
  [0, '00:00.00'],
  [7351, '00:07.35'],
  [3_600_000, '1:00:00.00'],
])('%d ms on the stopwatch are shown as %s', (ms, text) => {
  expect(stopwatchText(ms)).toBe(text);
});

test('the example is right', () => {
  expect(countdownText(Number.parseInt(tool.example.input, 10) * 60_000)).toBe(tool.example.output);
});
