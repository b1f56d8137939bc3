import type { Bytes } from '../../bytes/bytes.work.ts';
import { ToolFault } from '../../frame/tool-fault.pure.ts';
import { joinBytes } from '../../keys/der.work.ts';

const text = (bytes: Uint8Array, from: number, length: number) =>
  String.fromCharCode(...bytes.subarray(from, from + length));
const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** The same picture without what cameras and programs wrote about it. No pixel is touched. */
export function stripMetadata(bytes: Bytes): Bytes {
  try {
    if (bytes[0] === 0xff && bytes[1] === 0xd8) return stripJpeg(bytes);
    if (text(bytes, 1, 3) === 'PNG') return stripPng(bytes);
    if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 4) === 'WEBP') return stripWebp(bytes);
  } catch (error) {
    if (error instanceof RangeError) throw new ToolFault('图片没有写完整，文件可能被截断了');
    throw error;
  }
  throw new ToolFault('只认 JPG、PNG 和 WebP，这张图片是别的格式');
}

interface Segment {
  mark: number;
  from: number;
  to: number;
}

/** The segments before the picture itself, which runs from `rest` to the end. */
function segmentsOf(bytes: Uint8Array): { segments: Segment[]; rest: number } {
  const segments: Segment[] = [];
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const mark = bytes[at + 1] ?? 0;
    // Filling between segments.
    if (mark === 0xff) {
      at += 1;
      continue;
    }
    if (mark === 0xda) return { segments, rest: at };
    const to = at + 2 + view(bytes).getUint16(at + 2);
    if (to > bytes.length) throw new RangeError();
    segments.push({ mark, from: at, to });
    at = to;
  }
  throw new RangeError();
}

function stripJpeg(bytes: Bytes): Bytes {
  const { segments, rest } = segmentsOf(bytes);
  const orientation = orientationOf(bytes);
  const kept = segments
    .filter(({ mark, from }) => !isTalk(bytes, mark, from))
    .map(({ from, to }) => bytes.subarray(from, to));
  const turned = orientation === 1 ? [] : [exifWith(orientation)];
  return joinBytes(bytes.subarray(0, 2), ...turned, ...kept, untilEnd(bytes.subarray(rest)));
}

/** Application data and comments, but not what the colours depend on: JFIF, a colour profile, Adobe's mark. */
function isTalk(bytes: Uint8Array, mark: number, from: number): boolean {
  if (mark === 0xfe) return true;
  if (mark < 0xe0 || mark > 0xef) return false;
  const name = text(bytes, from + 4, 11);
  return !(mark === 0xe0 || mark === 0xee || (mark === 0xe2 && name === 'ICC_PROFILE'));
}

/** Phones put a second picture or a film behind the end. */
function untilEnd(rest: Uint8Array): Uint8Array {
  for (let at = 0; at + 1 < rest.length; at++)
    if (rest[at] === 0xff && rest[at + 1] === 0xd9) return rest.subarray(0, at + 2);
  return rest;
}

/** How the camera was held, 1 to 8; 1 when nothing is said. */
export function orientationOf(bytes: Uint8Array): number {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return 1;
  try {
    const exif = segmentsOf(bytes).segments.find(
      ({ mark, from }) => mark === 0xe1 && text(bytes, from + 4, 4) === 'Exif',
    );
    if (!exif) return 1;
    const tiff = new DataView(bytes.buffer, bytes.byteOffset + exif.from + 10, exif.to - exif.from - 10);
    const isLittle = tiff.getUint16(0) === 0x4949;
    const start = tiff.getUint32(4, isLittle);
    for (let entry = 0; entry < tiff.getUint16(start, isLittle); entry++) {
      const at = start + 2 + entry * 12;
      const value = tiff.getUint16(at + 8, isLittle);
      if (tiff.getUint16(at, isLittle) === 0x0112) return value >= 1 && value <= 8 ? value : 1;
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return 1;
}

/** Nothing but how the picture is turned. */
function exifWith(orientation: number): Bytes {
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0];
  return Uint8Array.from([0xff, 0xe1, 0, 8 + tiff.length, 0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff]);
}

function stripPng(bytes: Bytes): Bytes {
  const kept = [bytes.subarray(0, 8)];
  for (let at = 8; at < bytes.length; ) {
    const to = at + 12 + view(bytes).getUint32(at);
    if (to > bytes.length) throw new RangeError();
    const name = text(bytes, at + 4, 4);
    if (!['eXIf', 'tEXt', 'iTXt', 'zTXt', 'tIME'].includes(name)) kept.push(bytes.subarray(at, to));
    at = to;
    if (name === 'IEND') break;
  }
  return joinBytes(...kept);
}

function stripWebp(bytes: Bytes): Bytes {
  const kept: Uint8Array[] = [];
  const end = Math.min(bytes.length, 8 + view(bytes).getUint32(4, true));
  for (let at = 12; at + 8 <= end; ) {
    const size = view(bytes).getUint32(at + 4, true);
    const to = at + 8 + size + (size % 2);
    if (at + 8 + size > bytes.length) throw new RangeError();
    const name = text(bytes, at, 4);
    const chunk = bytes.slice(at, to);
    // The bits that say EXIF and XMP follow.
    if (name === 'VP8X') chunk[8] = (chunk[8] ?? 0) & ~0x0c;
    if (name !== 'EXIF' && name !== 'XMP ') kept.push(chunk);
    at = to;
  }
  const body = joinBytes(...kept);
  const done = joinBytes(bytes.subarray(0, 12), body);
  view(done).setUint32(4, body.length + 4, true);
  return done;
}
