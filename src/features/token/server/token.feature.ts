import type { Identify } from '#/platform/auth/caller.ts';
import type { Feature } from '#/platform/feature.ts';
import type { Platform } from '#/platform/platform.ts';
import { bindTokenApi } from './token.api.ts';
import { presentToken } from './token.present.ts';
import { createTokenService, type Owners } from './token.service.ts';
import { createTokenStore } from './token.store.ts';

interface Site extends Owners {
  /** The parts of the API. Asked late: the other features are made after this one. */
  areas: () => ReadonlySet<string>;
}

export function createTokenFeature(
  { database: { db }, now, randomBytes }: Pick<Platform, 'database' | 'now' | 'randomBytes'>,
  site: Site,
): Feature & { identify: Identify } {
  const service = createTokenService({ store: createTokenStore(db), ...site, now, randomBytes });
  return {
    identify: service.identify,
    endpoints: bindTokenApi(service, now),
    member: {
      name: 'Tokens',
      exportFor: async (memberId) => (await service.listOf(memberId)).map((token) => presentToken(token, now())),
      eraseFor: service.removeAll,
    },
  };
}
