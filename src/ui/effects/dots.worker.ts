import { makeDots, moveDots, paintDots, type Sheet } from './dots.ts';

/** What the page tells: the canvas once, then whatever changes. */
export interface DotsOrder {
  canvas?: OffscreenCanvas;
  sheet?: Sheet;
  isMoving?: boolean;
}

/**
 * They drift by some pixels a second, so that twelve pictures of it do. Each costs the page's own thread a little too, though the worker draws it:
 * the browser tells the canvas there of it.
 */
const FRAME = 1000 / 12;
const dots = makeDots();
let pen: OffscreenCanvasRenderingContext2D | null = null;
let sheet: Sheet | undefined;
let frame = 0;
let pause: ReturnType<typeof setTimeout> | undefined;
let last = 0;

function draw(now: number): void {
  // The worker sleeps in between, instead of looking sixty times whether it is time.
  pause = setTimeout(() => {
    frame = requestAnimationFrame(draw);
  }, FRAME - 12);
  if (!pen || !sheet) return;
  moveDots(dots, Math.min((now - last) / 1000, 0.1));
  last = now;
  paintDots(pen, dots, sheet);
}

addEventListener('message', ({ data }: MessageEvent<DotsOrder>) => {
  if (data.canvas) pen = data.canvas.getContext('2d');
  if (data.sheet && pen) {
    sheet = data.sheet;
    pen.canvas.width = sheet.width * sheet.scale;
    pen.canvas.height = sheet.height * sheet.scale;
  }
  if (data.isMoving === undefined) return;
  clearTimeout(pause);
  cancelAnimationFrame(frame);
  if (data.isMoving) frame = requestAnimationFrame(draw);
});
