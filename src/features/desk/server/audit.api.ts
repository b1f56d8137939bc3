import { sliceOf, toPage } from '#/contract/paging.ts';
import { toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import { bindApi } from '#/platform/http/bind-api.ts';
import { auditApi } from '../audit.contract.ts';
import type { AuditService } from './audit.service.ts';
import type { AuditEntry } from './audit.store.ts';

export function bindAuditApi(audit: AuditService) {
  return bindApi(auditApi, {
    'GET /api/v1/audit': async ({ query }) => {
      const { entries, total, people, actions } = await audit.read(query, sliceOf(query));
      return {
        ...toPage(entries.map(presentEntry), total, query),
        People: people,
        Actions: actions.map(({ action, label }) => ({ Action: action, Label: label })),
      };
    },
  });
}

function presentEntry(entry: AuditEntry & { id: number }) {
  return {
    Id: entry.id,
    Kind: entry.kind,
    Time: toShanghaiIso(entry.at),
    Person: entry.person,
    Action: entry.action,
    Label: entry.label,
    Target: entry.target,
    Detail: entry.detail,
    Status: entry.status,
    Error: entry.error,
    Address: entry.address,
    Count: entry.count,
  };
}
