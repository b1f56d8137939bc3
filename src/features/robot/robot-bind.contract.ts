import { z } from 'zod';
import type { EndpointTable } from '#/contract/endpoint.ts';

const Binding = z.object({ guid: z.string(), name: z.string(), boundTime: z.string() });

export const robotBindApi = {
  'GET /api/v1/wechat/robot/bind': {
    auth: 'member',
    summary: '自己绑定的聊天账号，和可以绑定的渠道',
    data: z.object({ Result: z.array(Binding), Channels: z.array(z.string()) }),
    errors: [],
  },
  'POST /api/v1/wechat/robot/bind': {
    auth: 'member',
    summary: '取一个绑定码，10 分钟内发给公众号或机器人，只能用一次；新的取代旧的',
    data: z.object({ code: z.string(), endsTime: z.string() }),
    errors: [],
    limit: { per: 'member', max: 10, seconds: 600 },
  },
  'DELETE /api/v1/wechat/robot/bind/:guid': {
    auth: 'member',
    summary: '解除绑定',
    params: z.object({ guid: z.string().max(200) }),
    data: z.boolean(),
    errors: ['robot.not_found'],
  },
} as const satisfies EndpointTable;
