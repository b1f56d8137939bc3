import type { Outbound } from '#/platform/outbound/outbound.ts';
import { OutboundError } from '#/platform/outbound/outbound-error.ts';
import { judge, type Look, lookOf, lookOfFailure } from './link.rules.ts';
import type { LinkStore } from './link.store.ts';

interface Needs {
  links: LinkStore;
  outbound: Pick<Outbound, 'fetch'>;
  contentChanged: () => Promise<void>;
  now: () => number;
}

const AT_ONCE = 100;
/** One at a time would take an hour for a shop full of slow links; more would knock too loudly. */
const TOGETHER = 4;
const KEPT_MS = 90 * 86_400_000;
const ENOUGH_BYTES = 64 * 1024;

export type LinkService = ReturnType<typeof createLinkService>;

export function createLinkService({ links, outbound, contentChanged, now }: Needs) {
  async function lookAt(link: string, signal: AbortSignal): Promise<Look> {
    try {
      const head = await outbound.fetch(link, { method: 'HEAD', signal });
      // Some shops answer a HEAD they do not know with any error; only a GET is believed then.
      if (head.status < 400) return lookOf(head.status);
      return lookOf((await outbound.fetch(link, { maxBytes: ENOUGH_BYTES, signal })).status);
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error;
      // The page is there, it is only long.
      if (error.code === 'too_large') return { state: 'ok', note: '页面可以打开' };
      if (error.code === 'aborted') throw error;
      return lookOfFailure(error.code, error.message);
    }
  }

  return {
    /** Takes down what is over and looks at the links that are due. */
    async check(signal: AbortSignal, heartbeat: () => void): Promise<{ looked: number; down: number }> {
      let down = await links.expire(now(), AT_ONCE);
      const due = await links.due(now(), AT_ONCE);
      for (let start = 0; start < due.length; start += TOGETHER) {
        heartbeat();
        await Promise.all(
          due.slice(start, start + TOGETHER).map(async (item) => {
            const verdict = judge(await lookAt(item.link, signal), item.failures, now());
            await links.settle(item, verdict, now());
            if (verdict.takesDown) down += 1;
          }),
        );
      }
      if (down > 0) await contentChanged();
      await links.forget(now() - KEPT_MS);
      return { looked: due.length, down };
    },

    list: links.list,
  };
}
