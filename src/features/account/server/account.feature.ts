import type { Identify } from '#/platform/auth/caller.ts';
import type { SettingValues } from '#/platform/config/settings.ts';
import type { Feature } from '#/platform/feature.ts';
import type { Platform } from '#/platform/platform.ts';
import { bindAccountApi } from './account.api.ts';
import type { accountSettings } from './account.config.ts';
import { createAccountService } from './account.service.ts';
import { makeFirstOperator } from './first-operator.ts';
import { createMemberStore } from './member.store.ts';
import { createSessionService } from './session.service.ts';
import { createSessionStore } from './session.store.ts';

type Settings = SettingValues<typeof accountSettings> & { DATA_DIR: string };

export function createAccountFeature(
  { database: { db }, limits, now, randomBytes, tell }: Platform,
  settings: Settings,
): Feature & { identify: Identify } {
  const members = createMemberStore(db);
  const sessions = createSessionService({ sessions: createSessionStore(db), now, randomBytes });
  const service = createAccountService({ members, sessions, limits });
  return {
    identify: sessions.identify,
    endpoints: bindAccountApi(service),
    seed: () =>
      makeFirstOperator({
        members,
        now,
        randomBytes,
        tell,
        username: settings.ADMIN_USERNAME,
        password: settings.ADMIN_PASSWORD,
        dataDir: settings.DATA_DIR,
      }),
  };
}
