import { z } from 'zod';
import type { EndpointTable } from '#/contract/endpoint.ts';
import { text } from '#/contract/fields.ts';

/** Put first in the market, at its very beginning, kept out, or neither. */
const WordPlace = z.enum(['pinned', 'first', 'hidden', 'open'], '请选择置顶或屏蔽');

/** masked: too long, a number or an address, or in the list of blocked words. open: too few looked for it. */
const WordState = z.enum(['pinned', 'hot', 'open', 'hidden', 'masked']);

const WeekWord = z.object({
  Words: z.string(),
  /** Visitors in the market, on how many days, and on the whole site. */
  InMarket: z.int(),
  Days: z.int(),
  Visitors: z.int(),
  Misses: z.int(),
  State: WordState,
});

export const hotWordApi = {
  'GET /api/v1/crawl/search/words': {
    auth: 'operator',
    summary: '热搜管理：置顶与屏蔽的词、现在显示的热搜，和近七天搜过的词',
    data: z.object({
      Pinned: z.array(z.string()),
      Hidden: z.array(z.string()),
      Shown: z.array(z.string()),
      Week: z.array(WeekWord),
    }),
    errors: [],
  },
  'PUT /api/v1/crawl/search/words': {
    auth: 'operator',
    summary: '置顶、屏蔽一个热搜词，或恢复；置顶最多 10 个',
    body: z.object({ Words: text('词', 20), Place: WordPlace }),
    data: z.boolean(),
    errors: ['search.masked_word', 'search.too_many_pinned', 'search.too_many_hidden', 'config.version_lost'],
  },
} as const satisfies EndpointTable;

export type WordPlace = z.output<typeof WordPlace>;
export type WordState = z.output<typeof WordState>;
export type WeekWord = z.output<typeof WeekWord>;
