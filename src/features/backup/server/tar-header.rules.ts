/** As much of the tar format (POSIX ustar with pax names) as a backup needs, and not a bit more: only plain files. */
export const BLOCK = 512;

export interface TarHeader {
  kind: 'file' | 'long-name';
  name: string;
  size: number;
}

export class BadTar extends Error {}

/** In front of the content of a file. */
export function tarHeader(name: string, size: number): Buffer {
  if (Buffer.byteLength(name) <= 100) return header({ kind: 'file', name, size });
  const record = paxRecord(name);
  return Buffer.concat([
    header({ kind: 'long-name', name: 'long-name', size: record.length }),
    record,
    padding(record.length),
    header({ kind: 'file', name: 'file-with-long-name', size }),
  ]);
}

/** What fills the last block of a file. */
export function padding(size: number): Buffer {
  return Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK);
}

export const tarEnd = () => Buffer.alloc(2 * BLOCK);

function header({ kind, name, size }: TarHeader): Buffer {
  if (size > 0o77777777777) throw new BadTar('larger than 8 GiB');
  const block = Buffer.alloc(BLOCK);
  block.write(name, 0, 100);
  block.write('0000600\0', 100);
  block.write('0000000\0', 108);
  block.write('0000000\0', 116);
  block.write(`${size.toString(8).padStart(11, '0')}\0`, 124);
  block.write('00000000000\0', 136);
  block.write(kind === 'file' ? '0' : 'x', 156);
  block.write('ustar\u000000', 257);
  block.write(`${sumOf(block).toString(8).padStart(6, '0')}\0 `, 148);
  return block;
}

/** Its length counts itself. */
function paxRecord(name: string): Buffer {
  const rest = ` path=${name}\n`;
  let length = Buffer.byteLength(rest);
  while (String(length).length + Buffer.byteLength(rest) !== length) {
    length = String(length).length + Buffer.byteLength(rest);
  }
  return Buffer.from(`${length}${rest}`);
}

/** Undefined for a block of zeros, which ends an archive. */
export function readTarHeader(block: Buffer): TarHeader | undefined {
  if (block.every((byte) => byte === 0)) return undefined;
  if (block.toString('latin1', 257, 265) !== 'ustar\u000000') throw new BadTar('not a tar archive');
  if (octal(block.subarray(148, 155)) !== sumOf(block)) throw new BadTar('a header is damaged');
  const type = block.toString('latin1', 156, 157);
  // Links, devices and folders have no place in a backup, and a prefix we never write.
  if ((type !== '0' && type !== 'x') || block[345] !== 0) throw new BadTar('holds something other than plain files');
  return {
    kind: type === '0' ? 'file' : 'long-name',
    name: text(block.subarray(0, 100)),
    size: octal(block.subarray(124, 136)),
  };
}

export function readLongName(record: Buffer): string {
  const [, length = '', name = ''] = /^(\d+) path=([^\n]+)\n$/.exec(record.toString('utf8')) ?? [];
  if (Number(length) !== record.length) throw new BadTar('a name is damaged');
  return name;
}

function sumOf(block: Buffer): number {
  let sum = 0;
  // Its own field counts as spaces.
  for (let place = 0; place < BLOCK; place++) sum += place >= 148 && place < 156 ? 32 : (block[place] ?? 0);
  return sum;
}

function octal(field: Buffer): number {
  const digits = /^([0-7]+)\0*$/.exec(field.toString('latin1'))?.[1];
  if (digits === undefined) throw new BadTar('a number is damaged');
  return Number.parseInt(digits, 8);
}

function text(field: Buffer): string {
  const end = field.indexOf(0);
  return field.toString('utf8', 0, end === -1 ? field.length : end);
}
