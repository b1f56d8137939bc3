import { expect, test } from 'vitest';
import { sideFor } from './side-for.ts';

const WINDOW = { width: 1024, height: 800 };
const at = (left: number, top: number) => ({ left, top, right: left + 40, bottom: top + 40 });

test.each([
  ['a button in the middle: as it was asked for', at(500, 100), 300, 'end', ['below', 'end']],
  ['the same from its other edge', at(500, 100), 300, 'start', ['below', 'start']],
  ['at the left edge, where the end has no room', at(10, 100), 300, 'end', ['below', 'start']],
  ['at the right edge, where the start has none', at(970, 100), 300, 'start', ['below', 'end']],
  ['neither has room', at(500, 100), 992, 'end', ['below', 'centre']],
  ['near the lower edge', at(500, 700), 300, 'end', ['above', 'end']],
  ['so low that it just fits', at(500, 540), 300, 'end', ['below', 'end']],
])('%s', (_, button, width, align, place) => {
  const { block, inline } = sideFor(button, WINDOW, { width, height: 200 }, { align });
  expect([block, inline]).toEqual(place);
});

test('in a low window it takes the side with more room, and no more height than there is', () => {
  const low = { width: 1024, height: 300 };
  expect(sideFor(at(500, 60), low, { width: 300, height: 400 }, {})).toMatchObject({ block: 'below', room: 182 });
  expect(sideFor(at(500, 200), low, { width: 300, height: 400 }, {})).toMatchObject({ block: 'above', room: 182 });
});

test('what wants to be above is there, unless only below has room', () => {
  const hint = { width: 120, height: 30 };
  expect(sideFor(at(500, 100), WINDOW, hint, { side: 'above' })).toMatchObject({ block: 'above' });
  expect(sideFor(at(500, 20), WINDOW, hint, { side: 'above' })).toMatchObject({ block: 'below' });
});
