import { z } from 'zod';
import type { EndpointTable } from '#/contract/endpoint.ts';
import { flag, id, optionalText, text, words } from '#/contract/fields.ts';
import { pageOf, pageQuery, pageQueryOf } from '#/contract/paging.ts';
import { CHANGED_MEANWHILE, Meanwhile, seen } from '#/contract/seen.ts';
import { TOOL_TYPES } from './tool-info.pure.ts';

const TypeName = z.enum(
  TOOL_TYPES.map(({ name }) => name),
  '请选择工具的类型',
);

/** One element of an icon's drawing on a field of 24 × 24. */
const Shape = z.object({ Tag: z.string(), Attributes: z.record(z.string(), z.string()) });

const Tool = z.object({
  Id: z.int(),
  Name: z.string(),
  /** The last part of its address: /tool/{Url}. */
  Url: z.string(),
  TypeName: z.string(),
  Brief: z.string(),
  Description: z.string(),
  Icon: z.string(),
  Drawing: z.array(Shape),
  Hot: z.int(),
  /** Where it leads when it is not a page under /tool: another page of ours or another site. */
  Link: z.string(),
});

const ToolDetail = Tool.extend({
  RunsOn: z.enum(['browser', 'server', 'site']),
  Example: z.object({ Input: z.string(), Output: z.string() }),
  Notes: z.array(z.string()),
  Keywords: z.array(z.string()),
  Related: z.array(Tool),
});

/** What it takes to find a tool as one types, without its drawing and its texts. */
const ToolName = Tool.pick({ Url: true, Name: true, TypeName: true, Brief: true, Link: true }).extend({
  /** Aliases, pinyin and initials, parted by spaces. */
  Words: z.string(),
});

const list = { typeName: z.string().trim().max(20).default('') };
const search = { ...list, words, accepts: z.string().max(20).default('') };

const linkFields = {
  Name: text('名称', 20),
  TypeName,
  Brief: text('一句话说明', 20),
  Description: optionalText('介绍', 200),
  Icon: optionalText('图标', 40),
  Link: z
    .string('请填写地址')
    .trim()
    .max(2048, '地址太长')
    .refine((address) => /^https?:\/\/[^\s/]+\.[^\s]+$/.test(address), '地址要以 http:// 或 https:// 开头'),
  IsShown: flag,
};

export const toolApi = {
  'GET /api/v1/tool': {
    auth: 'visitor',
    summary: '工具列表；words 按名称、别名、拼音和首字母找，accepts 只要能接收这种内容的',
    query: z.object({ ...pageQuery, ...search }),
    data: pageOf(Tool),
    errors: [],
    shared: true,
  },
  'POST /api/v1/tool': {
    auth: 'visitor',
    summary: '同 GET /api/v1/tool，参数放在请求体里',
    body: z.object({ ...pageQuery, ...search }),
    data: pageOf(Tool),
    errors: [],
  },
  'GET /api/v1/tool/home': {
    auth: 'visitor',
    summary: '首页的工具，默认 18 个',
    query: z.object({ ...pageQueryOf(18), ...list }),
    data: pageOf(Tool),
    errors: [],
    shared: true,
  },
  'POST /api/v1/tool/home': {
    auth: 'visitor',
    summary: '同 GET /api/v1/tool/home，参数放在请求体里',
    body: z.object({ ...pageQueryOf(18), ...list }),
    data: pageOf(Tool),
    errors: [],
  },
  'GET /api/v1/tool/names': {
    auth: 'visitor',
    summary: '所有工具的名称、别名、拼音和首字母，供快速搜索',
    data: z.array(ToolName),
    errors: [],
    shared: true,
  },
  'GET /api/v1/tool/:Url': {
    auth: 'visitor',
    summary: '一个工具：说明、例子和相关工具',
    params: z.object({ Url: z.string().max(100) }),
    data: ToolDetail,
    errors: ['tool.not_found'],
    shared: true,
  },
  'POST /api/v1/tool/link': {
    auth: 'operator',
    summary: '添加一个外链工具',
    body: z.object({
      Url: z
        .string('请填写短名')
        .trim()
        .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, '短名用小写字母、数字和短横线')
        .max(40, '短名太长'),
      ...linkFields,
      Description: linkFields.Description.default(''),
      Icon: linkFields.Icon.default('external-link'),
      IsShown: linkFields.IsShown.default(true),
    }),
    data: Tool,
    errors: ['tool.url_taken', 'tool.unknown_icon'],
  },
  'PUT /api/v1/tool/link/:Id': {
    auth: 'operator',
    summary: '修改外链工具',
    params: z.object({ Id: id }),
    body: z.object(linkFields).partial().extend({ Seen: seen }),
    data: Tool,
    errors: ['tool.not_found', 'tool.unknown_icon', CHANGED_MEANWHILE],
    failureData: Meanwhile,
  },
  'DELETE /api/v1/tool/link/:Id': {
    auth: 'operator',
    summary: '删除外链工具',
    params: z.object({ Id: id }),
    data: z.boolean(),
    errors: ['tool.not_found'],
  },
} as const satisfies EndpointTable;

export type Tool = z.output<typeof Tool>;
export type ToolName = z.output<typeof ToolName>;
export type ToolDetail = z.output<typeof ToolDetail>;
