import { expect, it } from 'vitest';
import { score } from './visitor-score.ts';

it('gives half the points where Lighthouse does, nine of ten where it does, and all for nothing to wait for', () => {
  expect(score({ fcp: 3000, lcp: 4000, blocking: 600, shift: 0.25 })).toBeCloseTo(50, 3);
  expect(score({ fcp: 1800, lcp: 2500, blocking: 200, shift: 0.1 })).toBeCloseTo(90, 3);
  expect(score({ fcp: 0, lcp: 0, blocking: 0, shift: 0 })).toBe(100);
});

it('takes more points for a blocked page than for a late first paint', () => {
  const good = { fcp: 1800, lcp: 2500, blocking: 200, shift: 0.1 };
  expect(score({ ...good, blocking: 600 })).toBeLessThan(score({ ...good, fcp: 3000 }));
});
