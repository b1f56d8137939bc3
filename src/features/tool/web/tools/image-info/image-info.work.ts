import { ToolFault } from '../../frame/tool-fault.pure.ts';
import { pictureTypeOf } from '../image-base64/image-base64.work.ts';

export interface Fact {
  label: string;
  value: string;
}

/** What a camera wrote into a JPEG: type, when, how, and where. */
export function readExif(bytes: Uint8Array): Fact[] {
  if (pictureTypeOf(bytes) !== 'image/jpeg') return [];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 2; at + 10 < view.byteLength && view.getUint8(at) === 0xff; ) {
    const mark = view.getUint8(at + 1);
    const length = view.getUint16(at + 2);
    const isExif = mark === 0xe1 && view.getUint32(at + 4) === 0x45786966;
    if (isExif)
      return readTiff(
        new DataView(bytes.buffer, bytes.byteOffset + at + 10, Math.min(length - 8, view.byteLength - at - 10)),
      );
    if (mark === 0xda) break;
    at += 2 + length;
  }
  return [];
}

type Value = string | number[];

function readTiff(view: DataView): Fact[] {
  try {
    const isLittle = view.getUint16(0) === 0x4949;
    const main = readFolder(view, view.getUint32(4, isLittle), isLittle);
    const photo = folderAt(view, main.get(0x8769), isLittle);
    const place = folderAt(view, main.get(0x8825), isLittle);
    return factsOf(main, photo, place);
  } catch (error) {
    // The file ends before its own table of contents says so.
    if (error instanceof RangeError) throw new ToolFault('照片信息不完整，文件可能被截断了');
    throw error;
  }
}

function folderAt(view: DataView, value: Value | undefined, isLittle: boolean): Map<number, Value> {
  const start = Array.isArray(value) ? value[0] : undefined;
  return start === undefined ? new Map() : readFolder(view, start, isLittle);
}

const WIDTHS: Record<number, number> = { 1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 7: 1, 9: 4, 10: 8 };

function readFolder(view: DataView, start: number, isLittle: boolean): Map<number, Value> {
  const values = new Map<number, Value>();
  const count = view.getUint16(start, isLittle);
  for (let entry = 0; entry < count; entry++) {
    const at = start + 2 + entry * 12;
    const kind = view.getUint16(at + 2, isLittle);
    const number = view.getUint32(at + 4, isLittle);
    const width = WIDTHS[kind];
    if (!width || number > 1000) continue;
    const from = width * number > 4 ? view.getUint32(at + 8, isLittle) : at + 8;
    const each = Array.from({ length: number }, (_, index) => numberAt(view, from + index * width, kind, isLittle));
    values.set(
      view.getUint16(at, isLittle),
      kind === 2
        ? String.fromCharCode(...each)
            .replace(/\0.*$/s, '')
            .trim()
        : each,
    );
  }
  return values;
}

function numberAt(view: DataView, at: number, kind: number, isLittle: boolean): number {
  if (kind === 3) return view.getUint16(at, isLittle);
  if (kind === 4) return view.getUint32(at, isLittle);
  if (kind === 9) return view.getInt32(at, isLittle);
  if (kind === 5) return view.getUint32(at, isLittle) / view.getUint32(at + 4, isLittle);
  if (kind === 10) return view.getInt32(at, isLittle) / view.getInt32(at + 4, isLittle);
  return view.getUint8(at);
}

function factsOf(main: Map<number, Value>, photo: Map<number, Value>, place: Map<number, Value>): Fact[] {
  const text = (value: Value | undefined) => (typeof value === 'string' ? value : '');
  const number = (value: Value | undefined) => (Array.isArray(value) ? value[0] : undefined);
  const exposure = number(photo.get(0x829a));
  const aperture = number(photo.get(0x829d));
  const focal = number(photo.get(0x920a));
  const iso = number(photo.get(0x8827));
  return [
    { label: '相机', value: [text(main.get(0x010f)), text(main.get(0x0110))].filter(Boolean).join(' ') },
    { label: '镜头', value: text(photo.get(0xa434)) },
    { label: '拍摄时间', value: text(photo.get(0x9003)).replace(/^(\d+):(\d+):/, '$1-$2-') },
    { label: '快门', value: exposure ? (exposure < 1 ? `1/${Math.round(1 / exposure)} 秒` : `${exposure} 秒`) : '' },
    { label: '光圈', value: aperture ? `f/${Number(aperture.toFixed(1))}` : '' },
    { label: '焦距', value: focal ? `${Number(focal.toFixed(1))} mm` : '' },
    { label: '感光度', value: iso ? `ISO ${iso}` : '' },
    { label: '软件', value: text(main.get(0x0131)) },
    { label: '拍摄地点', value: placeText(place) },
  ].filter(({ value }) => value);
}

function placeText(place: Map<number, Value>): string {
  const degrees = (at: number, side: number, negative: string) => {
    const parts = place.get(at);
    if (!Array.isArray(parts)) return undefined;
    const [degree = 0, minute = 0, second = 0] = parts;
    const value = degree + minute / 60 + second / 3600;
    return place.get(side) === negative ? -value : value;
  };
  const latitude = degrees(2, 1, 'S');
  const longitude = degrees(4, 3, 'W');
  return latitude === undefined || longitude === undefined ? '' : `${latitude.toFixed(6)}, ${longitude.toFixed(6)}`;
}
