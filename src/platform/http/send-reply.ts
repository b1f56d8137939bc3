import type { FastifyReply } from 'fastify';
import type { Reply } from '#/contract/endpoint.ts';

export function sendReply(reply: FastifyReply, { status, envelope, headers, cookies }: Reply) {
  if (headers) reply.headers(headers);
  if (cookies && cookies.length > 0) reply.header('set-cookie', cookies);
  return reply.code(status).send(envelope);
}
