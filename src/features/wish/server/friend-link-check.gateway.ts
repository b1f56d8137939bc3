import { AppError } from '#/platform/http/app-error.ts';
import type { Outbound } from '#/platform/outbound/outbound.ts';
import { OutboundError } from '#/platform/outbound/outbound-error.ts';
import { aReader } from '#/platform/reader/reader.ts';
import type { ReadingRoom } from '#/platform/reader/reading-room.ts';
import type { CheckResult } from './friend-link.rules.ts';

const TIMEOUT_MS = 10_000;

const pageLinks = aReader<typeof import('./page-links.reader.ts').default>(
  new URL('./page-links.reader.ts', import.meta.url),
);

export type FriendLinkCheck = ReturnType<typeof createFriendLinkCheck>;

/** Opens a page through the guarded client and looks for a link to us. What goes wrong is a result too. */
export function createFriendLinkCheck(outbound: Pick<Outbound, 'fetch'>, readers: Pick<ReadingRoom, 'read'>) {
  return async (address: string, ourOrigin: string, signal: AbortSignal): Promise<CheckResult> => {
    try {
      const headers = { accept: 'text/html,application/xhtml+xml' };
      const {
        status,
        headers: answered,
        url,
        body,
      } = await outbound.fetch(address, {
        headers,
        signal,
        timeoutMs: TIMEOUT_MS,
      });
      if (status < 200 || status > 299) return { state: 'unreachable', note: `对方页面返回 ${status}` };
      const type = String(answered['content-type'] ?? '');
      if (!/html/i.test(type)) return { state: 'missing', note: '对方返回的不是网页' };
      return await readers.read(pageLinks, { body, type, url, ourOrigin }, signal);
    } catch (error) {
      if (error instanceof AppError && error.status === 422)
        return { state: 'missing', note: '对方的页面太大或太复杂，没能看完' };
      // A stop of this process says nothing about the other side: the job is done again.
      if (!(error instanceof OutboundError) || error.code === 'aborted') throw error;
      return { state: 'unreachable', note: `打不开对方页面：${error.message}` };
    }
  };
}
