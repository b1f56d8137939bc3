import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Identify, mayCall, visitor } from '#/platform/auth/caller.ts';
import { loginRequired, notAllowed } from './app-error.ts';
import type { Sender } from './call.ts';
import { failure } from './failure.ts';
import { asAppError } from './framework-errors.ts';
import { refuseBadText } from './input-guard.ts';
import type { RawAnswer, RawInput, RawRoute } from './raw-route.ts';
import { requireAuth } from './require-auth.ts';
import { refuseCrossSite } from './same-origin.ts';
import { sendReply } from './send-reply.ts';

interface Options {
  routes: readonly RawRoute[];
  identify: Identify;
  senderOf: (request: FastifyRequest) => Sender;
}

/** Routes that answer something other than an envelope. Their failures are envelopes all the same. */
export async function rawRoutes(app: FastifyInstance, { routes, identify, senderOf }: Options): Promise<void> {
  app.setErrorHandler((error, request, reply) => {
    return sendReply(
      reply,
      failure(asAppError(error), (cause) => request.log.error(cause)),
    );
  });
  for (const route of routes) {
    requireAuth(`${route.method} ${route.path}`, route.auth);
    app.route({
      method: route.method,
      url: route.path,
      handler: async (request, reply) => {
        const sender = senderOf(request);
        if (route.method !== 'GET') refuseCrossSite(request, sender);
        const caller = sender.token ? await identify(sender.token) : visitor;
        if (!mayCall(caller, route.auth)) throw caller.role === 'visitor' ? loginRequired() : notAllowed();
        // Fastify's routing and query parser give exactly these shapes.
        const input = { params: request.params, query: request.query } as RawInput;
        refuseBadText(input);
        const call = {
          ...sender,
          caller,
          setHeader: (name: string, value: string) => void reply.header(name, value),
          setCookie: (cookie: string) => void reply.header('set-cookie', cookie),
        };
        return sendRaw(reply, await route.handle(input, call));
      },
    });
  }
}

function sendRaw(reply: FastifyReply, { status = 200, headers, body }: RawAnswer) {
  return reply.code(status).headers(headers).send(body);
}
