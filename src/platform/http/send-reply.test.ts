import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { sendReply } from './send-reply.ts';

test('an answer is sent with its status, its headers and all of its cookies', async () => {
  const app = Fastify();
  const envelope = { Code: 200, Message: '', Data: null } as const;
  app.get('/', (_request, reply) =>
    sendReply(reply, { status: 429, envelope, headers: { 'retry-after': '7' }, cookies: ['a=1', 'b=2'] }),
  );
  const { statusCode, headers } = await app.inject('/');
  expect([statusCode, headers['retry-after'], headers['set-cookie']]).toEqual([429, '7', ['a=1', 'b=2']]);
});
