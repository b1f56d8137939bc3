import { AppError } from '#/platform/http/app-error.ts';
import type { Outbound } from '#/platform/outbound/outbound.ts';
import { OutboundError } from '#/platform/outbound/outbound-error.ts';
import { aReader } from '#/platform/reader/reader.ts';
import type { ReadingRoom } from '#/platform/reader/reading-room.ts';
import type { FeedEntry } from './feed-entries.reader.ts';
import { DriverFailure } from './robot.driver.ts';

export type { FeedEntry };

const FEED_BYTES = 1024 * 1024;

const feedEntries = aReader<typeof import('./feed-entries.reader.ts').default>(
  new URL('./feed-entries.reader.ts', import.meta.url),
);

/** The newest entries of an RSS or Atom feed, in the feed's own order. */
export function createFeedReader(outbound: Pick<Outbound, 'fetch'>, readers: Pick<ReadingRoom, 'read'>) {
  return async (address: string): Promise<FeedEntry[]> => {
    try {
      const { status, headers, body } = await outbound.fetch(address, { maxBytes: FEED_BYTES, timeoutMs: 8000 });
      if (status !== 200) throw new DriverFailure('later', `订阅源没有回应（HTTP ${status}）`);
      const entries = await readers.read(feedEntries, { body, type: String(headers['content-type'] ?? '') });
      if (!entries) throw new DriverFailure('later', '订阅源不是 RSS 或 Atom');
      return entries;
    } catch (error) {
      if (error instanceof OutboundError) throw new DriverFailure('later', `订阅源没有回应：${error.message}`);
      throw error instanceof AppError ? new DriverFailure('later', `订阅源读不了：${error.message}`, error) : error;
    }
  };
}
