import type { Box, Turn } from './reading.pure.ts';

interface Size {
  width: number;
  height: number;
}

/** What was done to a picture before it was read, in this order. */
export interface Changes {
  /** Of the picture as a viewer shows it. */
  size: Size;
  turn: Turn;
  /** Then it was made so much larger. */
  scale: number;
  /** Then it was turned about its middle by so many degrees clockwise, on a ground that grew with it. */
  tilt: number;
  /** The size that came of it. */
  read: Size;
}

interface Point {
  x: number;
  y: number;
}

/** Where something that was read lies in the picture as a viewer shows it. */
export function boxInPicture(box: Box, changes: Changes): Box {
  const corners = [
    { x: box.left, y: box.top },
    { x: box.right, y: box.top },
    { x: box.left, y: box.bottom },
    { x: box.right, y: box.bottom },
  ].map((corner) => pointInPicture(corner, changes));
  const { width, height } = changes.size;
  const within = (value: number, most: number) => Math.max(0, Math.min(most, Math.round(value)));
  return {
    left: within(Math.min(...corners.map(({ x }) => x)), width),
    top: within(Math.min(...corners.map(({ y }) => y)), height),
    right: within(Math.max(...corners.map(({ x }) => x)), width),
    bottom: within(Math.max(...corners.map(({ y }) => y)), height),
  };
}

function pointInPicture(point: Point, { size, turn, scale, tilt, read }: Changes): Point {
  const isLying = turn === 90 || turn === 270;
  const turned = isLying ? { width: size.height, height: size.width } : size;
  const angle = (-tilt * Math.PI) / 180;
  const [dx, dy] = [point.x - read.width / 2, point.y - read.height / 2];
  const x = (dx * Math.cos(angle) - dy * Math.sin(angle)) / scale + turned.width / 2;
  const y = (dx * Math.sin(angle) + dy * Math.cos(angle)) / scale + turned.height / 2;
  switch (turn) {
    case 0:
      return { x, y };
    case 90:
      return { x: y, y: size.height - x };
    case 180:
      return { x: size.width - x, y: size.height - y };
    case 270:
      return { x: size.width - y, y: x };
  }
}
