import type { Settings } from '#/platform/config/settings.ts';
import type { Feature } from '#/platform/feature.ts';
import type { Platform } from '#/platform/platform.ts';
import { bindConfigApi } from './config.api.ts';
import { seedConfig } from './config.seed.ts';
import { type ConfigService, createConfigService } from './config.service.ts';
import { createConfigStore } from './config.store.ts';
import { configPictures } from './config-pictures.ts';
import { createDraftStore } from './draft.store.ts';
import { runningHandlers } from './running.api.ts';
import { createRunningService } from './running.service.ts';

const SHIPPED_TITLE = '搜罗';

export function createConfigFeature(
  { database: { db }, settings: live, mail, now, contentChanged }: Platform,
  settings: Settings,
): Feature & { service: ConfigService } {
  const running = runningHandlers({ mail }, createRunningService({ live, settings }));
  const store = createConfigStore(db);
  const service = createConfigService({ store, now, contentChanged });
  return {
    service,
    endpoints: bindConfigApi({ service, drafts: createDraftStore(db), running, now }),
    pictures: [configPictures(service)],
    firstSteps: [
      {
        key: 'title',
        title: '起个站名',
        text: '页头、标题和分享里都用它；现在还是出厂的名字。',
        path: '/market/admin/config?key=platformDefaultTitle',
        isDone: async () => (await service.read('platformDefaultTitle', SHIPPED_TITLE)) !== SHIPPED_TITLE,
      },
      {
        key: 'icp',
        title: '填写备案号',
        text: '境内的服务器要在页脚写明 ICP 备案号；不需要的话忽略这一步。',
        path: '/market/admin/config?key=siteFooter',
        isDone: async () => (await service.read('siteFooter', { icp: '', police: '', contact: '' })).icp.trim() !== '',
      },
    ],
    seed: () => seedConfig(store, now),
  };
}
