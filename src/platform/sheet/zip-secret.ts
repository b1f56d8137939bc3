import { createCipheriv, createHmac, pbkdf2Sync, timingSafeEqual } from 'node:crypto';
import { brokenTable, wrongPassword } from './table.errors.ts';

/** How many bytes of key and salt WinZip's AES takes, by the strength its extra field names. */
const AES = { 1: { key: 16, salt: 8 }, 2: { key: 24, salt: 12 }, 3: { key: 32, salt: 16 } } as const;
const AES_ROUNDS = 1000;
const CODE_LENGTH = 10;

/** What stands in an archive behind a password, as both wallets mail it: WinZip's AES, or the old way of PKZIP. */
export function unlockAes(part: Uint8Array, strength: number, password: string): Uint8Array {
  const lengths = AES[strength as keyof typeof AES];
  if (!lengths || part.length < lengths.salt + 2 + CODE_LENGTH) throw brokenTable();
  const salt = part.subarray(0, lengths.salt);
  const keys = pbkdf2Sync(password, salt, AES_ROUNDS, lengths.key * 2 + 2, 'sha1');
  const check = part.subarray(lengths.salt, lengths.salt + 2);
  if (!timingSafeEqual(check, keys.subarray(lengths.key * 2))) throw wrongPassword();
  const data = part.subarray(lengths.salt + 2, part.length - CODE_LENGTH);
  const code = createHmac('sha1', keys.subarray(lengths.key, lengths.key * 2))
    .update(data)
    .digest();
  // One wrong password in 65,536 passes the check above, but not this one.
  if (!timingSafeEqual(code.subarray(0, CODE_LENGTH), part.subarray(-CODE_LENGTH))) throw wrongPassword();
  return counted(data, keys.subarray(0, lengths.key));
}

/** Counter mode with the counter's smallest byte first, which no cipher of OpenSSL does. */
function counted(data: Uint8Array, key: Uint8Array): Uint8Array {
  const blocks = Buffer.alloc(Math.ceil(data.length / 16) * 16);
  for (let block = 0; block * 16 < blocks.length; block += 1) blocks.writeUInt32LE(block + 1, block * 16);
  const cipher = createCipheriv(`aes-${key.length * 8}-ecb`, key, null);
  const stream = cipher.update(blocks);
  return data.map((byte, at) => byte ^ (stream[at] ?? 0));
}

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});
const nextCrc = (crc: number, byte: number) => (crc >>> 8) ^ (TABLE[(crc ^ byte) & 0xff] ?? 0);

/** `check` is the last byte of the part's head, known from the directory. */
export function unlockZipCrypto(part: Uint8Array, check: number, password: string): Uint8Array {
  let [one, two, three] = [0x12345678, 0x23456789, 0x34567890];
  const turn = (byte: number) => {
    one = nextCrc(one, byte);
    two = (Math.imul((two + (one & 0xff)) | 0, 134775813) + 1) | 0;
    three = nextCrc(three, two >>> 24);
  };
  for (const byte of Buffer.from(password)) turn(byte);
  const plain = new Uint8Array(part.length);
  for (const [at, byte] of part.entries()) {
    const temporary = (three & 0xffff) | 2;
    const clear = byte ^ ((Math.imul(temporary, temporary ^ 1) >>> 8) & 0xff);
    plain[at] = clear;
    turn(clear);
  }
  if (part.length < 12 || plain[11] !== check) throw wrongPassword();
  return plain.subarray(12);
}
