import type { BlockStore } from './block.store.ts';
import { checkedHost } from './host.rules.ts';
import { ownHost } from './short-link.errors.ts';

interface Needs {
  blocks: Pick<BlockStore, 'freeze' | 'thaw' | 'frozen'>;
  changed: () => Promise<void>;
  now: () => number;
}

export type HostService = ReturnType<typeof createHostService>;

/** Whole hosts that nobody may shorten or open, whether a link leads there yet or not. */
export function createHostService({ blocks, changed, now }: Needs) {
  return {
    list: blocks.frozen,

    async freeze(text: string, { reason, by, own }: { reason: string; by: string; own: readonly string[] }) {
      const host = checkedHost(text);
      if (own.some((name) => name === host || name.endsWith(`.${host}`))) throw ownHost();
      const links = await blocks.freeze(host, { reason, blockedBy: by, blockedAt: now() });
      await changed();
      return { host, links };
    },

    async thaw(text: string) {
      const host = checkedHost(text);
      const links = await blocks.thaw(host);
      await changed();
      return { host, links };
    },
  };
}
