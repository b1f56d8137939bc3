import { expect, test } from 'vitest';
import { onlyThese } from './used-icons.ts';

const LIST = `"use strict";
import * as index from './icons/index.mjs';
export { index as icons };
export { default as Fingerprint, default as FingerprintPattern } from './icons/fingerprint-pattern.mjs';
export { default as Timer, default as TimerIcon } from './icons/timer.mjs';
export { default as TimerOff } from './icons/timer-off.mjs';
export { LucideProvider, useLucideContext } from './context.mjs';
//# sourceMappingURL=lucide-react.mjs.map`;

test('an icon stays under all of its names when one of them is used, whole', () => {
  expect(onlyThese(LIST, new Set(['Fingerprint', 'TimerIcon']))).toBe(
    `export { default as Fingerprint, default as FingerprintPattern } from './icons/fingerprint-pattern.mjs';
export { default as Timer, default as TimerIcon } from './icons/timer.mjs';
export { LucideProvider, useLucideContext } from './context.mjs';`,
  );
});
