import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'api',
  name: '本站接口',
  type: 'Api文档',
  brief: 'OpenAPI 3.1，可直接试',
  description:
    '本站全部接口的参数、权限、返回与错误码，按 OpenAPI 3.1 文档生成；登录后可以带着自己的令牌直接试，也能复制成 curl、fetch 或 Python 代码。',
  keywords: ['openapi', 'swagger', '接口文档', 'api', '在线调试', '接口测试'],
  icon: 'book-open',
  example: {
    input: 'GET /api/v1/tool',
    output: "curl 'https://example.com/api/v1/tool?typeName=Api文档'",
  },
  weight: 70,
  notes: [
    '只会请求本站；机器可读的文档在 /api/v1/openapi.json（常用接口）和 /api/v1/openapi-all.json（全部）。',
    '程序用令牌调用：Authorization: Bearer slk_…，在“我的账号 › API 令牌”新建，read 只能读，write 可以写，随时可以撤销。',
    '新建东西时带上 Idempotency-Key，断线重发也不会变成两份；次数限制看 RateLimit 和 Retry-After。',
    '返回统一是 { Code, Message, Data }，Code 与 HTTP 状态相同，200–299 是成功。',
    '读的接口直接试；会改动数据的先问一遍，确认了才真的执行。',
  ],
  runsOn: 'site',
} as const satisfies ToolInfo;
