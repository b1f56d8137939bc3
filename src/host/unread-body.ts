import type { FastifyInstance } from 'fastify';

/** Beyond this nobody waits for the rest. */
const MOST_READ = 64 * 1024 * 1024;

/**
 * A refusal that is sent before the body has come (too large, wrong type, not logged in) must reach the sender:
 * who closes while bytes are still on their way makes the sender's system throw the answer away. So the connection
 * stays open, and Node reads the rest and drops it.
 */
export function readUnreadBodies(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    const length = Number(request.headers['content-length']);
    if (!request.raw.complete && length <= MOST_READ) reply.header('connection', 'keep-alive');
  });
}
