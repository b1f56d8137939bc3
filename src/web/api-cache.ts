import type { Reply } from '#/contract/endpoint.ts';

const MAX_ENTRIES = 2300;
const MAX_AGE_MS = 180_000;

/** What this tab has read lately, as far as it is the same for everyone. */
export function createApiCache(now: () => number) {
  const kept = new Map<string, { reply: Reply; until: number }>();
  return {
    get(id: string): Reply | undefined {
      const entry = kept.get(id);
      if (entry && entry.until > now()) return entry.reply;
      kept.delete(id);
      return undefined;
    },

    /** Only answers that say so themselves: a personal one must never be shown to the next member. */
    keep(id: string, reply: Reply): void {
      if (reply.envelope.Code !== 200 || !reply.headers?.['cache-control']?.includes('public')) return;
      if (kept.size >= MAX_ENTRIES) kept.delete(kept.keys().next().value ?? '');
      kept.set(id, { reply, until: now() + MAX_AGE_MS });
    },

    clear: () => kept.clear(),
  };
}
