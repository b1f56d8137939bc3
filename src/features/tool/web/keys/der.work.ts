import type { Bytes } from '../bytes/bytes.work.ts';

/** As much of DER (X.690) as keys are written in. */
export interface DerValue {
  tag: number;
  body: Bytes;
}

export const DER = { integer: 2, bits: 3, octets: 4, nothing: 5, oid: 6, sequence: 0x30 } as const;

/** All values that stand one after the other in these bytes. */
function readDer(bytes: Bytes): DerValue[] {
  const values: DerValue[] = [];
  let at = 0;
  while (at < bytes.length) {
    const tag = bytes[at] ?? 0;
    let length = bytes[at + 1] ?? 0;
    at += 2;
    if (length > 0x80) {
      const digits = length - 0x80;
      length = bytes.slice(at, at + digits).reduce((sum, byte) => sum * 256 + byte, 0);
      at += digits;
    } else if (length === 0x80) throw new Error('length left open');
    if (at + length > bytes.length) throw new Error('cut off');
    values.push({ tag, body: bytes.slice(at, at + length) });
    at += length;
  }
  return values;
}

/** What is inside the only value of these bytes, which must be a sequence. */
export function readSequence(bytes: Bytes): DerValue[] {
  const [value, ...more] = readDer(bytes);
  if (value?.tag !== DER.sequence || more.length > 0) throw new Error('no sequence');
  return readDer(value.body);
}

export function writeDer(tag: number, ...bodies: Uint8Array[]): Bytes {
  const body = joinBytes(...bodies);
  const digits: number[] = [];
  for (let left = body.length; left > 0; left = Math.floor(left / 256)) digits.unshift(left % 256);
  const head = body.length < 0x80 ? [tag, body.length] : [tag, 0x80 + digits.length, ...digits];
  return joinBytes(Uint8Array.from(head), body);
}

export function writeInteger(value: bigint): Bytes {
  const bytes = fromBig(value);
  // A leading one would mean less than nothing.
  return writeDer(
    DER.integer,
    (bytes[0] ?? 0) >= 0x80 || bytes.length === 0 ? joinBytes(new Uint8Array(1), bytes) : bytes,
  );
}

export function joinBytes(...parts: Uint8Array[]): Bytes {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

export function toBig(bytes: Uint8Array): bigint {
  let hex = '0x0';
  for (const byte of bytes) hex += byte.toString(16).padStart(2, '0');
  return BigInt(hex);
}

/** The fewest bytes that hold it, or as many as are asked for. */
export function fromBig(value: bigint, length?: number): Bytes {
  const hex = value === 0n ? '' : value.toString(16);
  const digits = hex.padStart(length === undefined ? hex.length + (hex.length % 2) : length * 2, '0');
  return Uint8Array.from({ length: digits.length / 2 }, (_, at) =>
    Number.parseInt(digits.slice(at * 2, at * 2 + 2), 16),
  );
}
