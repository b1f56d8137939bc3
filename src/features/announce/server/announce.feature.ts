import type { SettingValues } from '#/platform/config/settings.ts';
import type { ChangedPage, Feature } from '#/platform/feature.ts';
import type { Platform } from '#/platform/platform.ts';
import { bindAnnounceApi, keyRoute } from './announce.api.ts';
import type { announceSettings } from './announce.config.ts';
import { tellHandler, tellSchedule } from './announce.job.ts';
import { createAnnounceService } from './announce.service.ts';
import { createAnnounceStore } from './announce.store.ts';
import { createBaidu, createIndexNow } from './engines.gateway.ts';

interface Given {
  settings: () => SettingValues<typeof announceSettings> & { publicOrigin: string | undefined };
  changedPages: (since: number) => Promise<ChangedPage[][]>;
}

export function createAnnounceFeature(
  { database, outboundTo, secrets, now }: Pick<Platform, 'database' | 'outboundTo' | 'secrets' | 'now'>,
  { settings, changedPages }: Given,
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
  const service = createAnnounceService({ store: createAnnounceStore(database.db), engines, changedPages, now });
  return {
    tell: service.run,
    endpoints: bindAnnounceApi(service),
    routes: [keyRoute(() => (settings().INDEXNOW ? key() : undefined))],
    jobs: [tellHandler(service.run)],
    schedules: [tellSchedule],
  };
}
