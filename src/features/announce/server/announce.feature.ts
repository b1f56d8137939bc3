import type { SettingValues } from '#/platform/config/settings.ts';
import type { ChangedPage, Feature } from '#/platform/feature.ts';
import type { Platform } from '#/platform/platform.ts';
import { bindAnnounceApi, keyRoute } from './announce.api.ts';
import type { announceSettings } from './announce.config.ts';
import { tellHandler, tellSchedule } from './announce.job.ts';
import { createAnnounceService } from './announce.service.ts';
import { createAnnounceStore } from './announce.store.ts';
import { createBaidu, createIndexNow } from './engines.gateway.ts';

type Settings = SettingValues<typeof announceSettings> & {
  PUBLIC_URL?: string | undefined;
  changedPages: (since: number) => Promise<ChangedPage[][]>;
};

export function createAnnounceFeature(
  { database, outboundTo, secrets, now }: Pick<Platform, 'database' | 'outboundTo' | 'secrets' | 'now'>,
  { INDEXNOW, INDEXNOW_URL, BAIDU_PUSH_URL, PUBLIC_URL, changedPages }: Settings,
): Feature & { tell(): Promise<void> } {
  const origin = PUBLIC_URL === undefined ? '' : new URL(PUBLIC_URL).origin;
  // Public by its nature, but the same in every process and after a restart.
  const key = () => Buffer.from(secrets.key('indexnow')).toString('hex').slice(0, 32);
  const service = createAnnounceService({
    store: createAnnounceStore(database.db),
    engines: {
      ...(INDEXNOW && { indexnow: createIndexNow(outboundTo(INDEXNOW_URL), { url: INDEXNOW_URL, origin, key }) }),
      ...(BAIDU_PUSH_URL && { baidu: createBaidu(outboundTo(BAIDU_PUSH_URL), { url: BAIDU_PUSH_URL, origin }) }),
    },
    changedPages,
    now,
  });
  return {
    tell: service.run,
    endpoints: bindAnnounceApi(service),
    routes: INDEXNOW ? [keyRoute(key)] : [],
    jobs: [tellHandler(service.run)],
    schedules: [tellSchedule],
  };
}
