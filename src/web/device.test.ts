import { afterEach, expect, test, vi } from 'vitest';
import { mayPrefetch } from './device.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [undefined, true],
  [{}, true],
  [{ effectiveType: '4g', saveData: false }, true],
  [{ effectiveType: '3g' }, true],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '4g', saveData: true }, false],
])('on a connection like %j pages are loaded ahead: %s', (connection, isLoaded) => {
  vi.stubGlobal('navigator', { connection });
  expect(mayPrefetch()).toBe(isLoaded);
});
