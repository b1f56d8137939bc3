/** What stands in every OpenAPI document of ours. */
export const INFO = {
  title: '搜罗',
  version: '1',
  summary: '影视、工具、短链接、账本的接口',
  description:
    '每个答案都是 { Code, Message, Data }：Code 与 HTTP 状态相同，200–299 是成功；失败时 Error 是固定的错误码，x-errors 写着各接口可能的错误码和意思。' +
    '用令牌调用：Authorization: Bearer slk_…，令牌在 /api/v1/token 新建，read 只能读，write 可以写。' +
    '新建东西的 POST 可以带 Idempotency-Key：同样的请求再来一次，得到同样的答案。' +
    '有次数限制的接口（x-limit）在 RateLimit 和 RateLimit-Policy 里说还剩多少，超过了是 429 和 Retry-After。' +
    '读取都有 ETag；谁都能读的接口，别的网站的网页也能直接读（CORS）。',
  license: { name: 'MIT', identifier: 'MIT' },
};

export const SECURITY = {
  token: { type: 'http', scheme: 'bearer', description: '登录得到的 Token，或 /api/v1/token 新建的令牌' },
};

const content = (example: object) => ({
  'application/json': { schema: { $ref: '#/components/schemas/Failure' }, example },
});

export const FAILURES = {
  Failure: {
    description: '失败：Code 与 HTTP 状态相同，Message 说明原因，Data 为 null',
    content: content({ Code: 401, Message: '登录过期，请重新登录', Data: null, Error: 'auth.login_required' }),
  },
  TooMany: {
    description: '太频繁：过 Retry-After 秒再试',
    headers: {
      'Retry-After': { description: '多少秒后可以再试', schema: { type: 'integer' } },
      RateLimit: {
        description: '还剩几次（r），多少秒后重新计（t）',
        schema: { type: 'string' },
        example: '"default";r=0;t=41',
      },
      'RateLimit-Policy': {
        description: '几次（q）在多少秒内（w）',
        schema: { type: 'string' },
        example: '"default";q=60;w=3600',
      },
    },
    content: content({ Code: 429, Message: '操作太频繁，请 41 秒后再试', Data: null, Error: 'limit.too_many' }),
  },
};

export const ENVELOPES = {
  Envelope: {
    type: 'object',
    properties: {
      Code: { type: 'integer', description: '与 HTTP 状态相同', examples: [200] },
      Message: { type: 'string', description: '失败的原因，成功时为空' },
      Data: { description: '内容，失败时一般为 null' },
    },
    required: ['Code', 'Message', 'Data'],
  },
  Failure: {
    allOf: [{ $ref: '#/components/schemas/Envelope' }],
    properties: {
      Data: { type: 'null' },
      Error: { type: 'string', description: '固定的错误码，程序按它判断', examples: ['auth.login_required'] },
      Errors: {
        type: 'array',
        description: '哪一项填得不对',
        items: {
          type: 'object',
          properties: { Field: { type: 'string' }, Message: { type: 'string' } },
          required: ['Field', 'Message'],
        },
      },
    },
    required: ['Error'],
  },
};
