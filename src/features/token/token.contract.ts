import { z } from 'zod';
import type { EndpointTable } from '#/contract/endpoint.ts';
import { id, text } from '#/contract/fields.ts';

const WRONG_TIME = '到期时间格式不正确，请写成 2027-01-31 或 2027-01-31T08:00:00+08:00';

/** `read`, `write`, or one part of the API: `short_url:read`. A form may send one, or several with commas. */
const Scopes = z.preprocess(
  (value) => (typeof value === 'string' ? value.split(/[\s,，]+/).filter(Boolean) : value),
  z
    .array(
      z
        .string('权限格式不正确')
        .regex(/^([\w-]{1,40}:)?(read|write)$/, '权限只能是 read、write，或 short_url:read 这样的'),
      '请选择权限',
    )
    .min(1, '请选择权限')
    .max(20, '权限最多写 20 项')
    .transform((scopes) => [...new Set(scopes)]),
);

/** A day lasts until it is over in Shanghai. */
const ExpiresTime = z
  .union([z.literal(''), z.iso.date(), z.iso.datetime({ offset: true })], WRONG_TIME)
  .nullish()
  .transform((value) => {
    if (!value) return null;
    return Date.parse(value.length === 10 ? `${value}T23:59:59+08:00` : value);
  });

const Token = z.object({
  Id: z.int(),
  Name: z.string(),
  /** The first characters, by which its owner knows it. */
  Hint: z.string(),
  Scopes: z.array(z.string()),
  CreatedTime: z.string(),
  /** null: it has no end. */
  ExpiresTime: z.string().nullable(),
  /** To the minute; null: never. */
  LastUsedTime: z.string().nullable(),
  IsExpired: z.boolean(),
});

/** Tokens with which programs act for a member: `Authorization: Bearer …`. */
export const tokenApi = {
  'GET /api/v1/token': {
    auth: 'member',
    summary: '我的 API 令牌，最新的在前；令牌本身只在新建时给一次',
    data: z.array(Token),
    errors: [],
  },
  'POST /api/v1/token': {
    auth: 'member',
    loginOnly: true,
    summary: '新建 API 令牌；Token 只在这一次的答案里',
    body: z.object({ Name: text('名称', 50), Scopes, ExpiresTime }),
    data: Token.extend({ Token: z.string() }),
    errors: ['token.expired', 'token.full', 'token.unknown_scope'],
    limit: { per: 'member', max: 60, seconds: 3600 },
  },
  'DELETE /api/v1/token/:Id': {
    auth: 'member',
    summary: '撤销 API 令牌，立即失效；程序用令牌只能撤销它自己',
    params: z.object({ Id: id }),
    data: z.boolean(),
    errors: ['token.not_found'],
  },
} as const satisfies EndpointTable;

export type ApiToken = z.output<typeof Token>;
