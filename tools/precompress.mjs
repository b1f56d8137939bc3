// Compresses the built files as hard as it goes, so that the server only has to send them.
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { PACKABLE } from '../src/platform/http/encoding.ts';

const folder = join(import.meta.dirname, '..', 'build', 'client');

// All at once: the work is done by as many threads as Node has for it.
await Promise.all(
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && PACKABLE.test(entry.name))
    .map((entry) => compress(join(entry.parentPath, entry.name))),
);

/** @param {string} file */
async function compress(file) {
  const bytes = await readFile(file);
  if (bytes.length < 512) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    // No wider than the file: by default each of them, however small, is given memory for 4 MB.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.ceil(Math.log2(bytes.length)) + 1),
  };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params }));
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }));
}
