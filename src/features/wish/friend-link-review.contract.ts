import { z } from 'zod';
import type { EndpointTable } from '#/contract/endpoint.ts';
import { id, optionalText, words } from '#/contract/fields.ts';
import { MOVES } from '#/contract/order.pure.ts';
import { pageOf, pageQuery } from '#/contract/paging.ts';
import { Application, State, siteFields } from './friend-link.contract.ts';

const Reviewed = Application.extend({
  Id: z.int(),
  Contact: z.string(),
  Note: z.string(),
  DecidedBy: z.string(),
  DecidedTime: z.string().nullable(),
});

const reason = optionalText('原因', 200).default('');

/** For the operator: who asks, whether they link to us, and what is shown in which order. */
export const friendLinkReviewApi = {
  'GET /api/v1/friend_link/review': {
    auth: 'operator',
    summary: '全部友链与申请：已通过的按显示的顺序，其余等待处理的在前；words 是网站名或网址里的字',
    query: z.object({ ...pageQuery, state: z.enum(['all', ...State.options]).catch('all'), words }),
    data: pageOf(Reviewed).extend({
      Counts: z.object({ Pending: z.int(), Approved: z.int(), Refused: z.int() }),
    }),
    errors: [],
  },
  'POST /api/v1/friend_link/review': {
    auth: 'operator',
    summary: '站长直接添加一条友链，立即显示；申请过或拒绝过的也随之通过',
    body: z.object(siteFields),
    data: Reviewed,
    errors: ['friend_link.bad_address', 'friend_link.own_site', 'friend_link.already_there'],
  },
  'PUT /api/v1/friend_link/review': {
    auth: 'operator',
    summary: '批量处理：approve 通过，refuse 拒绝或下架，wait 放回待处理，check 再检查一次。返回处理的条数',
    body: z.object({
      Ids: z.array(id).min(1, '请先选择网站').max(100, '一次最多处理 100 个'),
      Action: z.enum(['approve', 'refuse', 'wait', 'check'], '请选择要做的事'),
      Reason: reason,
    }),
    data: z.int(),
    errors: [],
  },
  'PUT /api/v1/friend_link/review/:Id': {
    auth: 'operator',
    summary: '通过或拒绝友链，或放回待处理；已通过的改为拒绝，随即下架',
    params: z.object({ Id: id }),
    body: z.object({ State: z.enum(State.options, '请选择通过或拒绝'), Reason: reason }),
    data: Reviewed,
    errors: ['friend_link.not_found'],
  },
  'POST /api/v1/friend_link/review/:Id/check': {
    auth: 'operator',
    summary: '再检查一次对方有没有放本站的链接',
    params: z.object({ Id: id }),
    data: Reviewed,
    errors: ['friend_link.not_found'],
  },
  'PUT /api/v1/friend_link/review/:Id/move': {
    auth: 'operator',
    summary: '调整已通过的友链的顺序：first 最前，up 前一位，down 后一位，last 最后',
    params: z.object({ Id: id }),
    body: z.object({ To: z.enum(MOVES, '请选择移到哪里') }),
    data: z.boolean(),
    errors: ['friend_link.not_found'],
  },
} as const satisfies EndpointTable;

export type ReviewedFriendLink = z.output<typeof Reviewed>;
