import { z } from 'zod';
import type { EndpointTable } from '#/contract/endpoint.ts';
import { pageOf, pageQueryOf } from '#/contract/paging.ts';
import { Any, key } from '../catalogue/any-item.contract.ts';

const Code = z.string('请指明片单').regex(/^[a-z0-9]{10}$/, '没有这个片单');
const Name = z.string('请给片单起个名字').trim().min(1, '请给片单起个名字').max(40, '名字最多 40 字');
const Note = z.string().trim().max(500, '介绍最多 500 字');
const params = z.object({ Code });

const TitleList = z.object({
  Code: z.string(),
  Name: z.string(),
  Note: z.string(),
  IsPublic: z.boolean(),
  IsMine: z.boolean(),
  IsFollowed: z.boolean(),
  /** Titles that can be seen. */
  Count: z.int(),
  Followers: z.int(),
  /** The first four, for its cover. */
  First: z.array(Any),
  ChangedTime: z.string(),
});

const NONE = ['shelf.no_list'];
const write = { per: 'member', max: 600, seconds: 3600 } as const;

export const titleListApi = {
  'GET /api/v1/shelf/lists': {
    auth: 'member',
    summary: '我的片单和我关注的片单；写了 key 就说出我的哪些片单里有这一部',
    query: z.object({ key: key.optional() }),
    data: z.object({ Mine: z.array(TitleList), Followed: z.array(TitleList), With: z.array(z.string()) }),
    errors: [],
  },
  'POST /api/v1/shelf/lists': {
    auth: 'member',
    summary: '新建片单；写了 Key 就把那一部放进去',
    body: z.object({ Name, Note: Note.default(''), IsPublic: z.boolean().default(false), Key: key.optional() }),
    data: TitleList,
    errors: ['shelf.lists_full', 'shelf.list_words', 'shelf.no_title'],
    limit: { per: 'member', max: 60, seconds: 3600 },
  },
  'GET /api/v1/shelf/lists/:Code': {
    auth: 'visitor',
    summary: '一个片单和里面的影视；不公开的只有主人看得到',
    params,
    query: z.object(pageQueryOf(100)),
    data: TitleList.extend({ Titles: pageOf(Any), Unavailable: z.int() }),
    errors: NONE,
  },
  'PUT /api/v1/shelf/lists/:Code': {
    auth: 'member',
    summary: '改片单：没写到的不变',
    params,
    body: z.object({ Name: Name.optional(), Note: Note.optional(), IsPublic: z.boolean().optional() }),
    data: TitleList,
    errors: [...NONE, 'shelf.list_words'],
    limit: write,
  },
  'DELETE /api/v1/shelf/lists/:Code': {
    auth: 'member',
    summary: '删掉片单；里面的影视还在书架上',
    params,
    data: z.boolean(),
    errors: NONE,
    limit: write,
  },
  'PUT /api/v1/shelf/lists/:Code/titles': {
    auth: 'member',
    summary: '把一部放进片单：Before 是它要排在谁前面，null 或不写是放在最后；已经在里面的就换位置',
    params,
    body: z.object({ Key: key, Before: key.nullable().default(null) }),
    data: z.boolean(),
    errors: [...NONE, 'shelf.no_title', 'shelf.list_full'],
    limit: write,
  },
  'DELETE /api/v1/shelf/lists/:Code/titles': {
    auth: 'member',
    summary: '从片单里拿出一部',
    params,
    query: z.object({ key }),
    data: z.boolean(),
    errors: NONE,
    limit: write,
  },
  'PUT /api/v1/shelf/lists/:Code/follow': {
    auth: 'member',
    summary: '关注别人公开的片单，或不再关注',
    params,
    body: z.object({ IsFollowed: z.boolean('请说明关注还是不关注') }),
    data: z.boolean(),
    errors: [...NONE, 'shelf.follows_full'],
    limit: write,
  },
} as const satisfies EndpointTable;

export type TitleListItem = z.output<typeof TitleList>;
