/** Which part of a picture is chosen: how close, around which point, after how many quarter turns clockwise. */
export interface Framing {
  zoom: number;
  x: number;
  y: number;
  turn: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface CropArea extends Size {
  x: number;
  y: number;
}

export const MOST_ZOOM = 4;
export const MIDDLE: Framing = { zoom: 1, x: 0.5, y: 0.5, turn: 0 };

/** A quarter turn swaps the sides. */
export const turnedSize = ({ width, height }: Size, turn: number): Size =>
  turn % 2 === 0 ? { width, height } : { width: height, height: width };

/** The chosen part in fractions of the turned picture: always of the place's ratio, always inside. */
export function areaOf(size: Size, ratio: number, { zoom, x, y, turn }: Framing): CropArea {
  const turned = turnedSize(size, turn);
  const wide = turned.width / turned.height > ratio;
  const closer = Math.min(MOST_ZOOM, Math.max(1, zoom));
  const width = (wide ? (turned.height * ratio) / turned.width : 1) / closer;
  const height = (wide ? 1 : turned.width / ratio / turned.height) / closer;
  return { x: within(x - width / 2, 1 - width), y: within(y - height / 2, 1 - height), width, height };
}

/** The same framing with its middle where the part really lies: what was dragged over the edge does not have to be dragged back. */
export function settled(size: Size, ratio: number, framing: Framing): Framing {
  const area = areaOf(size, ratio, framing);
  return { ...framing, x: area.x + area.width / 2, y: area.y + area.height / 2 };
}

/** How many pixels the part has. */
export function pixelsOf(size: Size, area: Size, turn: number): Size {
  const turned = turnedSize(size, turn);
  return { width: Math.round(turned.width * area.width), height: Math.round(turned.height * area.height) };
}

/** Nothing to cut: the picture has the place's ratio already, give or take a hundredth. */
export const fits = ({ width, height }: Size, ratio: number): boolean => Math.abs(width / height / ratio - 1) < 0.01;

const within = (value: number, most: number) => Math.min(Math.max(0, value), Math.max(0, most));
