import { type CipherQuestion, cipherText } from '../../bytes/cipher-text.work.ts';
import { serveWorker } from '../../frame/serve-worker.ts';
import { type PackFormat, pack, unpack } from './gzip.work.ts';

serveWorker(({ format, ...question }: CipherQuestion & { format: PackFormat }) =>
  cipherText(question, { encrypt: (plain) => pack(plain, format), decrypt: (packed) => unpack(packed, format) }),
);
