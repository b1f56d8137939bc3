import { z } from 'zod';
import type { EndpointTable } from '#/contract/endpoint.ts';
import { pageOf, pageQueryOf } from '#/contract/paging.ts';

const choice = z.string().max(200).default('');

const AuditEntry = z.object({
  Id: z.int(),
  /** change: an operator's; refusal: a member was turned away; login: an operator came in. */
  Kind: z.enum(['change', 'refusal', 'login']),
  Time: z.string(),
  Person: z.string(),
  /** Method and path, or the command that was run. */
  Action: z.string(),
  Label: z.string(),
  /** The thing it was about: a number, a key, a name. */
  Target: z.string(),
  /** What was sent, shortened, without anything secret. */
  Detail: z.string(),
  Status: z.int(),
  Error: z.string(),
  /** Shortened to a network. */
  Address: z.string(),
  /** How often within the hour; more than once only for refusals. */
  Count: z.int(),
});

export type AuditEntry = z.output<typeof AuditEntry>;

export const auditApi = {
  'GET /api/v1/audit': {
    auth: 'operator',
    summary: '操作记录，最新的在前；可按人、操作、日期筛选',
    query: z.object({ person: choice, action: choice, day: choice, ...pageQueryOf(30) }),
    data: pageOf(AuditEntry).extend({
      People: z.array(z.string()),
      Actions: z.array(z.object({ Action: z.string(), Label: z.string() })),
    }),
    errors: [],
  },
} as const satisfies EndpointTable;
