import { expect, test } from 'vitest';
import { drawCover } from '../cover-art-draw.ts';
import { SETTINGS, settingOf } from './settings.ts';

test('settings less than a round apart are different, the first is the plain one', () => {
  const seen = Array.from({ length: SETTINGS }, (_, number) => {
    const { isMirrored, ground, wall, table } = settingOf(number);
    return `${isMirrored} ${ground} ${wall} ${table}`;
  });
  expect(new Set(seen).size).toBe(SETTINGS);
  expect(settingOf(0)).toEqual({ isMirrored: false, ground: 0, wall: 0, table: 0, scale: 1, aside: 0 });
});

test.each(['咖啡', '牙科'])('%s is drawn differently in each setting', (title) => {
  const drawn = Array.from({ length: 40 }, (_, setting) => drawCover({ title, kind: '市集', setting }));
  expect(new Set(drawn).size).toBe(40);
});
