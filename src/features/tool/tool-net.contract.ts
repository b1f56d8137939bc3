import { z } from 'zod';
import type { EndpointTable } from '#/contract/endpoint.ts';
import { NET_LIMIT } from './net-limits.pure.ts';

const query = z.object({
  target: z.string('请填写域名或网址').trim().min(1, '请填写域名或网址').max(2048, '网址太长'),
});

/** Every check may be refused or fail in the same ways. */
const net = {
  auth: 'visitor',
  query,
  errors: ['tool.bad_target', 'tool.net_blocked', 'tool.net_failed', 'tool.net_timeout', 'limit.too_many'],
  limit: { per: 'address', ...NET_LIMIT },
} as const;

const Header = z.object({ Name: z.string(), Value: z.string() });
const Timings = z.object({ Dns: z.int(), Connect: z.int(), Tls: z.int(), FirstByte: z.int(), Total: z.int() });

const Certificate = z.object({
  Subject: z.string(),
  Issuer: z.string(),
  ValidFrom: z.string(),
  ValidTo: z.string(),
  Fingerprint: z.string(),
});

export const toolNetApi = {
  'GET /api/v1/tool/net/dns': {
    ...net,
    summary: '域名的 DNS 记录',
    data: z.object({
      Host: z.string(),
      Records: z.array(z.object({ Type: z.string(), Value: z.string(), Ttl: z.int().nullable() })),
    }),
  },
  'GET /api/v1/tool/net/tls': {
    ...net,
    summary: '网站的 TLS 证书与证书链',
    data: z.object({
      Host: z.string(),
      Port: z.int(),
      IsTrusted: z.boolean(),
      /** Why it is not trusted, in words. */
      Problem: z.string(),
      DaysLeft: z.int(),
      Names: z.array(z.string()),
      Protocol: z.string(),
      Cipher: z.string(),
      /** The site's own certificate first. */
      Chain: z.array(Certificate),
    }),
  },
  'GET /api/v1/tool/net/http': {
    ...net,
    summary: '网址的状态码、响应头与各阶段耗时；不跟随跳转',
    data: z.object({ Url: z.string(), Status: z.int(), Headers: z.array(Header), Timings }),
  },
  'GET /api/v1/tool/net/redirects': {
    ...net,
    summary: '网址的跳转链，最多 10 跳',
    data: z.object({
      Hops: z.array(z.object({ Url: z.string(), Status: z.int() })),
      /** Empty when the chain ends with an answer. */
      Problem: z.string(),
    }),
  },
  'GET /api/v1/tool/net/rdap': {
    ...net,
    summary: '域名的注册信息（RDAP）',
    data: z.object({
      Domain: z.string(),
      Registrar: z.string(),
      Status: z.array(z.string()),
      Registered: z.string(),
      Changed: z.string(),
      Expires: z.string(),
      NameServers: z.array(z.string()),
      IsSigned: z.boolean(),
      Source: z.string(),
    }),
  },
  'GET /api/v1/tool/net/port': {
    ...net,
    summary: '常用网页端口是否能连上',
    data: z.object({
      Host: z.string(),
      Ports: z.array(z.object({ Port: z.int(), State: z.enum(['open', 'closed', 'silent']), Milliseconds: z.int() })),
    }),
  },
  'GET /api/v1/tool/net/page': {
    ...net,
    summary: '网页给搜索引擎看的内容：标题、描述、规范地址、标题层级、图片说明与常见问题',
    data: z.object({
      Url: z.string(),
      Status: z.int(),
      Bytes: z.int(),
      Facts: z.array(z.object({ Name: z.string(), Value: z.string() })),
      Findings: z.array(z.object({ Level: z.enum(['good', 'warn', 'bad']), Text: z.string() })),
    }),
  },
  'GET /api/v1/tool/net/backlink': {
    ...net,
    summary: '一个网页里有没有指向某个网站的链接（友链检测）',
    query: query.extend({
      site: z.string('请填写自己的网站').trim().min(1, '请填写自己的网站').max(2048, '网址太长'),
    }),
    data: z.object({
      Url: z.string(),
      Status: z.int(),
      /** At most 20 of them. */
      Links: z.array(z.object({ Href: z.string(), Text: z.string(), IsNofollow: z.boolean() })),
      /** The page itself tells search engines to follow none of its links. */
      IsPageNofollow: z.boolean(),
      LinkCount: z.int(),
    }),
  },
  'GET /api/v1/tool/net/compression': {
    ...net,
    summary: '网页有没有用 gzip 或 Brotli 压缩，省了多少',
    data: z.object({
      Url: z.string(),
      Ways: z.array(z.object({ Asked: z.string(), Got: z.string(), Bytes: z.int() })),
      PlainBytes: z.int(),
    }),
  },
} as const satisfies EndpointTable;
