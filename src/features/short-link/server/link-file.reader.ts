import { rowsAtOnce } from '#/platform/sheet/rows-at-once.ts';
import { boundedRows, decode, openRows } from '#/platform/sheet/table-file.ts';
import { isGzip, isZip, unpackGzip } from '#/platform/sheet/zip-file.ts';
import { jsonRows } from './link-json.rules.ts';

/** The rows of a table of links, or of the JSON that other services answer, some at a time. */
export default function* readLinks(bytes: Uint8Array): Generator<string[][]> {
  const plain = isGzip(bytes) ? unpackGzip(bytes) : bytes;
  yield* rowsAtOnce(boundedRows((isZip(plain) ? undefined : rowsOfJson(plain)) ?? openRows(plain)));
}

function rowsOfJson(plain: Uint8Array): string[][] | undefined {
  const text = decode(plain).replace(/^\uFEFF/, '');
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return jsonRows(JSON.parse(text));
  } catch {
    // A table may begin with a bracket too.
    return undefined;
  }
}
