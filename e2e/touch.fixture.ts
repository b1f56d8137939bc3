import type { Page } from 'playwright-core';

interface Point {
  x: number;
  y: number;
}

/** Fingers on the page. Each event carries its own time, so that speeds are exact however busy the machine is. */
export async function fingersOn(page: Page) {
  const session = await page.context().newCDPSession(page);
  let clock = Date.now();

  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(({ x, y }, id) => ({ x, y, id })),
      timestamp: clock / 1000,
    });

  const between = (from: Point, to: Point, share: number): Point => ({
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
  });

  return {
    /** All fingers move evenly from their first point to their second, in so many milliseconds. */
    async move(fingers: readonly (readonly [Point, Point])[], milliseconds: number, beforeEnd?: () => Promise<void>) {
      clock = Math.max(clock, Date.now());
      const at = (share: number) => fingers.map(([from, to]) => between(from, to, share));
      await send('touchStart', at(0));
      for (const share of [0.25, 0.5, 0.75, 1]) {
        clock += milliseconds / 4;
        await send('touchMove', at(share));
      }
      await beforeEnd?.();
      await send('touchEnd', []);
    },
    async tap(point: Point) {
      clock = Math.max(clock, Date.now());
      await send('touchStart', [point]);
      clock += 20;
      await send('touchEnd', []);
    },
  };
}
