import { z } from 'zod';
import type { EndpointTable } from '#/contract/endpoint.ts';

export const friendLinkApi = {
  'GET /api/v1/friend_link/all': {
    auth: 'visitor',
    summary: '友情链接',
    data: z.array(z.object({ title: z.string(), url: z.string() })),
    errors: [],
    shared: true,
  },
} as const satisfies EndpointTable;
