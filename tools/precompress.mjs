// Compresses the built files once, as hard as it goes, so that the server only has to send them.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const folder = join(import.meta.dirname, '..', 'build', 'client');
const TEXT = /\.(js|css|svg|json|webmanifest|txt|html|map)$/;

for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  const file = join(folder, name);
  if (!TEXT.test(name) || !statSync(file).isFile()) continue;
  const bytes = readFileSync(file);
  if (bytes.length < 512) continue;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
