import type { Mark } from '../card/marks.pure.ts';
import type { Scene } from '../card/scene.pure.ts';

/** Puts a card on a canvas of its own size. */
export function paintCard(canvas: HTMLCanvasElement, { width, height, ground, marks }: Scene, font: string): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  context.globalAlpha = 1;
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  context.lineCap = 'round';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (const mark of marks) {
    if (mark.kind === 'glyph') paintGlyph(context, mark, font);
    else paintPath(context, mark);
  }
}

function paintPath(
  context: CanvasRenderingContext2D,
  { d, fill, stroke, width = 1, opacity = 1 }: Extract<Mark, { kind: 'path' }>,
): void {
  const path = new Path2D(d);
  context.globalAlpha = opacity;
  if (fill) {
    context.fillStyle = fill;
    context.fill(path);
  }
  if (stroke) {
    context.strokeStyle = stroke;
    context.lineWidth = width;
    context.stroke(path);
  }
}

function paintGlyph(
  context: CanvasRenderingContext2D,
  { text, x, y, size, fill, weight, isTurned }: Extract<Mark, { kind: 'glyph' }>,
  font: string,
): void {
  context.globalAlpha = 1;
  context.fillStyle = fill;
  context.font = `${weight} ${size}px ${font}`;
  context.save();
  context.translate(x, y);
  if (isTurned) context.rotate(Math.PI / 2);
  context.fillText(text, 0, 0);
  context.restore();
}

export function toPng(canvas: HTMLCanvasElement): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
