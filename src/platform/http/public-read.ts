import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint, Reply } from '#/contract/endpoint.ts';
import { isKnownTag } from './known-tag.ts';
import { sendReply } from './send-reply.ts';

/** Kept answers are the same object each time. */
const tags = new WeakMap<object, string>();

/** Sends an answer, or 304 to a client that has it already (If-None-Match). */
export function sendUnlessKnown(request: FastifyRequest, reply: FastifyReply, answer: Reply) {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead || answer.status !== 200) return sendReply(reply, answer);
  const { Data: data } = answer.envelope;
  const isObject = typeof data === 'object' && data !== null;
  const known = isObject ? tags.get(data) : undefined;
  const etag =
    known ??
    `W/"${createHash('sha1')
      .update(JSON.stringify(data) ?? '')
      .digest('base64url')}"`;
  if (isObject && !known) tags.set(data, etag);
  reply.header('etag', etag);
  if (!isKnownTag(request.headers['if-none-match'], etag)) return sendReply(reply, answer);
  if (answer.headers) reply.headers(answer.headers);
  if (answer.cookies && answer.cookies.length > 0) reply.header('set-cookie', answer.cookies);
  return reply.code(304).send();
}

/** What pages of other sites may read: what anyone may read, but for the steps of a login. */
export function isForOtherSites(key: string, { auth, writes }: Endpoint): boolean {
  return auth === 'visitor' && !writes && key.startsWith('GET ') && !/^GET \/api\/v1\/(user|code)(\/|$)/.test(key);
}

/** Never with cookies: the star forbids browsers to send them. */
export const READ_BY_ALL = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'ETag, RateLimit, RateLimit-Policy, Retry-After',
};

/** The answer to a browser that asks beforehand. */
export const PREFLIGHT = {
  ...READ_BY_ALL,
  'access-control-allow-methods': 'GET, HEAD, OPTIONS',
  'access-control-allow-headers': 'Authorization, X-Api-Key, If-None-Match, Content-Type',
  'access-control-max-age': '86400',
};
