import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MOST_ATTEMPTS, retryDelay } from './image-attempts.ts';
import { LazyImage } from './lazy-image.tsx';
import { createLoadedImages } from './loaded-images.ts';
import { throttle } from './throttle.ts';

test('there are three attempts, each later than the one before', () => {
  const delays: number[] = [];
  let attempts = 1;
  for (let delay = retryDelay(attempts); delay !== null; delay = retryDelay(attempts)) {
    delays.push(delay);
    attempts += 1;
  }
  expect([attempts, delays]).toEqual([MOST_ATTEMPTS, [500, 1000]]);
});

describe('the memory of loaded addresses', () => {
  test('holds the last 200', () => {
    const loaded = createLoadedImages();
    for (let index = 0; index <= 200; index++) loaded.add(`/${index}.jpg`);
    expect([loaded.has('/0.jpg'), loaded.has('/1.jpg'), loaded.has('/200.jpg')]).toEqual([false, true, true]);
  });

  test('an address seen again is not the oldest any more', () => {
    const loaded = createLoadedImages(2);
    for (const address of ['a', 'b', 'a', 'c']) loaded.add(address);
    expect([loaded.has('a'), loaded.has('b'), loaded.has('c')]).toEqual([true, false, true]);
  });
});

describe('throttle of 200 ms', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('works at once, then once per 200 ms however often it is asked', () => {
    const work = vi.fn();
    const ask = throttle(work, 200);
    ask();
    expect(work).toHaveBeenCalledTimes(1);
    ask();
    ask();
    vi.advanceTimersByTime(199);
    expect(work).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(work).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(1000);
    expect(work).toHaveBeenCalledTimes(2);
  });
});

test('the server sends a plain image that needs no script, in a box of fixed shape', () => {
  const html = renderToStaticMarkup(<LazyImage src="/a.jpg" alt="海报" ratio="5 / 7" />);
  expect(html).toContain('aspect-ratio:5 / 7');
  expect(html).toMatch(/<img[^>]* src="\/a\.jpg"/);
  expect(html).toMatch(/<img[^>]* loading="lazy"/);
});

test('an image that matters at once is not lazy', () => {
  const html = renderToStaticMarkup(<LazyImage src="/a.jpg" alt="海报" ratio="5 / 7" isUrgent />);
  expect(html).not.toContain('loading="lazy"');
  expect(html).toContain('fetchPriority="high"');
});
