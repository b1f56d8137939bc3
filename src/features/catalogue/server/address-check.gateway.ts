import { setTimeout as pause } from 'node:timers/promises';
import type { Outbound } from '#/platform/outbound/outbound.ts';
import { OutboundError } from '#/platform/outbound/outbound-error.ts';
import { ALIVE, isSilence, isYes, type Verdict, verdictOf, verdictOfFailure } from './address-verdict.rules.ts';

const TIMEOUT_MS = 8000;
const HOSTS_AT_ONCE = 4;
const PER_HOST = 2;
const PAUSE_MS = 150;
const MOST_SILENCES = 3;

interface Options {
  signal: AbortSignal;
  /** Told of each address when it is known. */
  onVerdict: (url: string, verdict: Verdict) => void;
  /** Between two questions to one host. */
  pauseMs?: number;
}

/** Looks at addresses politely: a few hosts at a time, two questions to each, with a pause in between. */
export function createAddressChecker(outbound: Pick<Outbound, 'fetch'>) {
  async function look(url: string, signal: AbortSignal): Promise<{ verdict: Verdict; isSilent: boolean }> {
    const asked = { timeoutMs: TIMEOUT_MS, headersOnly: true, signal };
    try {
      const head = await outbound.fetch(url, { ...asked, method: 'HEAD' }).catch((error: unknown) => {
        // Some close the connection on a HEAD; the question for bytes decides.
        if (error instanceof OutboundError && error.code === 'bad_response') return undefined;
        throw error;
      });
      if (head && isYes(head.status) && verdictOf(head.status, typeOf(head.headers), url) === ALIVE)
        return { verdict: ALIVE, isSilent: false };
      const { status, headers } = await outbound.fetch(url, { ...asked, headers: { range: 'bytes=0-1023' } });
      return { verdict: verdictOf(status, typeOf(headers), url), isSilent: false };
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error;
      signal.throwIfAborted();
      return { verdict: verdictOfFailure(error.code), isSilent: isSilence(error.code) };
    }
  }

  async function checkHost(urls: string[], { signal, onVerdict, pauseMs = PAUSE_MS }: Options): Promise<void> {
    let silences = 0;
    let last: Verdict = ALIVE;
    async function work(): Promise<void> {
      for (let url = urls.shift(); url !== undefined; url = urls.shift()) {
        signal.throwIfAborted();
        if (silences >= MOST_SILENCES) {
          onVerdict(url, last);
          continue;
        }
        const { verdict, isSilent } = await look(url, signal);
        silences = isSilent ? silences + 1 : 0;
        last = verdict;
        onVerdict(url, verdict);
        if (urls.length > 0) await pause(pauseMs, undefined, { signal });
      }
    }
    await Promise.all(Array.from({ length: PER_HOST }, work));
  }

  return async (urls: readonly string[], options: Options): Promise<void> => {
    const hosts = [...Map.groupBy(new Set(urls), (url) => URL.parse(url)?.host ?? '').values()];
    async function work(): Promise<void> {
      for (let own = hosts.shift(); own; own = hosts.shift()) await checkHost(own, options);
    }
    await Promise.all(Array.from({ length: HOSTS_AT_ONCE }, work));
  };
}

const typeOf = ({ 'content-type': type }: { 'content-type'?: string | undefined }): string => type ?? '';
