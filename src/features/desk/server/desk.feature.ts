import { toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import type { Feature } from '#/platform/feature.ts';
import type { Audit } from '#/platform/http/audit.ts';
import type { Platform } from '#/platform/platform.ts';
import { bindAuditApi } from './audit.api.ts';
import { createAuditService } from './audit.service.ts';
import { createAuditStore } from './audit.store.ts';
import { purgeHandler, purgeSchedule } from './desk.job.ts';

export function createDeskFeature({ database, now, report }: Platform): Feature & { audit: Audit } {
  const audit = createAuditService({ store: createAuditStore(database.db), now, report });
  return {
    audit: audit.note,
    endpoints: bindAuditApi(audit),
    jobs: [purgeHandler([audit.purge])],
    schedules: [purgeSchedule],
    member: {
      name: 'Audit',
      exportFor: async (memberId) =>
        (await audit.exportFor(memberId)).map(({ at, action, label }) => ({
          Time: toShanghaiIso(at),
          Action: action,
          Label: label,
        })),
      eraseFor: audit.eraseFor,
    },
    flush: audit.flush,
  };
}
