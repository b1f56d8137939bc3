import type { FastifyRequest } from 'fastify';
import { isApiToken } from '#/platform/auth/api-token.ts';
import { hostOf } from '#/platform/http/asked-host.ts';
import type { Sender } from '#/platform/http/call.ts';
import { cookiesOf, TOKEN_COOKIE } from './cookies.ts';
import type { Config } from './settings.ts';

/** Who sends a request, and the name by which they reached us. */
export function createSenderOf(settings: () => Pick<Config, 'publicOrigin' | 'ownHost'>) {
  return (request: FastifyRequest): Sender => {
    const { publicOrigin, ownHost } = settings();
    const origin = `${publicOrigin ? ownHost.protocol : `${request.protocol}:`}//${hostOf(request)}`;
    return {
      token: tokenOf(request),
      address: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      origin,
      siteOrigin: publicOrigin ?? origin,
      headers: textHeaders(request),
    };
  };
}

/** The header serves scripts, the cookie serves page loads; the header wins. */
function tokenOf(request: FastifyRequest): string | undefined {
  const header = request.headers.authorization?.replace(/^Bearer\s+/i, '').trim();
  return header || apiKeyOf(request) || loginOf(request);
}

/** Programs written for other servers of short links know this header only. */
function apiKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['x-api-key'];
  return typeof key === 'string' && isApiToken(key.trim()) ? key.trim() : undefined;
}

/** A cookie travels with every request that a foreign page makes: never with what passes for a header. */
function loginOf(request: FastifyRequest): string | undefined {
  const token = cookiesOf(request)[TOKEN_COOKIE];
  return token && !isApiToken(token) ? token : undefined;
}

function textHeaders({ headers }: FastifyRequest): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}
