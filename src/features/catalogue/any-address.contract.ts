import { z } from 'zod';
import type { EndpointTable } from '#/contract/endpoint.ts';

const key = z.string('请写明是哪一部').min(1, '请写明是哪一部').max(200);

const AddressCheck = z.object({
  State: z.enum(['none', 'running', 'done', 'failed']),
  Total: z.int(),
  Done: z.int(),
  Dead: z.int(),
  Unsure: z.int(),
  CheckedTime: z.string().nullable(),
  /** Only those that did not answer as they should, and are still in the lists. */
  Faults: z.array(z.object({ Url: z.string(), IsDead: z.boolean(), Reason: z.string() })),
});

/** Whether the addresses of a title's episodes still answer. */
export const anyAddressApi = {
  'GET /api/v1/any/addresses': {
    auth: 'operator',
    summary: '选集地址的检查：进度，以及打不开的是哪些',
    query: z.object({ key }),
    data: AddressCheck,
    errors: ['catalogue.not_found'],
  },
  'POST /api/v1/any/addresses/check': {
    auth: 'operator',
    summary: '检查选集地址；在后台慢慢查，已经在查时不会重来',
    body: z.object({ Key: key }),
    data: AddressCheck,
    errors: ['catalogue.not_found', 'catalogue.no_addresses'],
  },
} as const satisfies EndpointTable;
