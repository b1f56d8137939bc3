import type { SettingValues } from '#/platform/config/settings.ts';
import type { Feature } from '#/platform/feature.ts';
import type { PageKind, PublicPage } from '#/platform/page-kind.pure.ts';
import type { Platform } from '#/platform/platform.ts';
import { bindAnnounceApi, keyRoute } from './announce.api.ts';
import type { announceSettings } from './announce.config.ts';
import { announcePart } from './announce.health.ts';
import { tellHandler, tellSchedule } from './announce.job.ts';
import { createAnnounceService } from './announce.service.ts';
import { createAnnounceStore } from './announce.store.ts';
import { createBaidu, createIndexNow } from './engines.gateway.ts';
import { sitemapRoutes } from './sitemap.api.ts';

interface Given {
  settings: () => SettingValues<typeof announceSettings> & { publicOrigin: string | undefined };
  kinds: () => readonly PageKind[];
  /** Pages that are always there. */
  pages: () => Promise<PublicPage[]>;
}

export function createAnnounceFeature(
  {
    database,
    outboundTo,
    secrets,
    changes,
    now,
  }: Pick<Platform, 'database' | 'outboundTo' | 'secrets' | 'changes' | 'now'>,
  { settings, kinds, pages }: Given,
): Feature & { tell(): Promise<void> } {
  // Public by its nature, but the same in every process and after a restart.
  const key = () => Buffer.from(secrets.key('indexnow')).toString('hex').slice(0, 32);
  const engines = () => {
    const { INDEXNOW, INDEXNOW_URL, BAIDU_PUSH_URL, publicOrigin: origin } = settings();
    if (origin === undefined) return {};
    return {
      ...(INDEXNOW && { indexnow: createIndexNow(outboundTo(INDEXNOW_URL), { url: INDEXNOW_URL, origin, key }) }),
      ...(BAIDU_PUSH_URL && { baidu: createBaidu(outboundTo(BAIDU_PUSH_URL), { url: BAIDU_PUSH_URL, origin }) }),
    };
  };
  const service = createAnnounceService({ store: createAnnounceStore(database.db), engines, kinds, now });
  return {
    tell: service.run,
    endpoints: bindAnnounceApi(service),
    routes: [
      keyRoute(() => (settings().INDEXNOW ? key() : undefined)),
      ...sitemapRoutes({ kinds, pages, changes, now }),
    ],
    jobs: [tellHandler(service.run)],
    schedules: [tellSchedule],
    health: [announcePart(service, now)],
  };
}
