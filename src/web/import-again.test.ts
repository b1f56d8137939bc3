import { expect, onTestFinished, test, vi } from 'vitest';
import { importAgain } from './import-again.ts';

test('what comes is asked for once, what stumbles up to three times, and then the fault is told', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const load = vi.fn<() => Promise<string>>();
  load.mockResolvedValueOnce('there');
  expect(await importAgain(load)).toBe('there');
  expect(load).toHaveBeenCalledTimes(1);

  load
    .mockReset()
    .mockRejectedValueOnce(new Error('1'))
    .mockRejectedValueOnce(new Error('2'))
    .mockResolvedValue('late');
  const late = importAgain(load);
  await vi.runAllTimersAsync();
  expect(await late).toBe('late');

  load.mockReset().mockRejectedValue(new Error('gone'));
  const gone = expect(importAgain(load)).rejects.toThrow('gone');
  await vi.runAllTimersAsync();
  await gone;
  expect(load).toHaveBeenCalledTimes(3);
});
