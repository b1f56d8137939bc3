import { expect, test } from 'vitest';
import { keyAction } from './player-keys.ts';

const press = (key: string, change = {}) => {
  const video = {
    currentTime: 3,
    duration: 60,
    volume: 0.95,
    muted: false,
    paused: true,
    play: async () => {
      video.paused = false;
    },
    pause: () => {
      video.paused = true;
    },
    requestFullscreen: async () => {},
    ...change,
  };
  const action = keyAction({ key, ctrlKey: false, metaKey: false, altKey: false });
  if (typeof action === 'function') action(video);
  return video;
};

test('space and K pause and go on', () => {
  expect(press(' ').paused).toBe(false);
  expect(press('K', { paused: false }).paused).toBe(true);
});

test('arrows move within the video, never beyond its ends', () => {
  expect(press('ArrowRight').currentTime).toBe(8);
  expect(press('ArrowLeft').currentTime).toBe(0);
  expect(press('l', { currentTime: 55 }).currentTime).toBe(60);
});

test('loudness stays between nothing and all', () => {
  expect(press('ArrowUp').volume).toBe(1);
  expect(press('ArrowDown', { volume: 0.05 }).volume).toBe(0);
});

test('N asks for the next set; keys with Ctrl are left to the browser', () => {
  expect(keyAction({ key: 'n', ctrlKey: false, metaKey: false, altKey: false })).toBe('next');
  expect(keyAction({ key: 'f', ctrlKey: true, metaKey: false, altKey: false })).toBeUndefined();
  expect(keyAction({ key: 'x', ctrlKey: false, metaKey: false, altKey: false })).toBeUndefined();
});
