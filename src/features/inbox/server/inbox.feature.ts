import type { EventKind } from '#/platform/event/event-kind.ts';
import type { Feature } from '#/platform/feature.ts';
import type { Platform } from '#/platform/platform.ts';
import { createDigestService } from './digest.service.ts';
import { createDigestStore } from './digest.store.ts';
import { bindInboxApi, unsubscribeRoute } from './inbox.api.ts';
import { inboxHandlers, inboxSchedules } from './inbox.job.ts';
import { presentNews } from './inbox.present.ts';
import { createInboxService, type Recipients } from './inbox.service.ts';
import { createInboxStore } from './inbox.store.ts';

interface Given extends Omit<Recipients, 'hasMail'> {
  settings: () => { publicOrigin: string | undefined };
  kinds: () => readonly EventKind[];
  mailOf: (memberId: number) => Promise<string | undefined>;
  siteTitle: () => Promise<string>;
}

type Needs = Pick<Platform, 'database' | 'events' | 'limits' | 'mail' | 'now' | 'randomBytes' | 'report'>;

export function createInboxFeature(
  { database: { db }, events, limits, mail, now, randomBytes, report }: Needs,
  { settings, kinds, mailOf, siteTitle, ...recipients }: Given,
): Feature {
  const store = createInboxStore(db);
  const digestStore = createDigestStore({ db, randomBytes });
  // In the outbox an operator would read them.
  const origin = () => (mail.isSent() ? settings().publicOrigin : undefined);
  const hasMail = async (memberId: number) => origin() !== undefined && (await mailOf(memberId)) !== undefined;
  const inbox = createInboxService({ store, digests: digestStore, kinds, ...recipients, hasMail, now });
  const { mailer } = mail;
  const digests = createDigestService({ digests: digestStore, mailer, origin, mailOf, siteTitle, report, now });
  events.listen({ name: 'inbox', wants: inbox.wants, hear: inbox.hear });
  return {
    endpoints: bindInboxApi(inbox),
    routes: [unsubscribeRoute(digests, limits)],
    jobs: inboxHandlers({ digests, store, now }),
    schedules: inboxSchedules,
    member: {
      name: 'News',
      exportFor: async (memberId) => (await store.all(memberId)).map((one) => presentNews(one)),
      eraseFor: store.eraseAll,
    },
  };
}
