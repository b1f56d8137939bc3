import { toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import type { Mailer } from '#/platform/mail/mailer.ts';
import { UNSUBSCRIBE_PATH } from '../unsubscribe-path.pure.ts';
import { digestLetter } from './digest.rules.ts';
import type { DigestStore } from './digest.store.ts';
import { deadLink } from './inbox.errors.ts';

interface Needs {
  digests: DigestStore;
  mailer: Mailer;
  /** Where letters can point to; without it none are written. */
  origin: () => string | undefined;
  mailOf: (memberId: number) => Promise<string | undefined>;
  siteTitle: () => Promise<string>;
  report: (error: unknown) => void;
  now: () => number;
}

const MEMBERS_AT_ONCE = 200;

export type DigestService = ReturnType<typeof createDigestService>;

export function createDigestService({ digests, mailer, origin, mailOf, siteTitle, report, now }: Needs) {
  async function send(memberId: number, from: string): Promise<void> {
    const digest = await digests.take(memberId, now());
    const to = digest && (await mailOf(memberId));
    if (!to) return;
    const unsubscribeUrl = `${from}${UNSUBSCRIBE_PATH}?token=${digest.token}`;
    const letter = digestLetter({
      ...{ siteTitle: await siteTitle(), origin: from, unsubscribeUrl },
      ...{ news: digest.news, more: digest.others.length, hour: digest.hour },
    });
    try {
      await mailer.send({ to, ...letter, unsubscribeUrl });
    } catch (error) {
      // The next day's letter takes them along; one address that refuses holds up nobody.
      await digests.putBack(digest);
      report(error);
    }
  }

  return {
    /** Letters to all whose hour this is. */
    async sendDue(at: number, { signal, heartbeat }: { signal: AbortSignal; heartbeat: () => void }): Promise<void> {
      const from = origin();
      if (from === undefined) return;
      const hour = Number(toShanghaiIso(at).slice(11, 13));
      for (let after = 0; !signal.aborted; ) {
        const members = await digests.due(hour, after, MEMBERS_AT_ONCE);
        for (const memberId of members) {
          if (signal.aborted) return;
          await send(memberId, from);
          heartbeat();
        }
        if (members.length < MEMBERS_AT_ONCE) return;
        after = members.at(-1) ?? after;
      }
    },

    async unsubscribe(token: string): Promise<void> {
      const owner = await digests.ownerOf(token);
      if (owner === undefined) throw deadLink();
      await digests.stop(owner);
    },
  };
}
