import { expect, test } from 'vitest';
import { framePart } from './small-photo.ts';

const seen = (videoWidth: number, videoHeight: number, clientWidth: number, clientHeight: number) =>
  framePart({ videoWidth, videoHeight, clientWidth, clientHeight });

test('of a film that fills its box the middle is taken, and never more than there is', () => {
  expect(seen(1280, 720, 360, 360)).toEqual({ left: 0.21875, top: 0, width: 0.5625, height: 1 });
  expect(seen(720, 1280, 360, 360)).toEqual({ left: 0, top: 0.21875, width: 1, height: 0.5625 });
  expect(seen(640, 640, 100, 100)).toEqual({ left: 0, top: 0, width: 1, height: 1 });
});
