const COUNT = 44;
const LINK_DISTANCE = 110;

interface Dot {
  /** Place as parts of the window's width and height. */
  x: number;
  y: number;
  radius: number;
  speed: number;
  phase: number;
}

/** What the dots are drawn on, in CSS pixels, and how many pixels of the screen one of these has. */
export interface Sheet {
  width: number;
  height: number;
  scale: number;
  colour: string;
}

type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

export const makeDots = (): Dot[] =>
  Array.from({ length: COUNT }, () => ({
    x: Math.random(),
    y: Math.random(),
    radius: 0.6 + Math.random() * 1.8,
    speed: 0.004 + Math.random() * 0.012,
    phase: Math.random() * Math.PI * 2,
  }));

/** Upwards; who leaves the sheet comes in again below. */
export function moveDots(dots: readonly Dot[], seconds: number): void {
  for (const dot of dots) {
    dot.y -= dot.speed * seconds;
    dot.phase += 0.3 * seconds;
    if (dot.y > -0.02) continue;
    dot.y = 1.02;
    dot.x = Math.random();
  }
}

export function paintDots(pen: Pen, dots: readonly Dot[], { width, height, scale, colour }: Sheet): void {
  pen.setTransform(scale, 0, 0, scale, 0, 0);
  pen.clearRect(0, 0, width, height);
  pen.fillStyle = pen.strokeStyle = colour;
  pen.lineWidth = 0.6;
  for (const [index, { x, y, radius, phase }] of dots.entries()) {
    pen.globalAlpha = 0.1 + 0.1 * Math.sin(phase * 2);
    pen.beginPath();
    pen.arc((x + Math.sin(phase) * 0.006) * width, y * height, radius, 0, Math.PI * 2);
    pen.fill();
    for (const other of dots.slice(index + 1)) {
      const distance = Math.hypot((x - other.x) * width, (y - other.y) * height);
      if (distance > LINK_DISTANCE) continue;
      pen.globalAlpha = 0.07 * (1 - distance / LINK_DISTANCE);
      pen.beginPath();
      pen.moveTo(x * width, y * height);
      pen.lineTo(other.x * width, other.y * height);
      pen.stroke();
    }
  }
}
