import { type ByteForm, readBytes, utf8, writeBytes } from '../../bytes/bytes.work.ts';
import { serveWorker } from '../../frame/serve-worker.ts';
import { type HashName, hmac } from '../hash/hash.work.ts';

export interface HmacQuestion {
  message: string;
  name: HashName;
  key: string;
  keyForm: ByteForm;
  output: 'hex' | 'base64';
}

serveWorker(async ({ message, name, key, keyForm, output }: HmacQuestion) =>
  writeBytes(await hmac(name, readBytes(key, keyForm), utf8(message)), output),
);
