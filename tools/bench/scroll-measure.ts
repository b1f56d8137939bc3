import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { type Frames, readTrace } from './scroll-trace.ts';

const SLOWING = 4;
/** A long swipe, in px and px a second: told as turns of a wheel, which the compositor takes as it takes a finger. */
const SWIPE = { distance: 2500, speed: 2500 };
const PHONE: BrowserContextOptions = {
  viewport: { width: 375, height: 812 },
  hasTouch: true,
  isMobile: true,
  serviceWorkers: 'block',
  // The page of pictures is written into an empty page of the site, whose policy would forbid its styles.
  bypassCSP: true,
};
const CATEGORIES = ['cc', 'benchmark', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel'];

export interface Scroll extends Frames {
  /** Of the frames that a script in the page was called for, those that came more than half a frame late. */
  lateInPage: number;
  medianInPage: number;
  shift: number;
}

/** Scrolls a page to its end, at a quarter of the processor, and tells what was drawn on the way. */
export async function scroll(
  browser: Browser,
  open: (page: Page) => Promise<unknown>,
  isAtEnd: (page: Page) => Promise<boolean>,
): Promise<Scroll> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await open(page);
    await page.evaluate(WATCH);
    const protocol = await context.newCDPSession(page);
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: SLOWING });
    await browser.startTracing(page, { categories: CATEGORIES });
    while (!(await isAtEnd(page))) await swipe(protocol);
    const trace = await browser.stopTracing();
    const { gaps, shift } = await page.evaluate<{ gaps: number[]; shift: number }>('seen');
    gaps.sort((one, other) => one - other);
    return {
      ...readTrace(trace.toString()),
      lateInPage: gaps.filter((gap) => gap > 25).length / gaps.length,
      medianInPage: gaps[Math.floor(gaps.length / 2)] ?? 0,
      shift,
    };
  } finally {
    await context.close();
  }
}

async function swipe(protocol: CDPSession): Promise<void> {
  await protocol.send('Input.synthesizeScrollGesture', {
    x: 180,
    y: 700,
    yDistance: -SWIPE.distance,
    speed: SWIPE.speed,
    gestureSourceType: 'mouse',
  });
  await pause(100);
}

/** Runs in the page, as text: the types of a browser are not known here. */
const WATCH = `
  window.seen = { gaps: [], shift: 0 };
  let last = performance.now();
  const frame = (now) => {
    seen.gaps.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) seen.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
`;
