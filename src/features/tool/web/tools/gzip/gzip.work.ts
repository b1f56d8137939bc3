import { Decompress, deflateSync, gzipSync, Inflate, zlibSync } from 'fflate';
import type { Bytes } from '../../bytes/bytes.work.ts';
import { ToolFault } from '../../frame/tool-fault.pure.ts';
import { joinBytes } from '../../keys/der.work.ts';

export type PackFormat = 'gzip' | 'zlib' | 'deflate';

/** A few kilobytes can hold gigabytes of zeros. */
const MOST = 50 * 1024 * 1024;
/** So small that what one piece grows to still fits. */
const PIECE = 16 * 1024;

export function pack(plain: Bytes, format: PackFormat): Bytes {
  if (format === 'gzip') return Uint8Array.from(gzipSync(plain, { level: 9, mtime: 0 }));
  return Uint8Array.from(format === 'zlib' ? zlibSync(plain, { level: 9 }) : deflateSync(plain, { level: 9 }));
}

/** gzip and zlib tell themselves by their first bytes; what is said to be raw may be one of them all the same. */
export function unpack(packed: Bytes, format: PackFormat): Bytes {
  if (packed.length === 0) throw new ToolFault('没有可以解压的内容');
  if (format !== 'deflate') return inflate(packed, new Decompress());
  try {
    return inflate(packed, new Inflate());
  } catch (error) {
    if (!hasHead(packed)) throw error;
    return inflate(packed, new Decompress());
  }
}

function inflate(packed: Bytes, stream: Inflate | Decompress): Bytes {
  const parts: Uint8Array[] = [];
  let size = 0;
  let isWhole = false;
  stream.ondata = (part, isLast) => {
    size += part.length;
    if (size > MOST) throw new ToolFault('解开后超过 50 MB，已停止');
    parts.push(part);
    isWhole ||= isLast;
  };
  try {
    for (let at = 0; at < packed.length; at += PIECE)
      stream.push(packed.subarray(at, at + PIECE), at + PIECE >= packed.length);
  } catch (error) {
    if (error instanceof ToolFault) throw error;
    throw new ToolFault('解不开：这不是 gzip、zlib 或 deflate 数据，或者没有复制完整');
  }
  if (!isWhole) throw new ToolFault('解到一半就没有了，数据可能没有复制完整');
  const plain = joinBytes(...parts);
  if (stream instanceof Decompress && hasHead(packed)) checkEnd(packed, plain);
  return plain;
}

const hasHead = ([a = 0, b = 0]: Bytes) => (a === 0x1f && b === 0x8b) || ((a & 15) === 8 && ((a << 8) | b) % 31 === 0);

/** gzip ends with a sum and the length of what it holds, zlib with a sum over it; the library looks at neither. */
function checkEnd(packed: Bytes, plain: Bytes): void {
  if (packed.length < 6) throw broken();
  const end = new DataView(packed.buffer, packed.byteOffset + packed.length - 4, 4);
  // Of several members, the last speaks of its own part only.
  if (packed[0] !== 0x1f) {
    if (end.getUint32(0) !== adler(plain)) throw broken();
    return;
  }
  const length = end.getUint32(0, true);
  if (length > plain.length || packed.length < 18) throw broken();
  const sum = new DataView(packed.buffer, packed.byteOffset + packed.length - 8, 4).getUint32(0, true);
  if (sum !== crc32(plain.subarray(plain.length - length))) throw broken();
}

const broken = () => new ToolFault('解开了，但和末尾的校验对不上：数据坏了，或者没有复制完整');

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  return sum;
});

function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (sum >>> 8) ^ (CRC_TABLE[(sum ^ byte) & 255] ?? 0);
  return (sum ^ 0xffffffff) >>> 0;
}

function adler(bytes: Uint8Array): number {
  let [a, b] = [1, 0];
  for (const byte of bytes) {
    a = (a + byte) % 65_521;
    b = (b + a) % 65_521;
  }
  return b * 65_536 + a;
}
