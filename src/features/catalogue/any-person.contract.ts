import { z } from 'zod';
import type { EndpointTable } from '#/contract/endpoint.ts';
import { Any } from './any-item.contract.ts';

const Role = z.enum(['导演', '主演']);
const Counted = z.object({ Name: z.string(), Count: z.int() });

const Person = z.object({
  Name: z.string(),
  /** How else the name is written. */
  OtherNames: z.array(z.string()),
  Initials: z.string(),
  Roles: z.array(z.object({ Role, Count: z.int() })),
  /** The earliest first; those without a year at the end. */
  Works: z.array(Any.extend({ Roles: z.array(Role) })),
  /** With whom they worked most, and on what. */
  Partners: z.array(Counted.extend({ Titles: z.array(z.string()) })),
  Genres: z.array(Counted),
  Kinds: z.array(Counted),
  Collections: z.array(z.object({ Key: z.string(), Name: z.string(), Count: z.int() })),
});

export const anyPersonApi = {
  'GET /api/v1/any/person': {
    auth: 'visitor',
    summary: '一个人的作品、合作的人、题材和专题；最多 500 部作品',
    query: z.object({ name: z.string('请指明人物').trim().min(1, '请指明人物').max(100, '人名太长') }),
    data: Person,
    errors: ['catalogue.person_not_found'],
    shared: true,
  },
} as const satisfies EndpointTable;

export type AnyPerson = z.output<typeof Person>;
