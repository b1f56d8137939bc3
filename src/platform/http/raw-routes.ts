import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Caller, type Identify, visitor } from '#/platform/auth/caller.ts';
import { admit } from './admit.ts';
import { AppError } from './app-error.ts';
import type { Audit } from './audit.ts';
import type { Sender } from './call.ts';
import { failure } from './failure.ts';
import { asAppError } from './framework-errors.ts';
import { refuseBadText } from './input-guard.ts';
import type { RawAnswer, RawInput, RawRoute } from './raw-route.ts';
import { requireAuth } from './require-auth.ts';
import { refuseCrossSite } from './same-origin.ts';
import { sendReply } from './send-reply.ts';
import type { Watch } from './watch.ts';

const BODY_LIMIT = 256 * 1024;

interface Options {
  routes: readonly RawRoute[];
  identify: Identify;
  audit: Audit;
  watch: Watch;
  senderOf: (request: FastifyRequest) => Sender;
}

/** Routes that answer something other than an envelope. Their failures are envelopes all the same. */
export async function rawRoutes(app: FastifyInstance, options: Options): Promise<void> {
  const { routes, identify, audit, watch, senderOf } = options;
  app.setErrorHandler((error, request, reply) => {
    return sendReply(
      reply,
      failure(asAppError(error), (cause) => request.log.error(cause)),
    );
  });
  // Its own scope: nothing here is parsed before the sender is known.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
    done(null, body),
  );
  for (const route of routes) {
    requireAuth(`${route.method} ${route.path}`, route.auth);
    app.route({
      method: route.method,
      url: route.path,
      handler: inOwnWords(route, async (request, reply) => {
        const sender = senderOf(request);
        if (route.method !== 'GET' && route.method !== 'OPTIONS') refuseCrossSite(request, sender);
        const person = sender.token ? await identify(sender.token) : visitor;
        // Fastify's routing and query parser give exactly these shapes.
        const { params, query } = { params: request.params, query: request.query } as RawInput;
        refuseBadText({ params, query });
        const input = { params, query, body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0) };
        const action = `${route.method} ${route.path}`;
        // What leaves the site as a file is noted even though nothing changes.
        const note = async (status: number) => {
          if (route.auth !== 'operator' || person.role === 'visitor') return;
          const kind = person.role === 'operator' ? 'change' : 'refusal';
          const { address } = sender;
          await audit({
            kind,
            action,
            summary: route.summary ?? action,
            person,
            address,
            input: { params, query },
            status,
            error: '',
          });
        };
        let caller: Caller;
        try {
          caller = admit(person, route, action);
        } catch (error) {
          watch({ action, caller: person, sender, input: { params, query }, reply: failure(error, () => {}) });
          await note(403);
          throw error;
        }
        const call = {
          ...sender,
          caller,
          setHeader: (name: string, value: string) => void reply.header(name, value),
          setCookie: (cookie: string) => void reply.header('set-cookie', cookie),
          letIn: () => {},
          tellChange: () => {},
        };
        const answer = await route.handle(input, call).catch(async (error: unknown) => {
          await note(failure(error, () => {}).status);
          throw error;
        });
        await note(answer.status ?? 200);
        return sendRaw(reply, answer);
      }),
    });
  }
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

function inOwnWords({ refused }: RawRoute, handle: Handler): Handler {
  if (!refused) return handle;
  return async (request, reply) => {
    try {
      return await handle(request, reply);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      // Fastify's routing and query parser give exactly these shapes.
      const { params, query } = { params: request.params, query: request.query } as RawInput;
      return sendRaw(reply, refused(error, { params, query, body: Buffer.alloc(0) }));
    }
  };
}

function sendRaw(reply: FastifyReply, { status = 200, headers, body }: RawAnswer) {
  return reply.code(status).headers(headers).send(body);
}
