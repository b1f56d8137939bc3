import { AppError } from '#/platform/http/app-error.ts';
import { aReader } from '#/platform/reader/reader.ts';
import type { ReadingRoom } from '#/platform/reader/reading-room.ts';
import type { GatheredItem } from '../../catalogue/server/gathered.service.ts';
import type { Unusable } from './gathered-item.ts';
import { SOURCE_CLOSED } from './gathering.errors.ts';
import type { ListedItem, SourceOrder } from './source-answer.reader.ts';
import type { SourceHead } from './source-document.ts';
import { SourceClosed, SourceError } from './source-errors.ts';

/** What a source answered: its head, and of its records what was wanted. */
export interface SourceAnswer extends SourceHead {
  listed: ListedItem[];
  items: (GatheredItem | Unusable)[];
}

const sourceAnswer = aReader<typeof import('./source-answer.reader.ts').default>(
  new URL('./source-answer.reader.ts', import.meta.url),
  { cpuMs: 5000, memoryMb: 450 },
);

/** Has an answer read elsewhere. Rejects with a SourceError when it is no answer, or too much of one. */
export async function readAnswer(
  readers: Pick<ReadingRoom, 'parts'>,
  order: SourceOrder,
  signal: AbortSignal | undefined,
): Promise<SourceAnswer> {
  const answer: SourceAnswer = { page: 1, pageCount: 0, total: 0, types: [], listed: [], items: [] };
  try {
    for await (const part of readers.parts(sourceAnswer, order, signal)) {
      if ('head' in part) Object.assign(answer, part.head);
      else if ('listed' in part) answer.listed.push(...part.listed);
      else answer.items.push(...part.items);
    }
    return answer;
  } catch (error) {
    throw error instanceof AppError ? asSourceError(error) : error;
  }
}

function asSourceError({ code, status, message }: AppError): SourceError {
  if (code === SOURCE_CLOSED) return new SourceClosed();
  // What was too heavy once is too heavy again.
  return new SourceError(message, { mayPass: status !== 422 });
}
