import * as compiled from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { Transport } from '#/contract/endpoint.ts';
import {
  failureContext,
  nonceContext,
  originContext,
  personalContext,
  reportContext,
  requestIdContext,
  servedPageContext,
  transportContext,
} from '#/web/contexts.ts';
import { createGroupedHandler } from '#/web/router-internals/route-groups.ts';
import * as switches from '#/web/router-internals/switches.pure.ts';
import { readSiteConfig, servedPage } from '#/web/site-config.ts';
import type { PageResponse } from './entry.server.tsx';

/** The site as React Router's compiler makes it; its types write undefined for what may be missing. */
export const build = compiled as ServerBuild;

export interface Given {
  transport: Transport;
  siteOrigin: string;
  nonce: string | undefined;
  requestId: string;
  /** Whether the request says who sends it. */
  isPersonal: boolean;
  onFailure: () => void;
  report: (error: unknown) => void;
}

/**
 * The host calls this instead of React Router's own createRequestHandler: the contexts below are compared by
 * identity, so they must come from the same bundled module instance as the routes that read them.
 */
export function createPageRenderer(build: ServerBuild, mode: string) {
  const handle = switches.routeGroups ? createGroupedHandler(build, mode) : createRequestHandler(build, mode);
  return async (request: Request, given: Given): Promise<PageResponse> => {
    const { transport, siteOrigin, nonce, requestId, isPersonal, onFailure, report } = given;
    const context = new RouterContextProvider();
    context.set(transportContext, transport);
    const page = await pageOfDomain(request, transport);
    context.set(servedPageContext, page);
    context.set(originContext, siteOrigin);
    context.set(nonceContext, nonce);
    context.set(requestIdContext, requestId);
    context.set(personalContext, isPersonal);
    context.set(failureContext, onFailure);
    context.set(reportContext, report);
    return handle(page ? new Request(new URL(page, request.url), request) : request, context);
  };
}

/** At `/` a host may show a page of its own (config moreDomainOrders), under the same address. */
async function pageOfDomain(request: Request, transport: Transport): Promise<string | undefined> {
  const { pathname, host } = new URL(request.url);
  if (pathname !== '/' || request.method !== 'GET') return undefined;
  try {
    return servedPage(await readSiteConfig(transport), host);
  } catch {
    // The API is out of reach: the page itself will say so.
    return undefined;
  }
}
