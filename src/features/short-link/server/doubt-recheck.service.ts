import { domainToUnicode } from 'node:url';
import type { DoubtStore } from './doubt.store.ts';
import { doubtOf } from './lookalike.rules.ts';
import { doubtAbout } from './short-link.service.ts';

interface Needs {
  store: DoubtStore;
  /** Told after a link leads by a warning that it did not have, or had. */
  changed: () => Promise<void>;
}

/** Hosts and links that are looked at between two breaths. */
const AT_ONCE = 500;

/**
 * Holds links that were made earlier against today's rules: names that are imitated are added, and what was called doubtful by
 * mistake is let go. Host by host, since a million links lead to far fewer.
 */
export function createDoubtRecheck({ store, changed }: Needs) {
  async function mark(table: 'short_link' | 'short_link_place', heartbeat: () => void): Promise<number> {
    let marked = 0;
    for (let after = ''; ; ) {
      const hosts = await store.hostsAfter(table, after, AT_ONCE);
      for (const host of hosts) {
        const doubt = doubtOf(host, domainToUnicode(host));
        if (doubt !== null) marked += await store.mark(host, doubt);
      }
      heartbeat();
      const last = hosts.at(-1);
      if (last === undefined) return marked;
      after = last;
    }
  }

  async function clear(heartbeat: () => void): Promise<number> {
    let cleared = 0;
    for (let after = ''; ; ) {
      const links = await store.doubtedAfter(after, AT_ONCE);
      for (const link of links) {
        if (doubtAbout(link.host, link.plan) !== null) continue;
        await store.clear(link);
        cleared += 1;
      }
      heartbeat();
      const last = links.at(-1);
      if (last === undefined) return cleared;
      after = last.code;
    }
  }

  return async (heartbeat: () => void): Promise<void> => {
    const marked = (await mark('short_link', heartbeat)) + (await mark('short_link_place', heartbeat));
    if (marked + (await clear(heartbeat)) > 0) await changed();
  };
}
