import { expect, test } from 'vitest';
import { framePart, isHeavyPhoto } from './small-photo.ts';

const seen = (videoWidth: number, videoHeight: number, clientWidth: number, clientHeight: number) =>
  framePart({ videoWidth, videoHeight, clientWidth, clientHeight });

test('of a film that fills its box the middle is taken, and never more than there is', () => {
  expect(seen(1280, 720, 360, 360)).toEqual({ left: 0.21875, top: 0, width: 0.5625, height: 1 });
  expect(seen(720, 1280, 360, 360)).toEqual({ left: 0, top: 0.21875, width: 1, height: 0.5625 });
  expect(seen(640, 640, 100, 100)).toEqual({ left: 0, top: 0, width: 1, height: 1 });
});

test('only photos that are heavy, or of a kind the server does not read, are made smaller before they are sent', () => {
  const kinds = [
    ['image/jpeg', 400_000],
    ['image/jpeg', 9_000_000],
    ['image/png', 9_000_000],
    ['image/heic', 900_000],
    ['', 9_000_000],
  ] as const;
  expect(kinds.map(([type, size]) => isHeavyPhoto({ type, size }))).toEqual([false, true, false, true, true]);
});
