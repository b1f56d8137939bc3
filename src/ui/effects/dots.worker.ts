import { makeDots, moveDots, paintDots, type Sheet } from './dots.ts';

/** What the page tells: the canvas once, then whatever changes. */
export interface DotsOrder {
  canvas?: OffscreenCanvas;
  sheet?: Sheet;
  isMoving?: boolean;
}

const FRAME = 1000 / 30;
const dots = makeDots();
let pen: OffscreenCanvasRenderingContext2D | null = null;
let sheet: Sheet | undefined;
let frame = 0;
let last = 0;

function draw(now: number): void {
  frame = requestAnimationFrame(draw);
  // Half a frame of tolerance, or a 60 Hz screen would drop to 20.
  if (!pen || !sheet || now - last < FRAME - 8) return;
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
  cancelAnimationFrame(frame);
  if (data.isMoving) frame = requestAnimationFrame(draw);
});
