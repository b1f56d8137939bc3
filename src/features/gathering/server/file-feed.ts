import { AppError } from '#/platform/http/app-error.ts';
import { aReader } from '#/platform/reader/reader.ts';
import type { ReadingRoom } from '#/platform/reader/reading-room.ts';
import type { GatheredItem } from '../../catalogue/server/gathered.service.ts';
import type { Feed } from './feed.ts';
import { isUnusable, isUsable, type Unusable } from './gathered-item.ts';
import type { Source } from './source.rules.ts';
import { asSourceError } from './source-answer.gateway.ts';

const PAGE_SIZE = 100;
/** The first line of a file that was read: the rest are our own lines, and not what somebody sent. */
const READ = 'souluo items 1\n';

const fileRecords = aReader<typeof import('./file-records.reader.ts').default>(
  new URL('./file-records.reader.ts', import.meta.url),
  // An operator's own file may have two hundred thousand records.
  { cpuMs: 60_000, memoryMb: 800 },
);

type FileSource = Pick<Source, 'name' | 'url' | 'types'>;

/** What is kept of a file: its items, one to a line. */
export async function readFileItems(
  readers: Pick<ReadingRoom, 'parts'>,
  bytes: Uint8Array,
  { name, url, types }: FileSource,
): Promise<string> {
  const lines = [READ];
  for await (const part of readers.parts(fileRecords, { bytes, source: { name, url, types } })) lines.push(part);
  return lines.join('');
}

/** Files of runs that began before they were kept this way are read now. */
export async function reopenFile(
  readers: Pick<ReadingRoom, 'parts'>,
  content: string,
  source: FileSource,
): Promise<Feed> {
  if (content.startsWith(READ)) return createFileFeed(content);
  try {
    return createFileFeed(await readFileItems(readers, Buffer.from(content), source));
  } catch (error) {
    throw error instanceof AppError ? asSourceError(error) : error;
  }
}

/** The same pages of the same file each time, so that an import can go on where it was. */
export function createFileFeed(content: string): Feed {
  const { starts, total } = pagesOf(content);
  return {
    async page(number) {
      const lines = content
        .slice(starts[number - 1] ?? content.length, starts[number])
        .split('\n')
        .filter(Boolean);
      // The lines are the reader's.
      const read = lines.map((line) => JSON.parse(line) as GatheredItem | Unusable);
      const skipped = read.filter(isUnusable);
      const firstLine = (number - 1) * PAGE_SIZE;
      return {
        items: read.filter(isUsable),
        listedIds: read.map(({ itemId }) => itemId),
        pageCount: Math.ceil(total / PAGE_SIZE),
        total,
        unchanged: 0,
        skipped,
        failed: 0,
        lines: read.flatMap((item, index) =>
          isUnusable(item)
            ? [{ level: 'warn' as const, text: `第 ${firstLine + index + 1} 条跳过：${item.reason}` }]
            : [],
        ),
        isEnd: read.length < PAGE_SIZE,
      };
    },
  };
}

/** Where each page begins. */
function pagesOf(content: string): { starts: number[]; total: number } {
  const starts: number[] = [];
  let total = 0;
  let place = READ.length;
  for (let end = content.indexOf('\n', place); end !== -1; end = content.indexOf('\n', place)) {
    if (total % PAGE_SIZE === 0) starts.push(place);
    total += 1;
    place = end + 1;
  }
  return { starts, total };
}
