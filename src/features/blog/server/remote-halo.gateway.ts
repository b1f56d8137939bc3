import { parseBoundedJson } from '#/platform/json/bounded-json.ts';
import type { Outbound } from '#/platform/outbound/outbound.ts';
import { type AskHalo, HALO_BASE } from './halo.gateway.ts';

const TIMEOUT_MS = 3000;
/** A list of a thousand articles; what is in an article is cleaned by a reader. */
const LIMITS = { bytes: 2 * 1024 * 1024, depth: 64 };

/** A Halo on another host. */
export function askRemoteHalo(outbound: Pick<Outbound, 'fetch'>, baseUrl: string): AskHalo {
  return async (path) => {
    const { status, body } = await outbound.fetch(baseUrl + HALO_BASE + path, {
      timeoutMs: TIMEOUT_MS,
      headers: { accept: 'application/json' },
    });
    if (status !== 200) return { status, body: null };
    // Throws on HTML and on half an answer, which is as good as none.
    return { status, body: parseBoundedJson(body, LIMITS) };
  };
}
