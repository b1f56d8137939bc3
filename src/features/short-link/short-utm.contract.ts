import { z } from 'zod';
import type { EndpointTable } from '#/contract/endpoint.ts';
import { id, optionalText } from '#/contract/fields.ts';

const part = (name: string) => optionalText(name, 100).default('');

const UtmInput = z.object({
  Source: part('来源'),
  Medium: part('方式'),
  Campaign: part('活动'),
  Term: part('关键词'),
  Content: part('内容'),
});

const UtmSet = z.object({
  Id: z.int(),
  Source: z.string(),
  Medium: z.string(),
  Campaign: z.string(),
  Term: z.string(),
  Content: z.string(),
});

/** Campaign parameters that a member keeps, the same on every device. */
export const shortUtmApi = {
  'GET /api/v1/short_url/utm': {
    auth: 'member',
    summary: '我存的推广参数（UTM），最新的在前',
    data: z.array(UtmSet),
    errors: [],
  },
  'POST /api/v1/short_url/utm': {
    auth: 'member',
    summary: '存一组推广参数；同样的只存一份',
    body: UtmInput,
    data: UtmSet,
    errors: ['short_link.empty_utm', 'short_link.utm_full'],
    limit: { per: 'member', max: 60, seconds: 60 },
  },
  'DELETE /api/v1/short_url/utm/:Id': {
    auth: 'member',
    summary: '删掉一组推广参数',
    params: z.object({ Id: id }),
    data: z.boolean(),
    errors: ['short_link.no_such_utm'],
  },
} as const satisfies EndpointTable;

export type UtmSet = z.output<typeof UtmSet>;
