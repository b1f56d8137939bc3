import { ToolFault } from '../frame/tool-fault.pure.ts';
import type { Size } from './geometry.pure.ts';

const LARGEST_FILE = 60 * 1024 * 1024;
/** Browsers give up silently on canvases beyond some such number of pixels. */
const MOST_PIXELS = 120_000_000;

export interface Picture extends Size {
  file: File;
  bitmap: ImageBitmap;
}

/** What came out, ready to be shown and kept. */
export interface Made extends Size {
  name: string;
  blob: Blob;
}

/** A photo is turned the way its camera meant it: by default, in all browsers. Older ones refuse to be told so. */
export async function openPicture(file: File): Promise<Picture> {
  if (file.size > LARGEST_FILE) throw new ToolFault(`“${file.name}”太大了，最多 60 MB`);
  try {
    const bitmap = await createImageBitmap(file);
    return { file, bitmap, width: bitmap.width, height: bitmap.height };
  } catch {
    throw new ToolFault(`“${file.name}”打不开，可能不是图片，或者是浏览器不认识的格式（如 HEIC、RAW）`);
  }
}

/** A fresh canvas and its pen, in a worker as well as in a page. */
export function newCanvas(
  { width, height }: Size,
  settings?: CanvasRenderingContext2DSettings,
): [OffscreenCanvas, OffscreenCanvasRenderingContext2D] {
  if (width * height > MOST_PIXELS) throw new ToolFault(`${width} × ${height} 太大了，浏览器画不下`);
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d', settings);
  if (!pen) throw new ToolFault('浏览器没能打开画布，请关掉一些标签页再试');
  pen.imageSmoothingQuality = 'high';
  return [canvas, pen];
}

export type PictureType = 'image/png' | 'image/jpeg' | 'image/webp';

export const EXTENSIONS: Record<PictureType, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
};

/** `quality` from 0 to 1, for JPEG and WebP. */
export async function saveCanvas(
  canvas: OffscreenCanvas,
  type: PictureType,
  name: string,
  quality = 0.92,
): Promise<Made> {
  const blob = await canvas.convertToBlob({ type, quality }).catch(() => {
    throw new ToolFault('图片太大，浏览器没能保存');
  });
  // A browser that cannot write a type writes PNG instead.
  if (blob.type !== type) throw new ToolFault(`这个浏览器不会写 ${EXTENSIONS[type].toUpperCase()}，请换一种格式`);
  return { name, blob, width: canvas.width, height: canvas.height };
}

/** What a picture should be written as when nothing else is wanted. */
export function typeOf(file: File): PictureType {
  return file.type === 'image/jpeg' || file.type === 'image/webp' ? file.type : 'image/png';
}

export function baseName(file: File): string {
  return file.name.replace(/\.[^.]+$/, '') || '图片';
}
