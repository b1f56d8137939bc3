import { type ByteForm, type Bytes, readBytes, writeBytes } from './bytes.work.ts';

export interface CipherQuestion {
  input: string;
  way: 'encode' | 'decode';
  /** How the open and the closed text are written. */
  plainForm: ByteForm;
  secretForm: ByteForm;
}

interface Cipher {
  encrypt(plain: Bytes): Bytes | Promise<Bytes>;
  decrypt(secret: Bytes): Bytes | Promise<Bytes>;
}

/** What ciphers have in common: bytes are read as they were written, changed, and written the other way. */
export async function cipherText({ input, way, plainForm, secretForm }: CipherQuestion, cipher: Cipher) {
  if (way === 'encode') return writeBytes(await cipher.encrypt(readBytes(input, plainForm)), secretForm);
  return writeBytes(await cipher.decrypt(readBytes(input, secretForm)), plainForm);
}
