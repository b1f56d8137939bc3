import { z } from 'zod';
import type { EndpointTable } from '#/contract/endpoint.ts';
import { id } from '#/contract/fields.ts';
import { MOVES } from '#/contract/order.pure.ts';

const LinkTool = z.object({
  Id: z.int(),
  Url: z.string(),
  Name: z.string(),
  TypeName: z.string(),
  Brief: z.string(),
  Description: z.string(),
  Icon: z.string(),
  Link: z.string(),
  IsShown: z.boolean(),
});

/** The operator's links among the tools, as the operator goes through them. */
export const toolLinkApi = {
  'GET /api/v1/tool/link/all': {
    auth: 'operator',
    summary: '全部外链工具，按显示的顺序，停用的也在内',
    data: z.array(LinkTool),
    errors: [],
  },
  'PUT /api/v1/tool/link/:Id/move': {
    auth: 'operator',
    summary: '调整外链工具的顺序：first 最前，up 前一位，down 后一位，last 最后',
    params: z.object({ Id: id }),
    body: z.object({ To: z.enum(MOVES, '请选择移到哪里') }),
    data: z.boolean(),
    errors: ['tool.not_found'],
  },
} as const satisfies EndpointTable;

export type LinkTool = z.output<typeof LinkTool>;
