import { readRecords } from './file-records.ts';
import { toGatheredItem } from './gathered-item.ts';
import type { Source } from './source.rules.ts';

interface FileOrder {
  bytes: Uint8Array;
  source: Pick<Source, 'name' | 'url' | 'types'>;
}

/** About how many characters are handed over at once. */
const CHARACTERS_AT_ONCE = 200_000;

/** A JSON or CSV file as items, one line of JSON each. */
export default function* readFileRecords({ bytes, source }: FileOrder): Generator<string> {
  let lines = '';
  for (const raw of readRecords(bytes)) {
    lines += `${JSON.stringify(toGatheredItem(raw, source, []))}\n`;
    if (lines.length < CHARACTERS_AT_ONCE) continue;
    yield lines;
    lines = '';
  }
  yield lines;
}
