import { ToolFault } from '../frame/tool-fault.pure.ts';

export interface Size {
  width: number;
  height: number;
}

export interface Box extends Size {
  x: number;
  y: number;
}

/** The largest size of the same shape whose longer side is at most this. Zero: as it is. Never enlarges. */
export function within({ width, height }: Size, longest: number): Size {
  const scale = longest > 0 ? Math.min(1, longest / Math.max(width, height)) : 1;
  return whole({ width: width * scale, height: height * scale });
}

export type Fit = 'keep' | 'stretch' | 'cover';

/** Where to draw and how large the canvas is. A side of zero follows the other. */
export function planResize(from: Size, wanted: Size, fit: Fit): { canvas: Size; draw: Box } {
  const ratio = from.width / from.height;
  const width = wanted.width || wanted.height * ratio;
  const height = wanted.height || wanted.width / ratio;
  if (!(width >= 1 && height >= 1)) throw new ToolFault('宽和高至少填一个');
  if (width > 16_384 || height > 16_384) throw new ToolFault('宽和高都不能超过 16384 像素');
  if (fit === 'stretch') return plain(whole({ width, height }));
  const scale = (fit === 'cover' ? Math.max : Math.min)(width / from.width, height / from.height);
  const drawn = { width: from.width * scale, height: from.height * scale };
  if (fit === 'keep') return plain(whole(drawn));
  const canvas = whole({ width, height });
  return { canvas, draw: { ...drawn, x: (canvas.width - drawn.width) / 2, y: (canvas.height - drawn.height) / 2 } };
}

function plain(canvas: Size): { canvas: Size; draw: Box } {
  return { canvas, draw: { ...canvas, x: 0, y: 0 } };
}

/** The largest box of this shape, at a place between 0 (left, top) and 1. */
export function cropBox({ width, height }: Size, ratio: number, across: number, down: number): Box {
  const size = whole(width / height > ratio ? { width: height * ratio, height } : { width, height: width / ratio });
  return { ...size, x: Math.round((width - size.width) * across), y: Math.round((height - size.height) * down) };
}

/** Pieces that together are the whole picture, row by row, without gap or overlap. */
export function gridBoxes({ width, height }: Size, columns: number, rows: number): Box[] {
  if (width < columns || height < rows) throw new ToolFault('图片太小，切不出这么多块');
  const edge = (length: number, parts: number, at: number) => Math.round((length * at) / parts);
  return Array.from({ length: rows * columns }, (_, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    const [x, y] = [edge(width, columns, column), edge(height, rows, row)];
    return { x, y, width: edge(width, columns, column + 1) - x, height: edge(height, rows, row + 1) - y };
  });
}

/** How large the canvas must be for a picture that was turned by so many degrees. */
export function turnedSize({ width, height }: Size, degrees: number): Size {
  const angle = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.abs(Math.sin(angle)), Math.abs(Math.cos(angle))];
  // A tenth of a pixel is the computer's rounding.
  const round = (value: number) => Math.ceil(value - 0.1);
  return {
    width: Math.max(1, round(width * cos + height * sin)),
    height: Math.max(1, round(width * sin + height * cos)),
  };
}

/** Pictures in a row or a column, all as broad (or high) as the smallest. */
export function joinBoxes(sizes: readonly Size[], way: 'down' | 'across', gap: number): { canvas: Size; boxes: Box[] } {
  const side = Math.min(...sizes.map(({ width, height }) => (way === 'down' ? width : height)));
  let at = 0;
  const boxes = sizes.map(({ width, height }) => {
    const length = Math.round(way === 'down' ? (height * side) / width : (width * side) / height);
    const box =
      way === 'down' ? { x: 0, y: at, width: side, height: length } : { x: at, y: 0, width: length, height: side };
    at += length + gap;
    return box;
  });
  const total = at - gap;
  return { canvas: way === 'down' ? { width: side, height: total } : { width: total, height: side }, boxes };
}

function whole({ width, height }: Size): Size {
  return { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) };
}

export function sizeText(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  return bytes < 1024 ** 2 ? `${(bytes / 1024).toFixed(1)} KB` : `${(bytes / 1024 ** 2).toFixed(2)} MB`;
}

/** 小了 62%, 大了 5%. */
export function changeText(before: number, after: number): string {
  const percent = Math.round((Math.abs(before - after) / before) * 100);
  return after === before ? '大小不变' : after < before ? `小了 ${percent}%` : `大了 ${percent}%`;
}
