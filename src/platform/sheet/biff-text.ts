import { brokenTable } from './table.errors.ts';

/** Reads a text with its length before it. `width` is how many bytes the length has. */
export type TextIn = (data: Buffer, at: number, width?: 1 | 2) => string;

const codePage = new TextDecoder('gb18030');

export const textsOf =
  (isWide: boolean): TextIn =>
  (data, at, width = 2) => {
    if (at + width > data.length) return '';
    const length = width === 1 ? data.readUInt8(at) : data.readUInt16LE(at);
    if (!isWide || width === 1) return codePage.decode(data.subarray(at + width, at + width + length));
    return characters(data.subarray(at + 3), length, (data[at + 2] ?? 0) & 1);
  };

/** Characters of eight bits each (Latin-1), or of sixteen (UTF-16). */
export function characters(data: Buffer, length: number, isDouble: number): string {
  return isDouble ? data.toString('utf16le', 0, length * 2) : data.toString('latin1', 0, length);
}

/** The texts that cells refer to by number. The list goes on in further records, which may begin in the middle of a text. */
export function biffStrings(records: readonly { type: number; data: Buffer }[]): string[] {
  const start = records.findIndex(({ type }) => type === 0xfc);
  if (start === -1) return [];
  const ends = records.findIndex(({ type }, at) => at > start && type !== 0x3c);
  const parts = records.slice(start, ends === -1 ? undefined : ends).map(({ data }) => data);
  const source = createSource(parts);
  source.skip(4);
  const count = source.number(4);
  const texts: string[] = [];
  while (texts.length < count && !source.isOver()) texts.push(oneText(source));
  return texts;
}

function oneText(source: Source): string {
  const length = source.number(2);
  const flags = source.number(1);
  const runs = flags & 8 ? source.number(2) : 0;
  const spoken = flags & 4 ? source.number(4) : 0;
  const text = source.text(length, flags & 1);
  source.skip(runs * 4 + spoken);
  return text;
}

type Source = ReturnType<typeof createSource>;

function createSource(parts: readonly Buffer[]) {
  let index = 0;
  let at = 0;
  /** The part that the next byte is in. */
  const here = (): Buffer => {
    while (at >= (parts[index]?.length ?? Number.POSITIVE_INFINITY)) {
      at = 0;
      index += 1;
    }
    const part = parts[index];
    if (!part) throw brokenTable();
    return part;
  };
  const byte = () => here()[at++] ?? 0;
  return {
    isOver: () => index >= parts.length - 1 && at >= (parts[index]?.length ?? 0),
    number(bytes: number): number {
      let value = 0;
      for (let place = 0; place < bytes; place += 1) value += byte() * 256 ** place;
      return value;
    },
    skip(bytes: number): void {
      for (let left = bytes; left > 0 && index < parts.length; ) {
        const step = Math.min(left, (parts[index]?.length ?? 0) - at);
        at += step;
        left -= step;
        if (left > 0) [index, at] = [index + 1, 0];
      }
    },
    text(length: number, isDouble: number): string {
      let text = '';
      for (let wide = isDouble; text.length < length; ) {
        const isNext = at >= (parts[index]?.length ?? 0);
        // Each further record says anew how wide its characters are.
        if (isNext) wide = byte() & 1;
        const part = here();
        const most = Math.floor((part.length - at) / (wide ? 2 : 1));
        const some = Math.min(length - text.length, most);
        if (some === 0) throw brokenTable();
        text += characters(part.subarray(at), some, wide);
        at += some * (wide ? 2 : 1);
      }
      return text;
    },
  };
}
