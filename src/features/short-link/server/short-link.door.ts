import type { IncomingMessage } from 'node:http';
import { hostOf } from '#/platform/http/asked-host.ts';
import type { Door } from '#/platform/http/door.ts';
import { isRobot } from '#/platform/tally/robot.ts';
import { inAppBrowser, needsTip } from './agent.rules.ts';
import type { ClickCounter } from './click-counter.ts';
import type { GuessGuard } from './guess-guard.ts';
import type { OpenLinks } from './open-links.ts';
import { isCode, stateOf } from './short-link.rules.ts';
import type { OpenLink } from './short-link.store.ts';

const PATH = '/short/';

interface Needs {
  opened: Pick<OpenLinks, 'findToOpen'>;
  counter: Pick<ClickCounter, 'count'>;
  guard: Pick<GuessGuard, 'isAnyoneShut'>;
  now: () => number;
  /** Begins the address of our own pages where it is known; else they are on the host they were asked for at. */
  publicOrigin: string | undefined;
  shortHost: string | undefined;
}

/**
 * Leads on at once where there is nothing to show. Everything else – tips, previews, unknown and dead codes, anyone
 * while a guesser is held back – goes on to the page at /short/:code, which asks the same questions the slow way.
 */
export function createShortLinkDoor(needs: Needs): Door {
  const { opened, counter, guard, now, publicOrigin = '', shortHost } = needs;
  const headers = redirectHeaders(publicOrigin.startsWith('https:'));
  return (request, response, next) => {
    if (shortHost && isAt(shortHost, hostOf(request))) enterByShortHost(request);
    const code = codeIn(request);
    if (code === undefined || guard.isAnyoneShut()) return next();
    const answer = (link: OpenLink | undefined): void => {
      const agent = request.headers['user-agent'] ?? '';
      if (!link || stateOf(link, now()) !== 'active' || needsTip(inAppBrowser(agent), link)) {
        next();
        return;
      }
      if (request.method === 'GET') counter.count(code, isRobot(agent) ? 'bots' : 'clicks');
      const location = link.url.startsWith('/') ? publicOrigin + link.url : link.url;
      response.writeHead(302, { ...headers, location }).end();
    };
    try {
      const found = opened.findToOpen(code);
      if (found instanceof Promise) found.then(answer).catch(next);
      else answer(found);
    } catch {
      // The page asks again, and tells the visitor when the database is away.
      next();
    }
  };
}

/** The site's own headers belong to pages; these are the ones that mean something on a redirect. */
function redirectHeaders(isHttps: boolean) {
  return {
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'content-length': '0',
    ...(isHttps && { 'strict-transport-security': 'max-age=31536000' }),
  };
}

/** On the short host /{code} means what /short/{code} means elsewhere. */
function enterByShortHost(request: IncomingMessage): void {
  const [, name = '', rest = ''] = /^\/([^/?]+)(.*)$/.exec(request.url ?? '') ?? [];
  if (isCode(name.replace(/\+$/, ''))) request.url = `${PATH}${name}${rest}`;
}

function codeIn({ method, url = '' }: IncomingMessage): string | undefined {
  if (!url.startsWith(PATH) || (method !== 'GET' && method !== 'HEAD')) return undefined;
  const end = url.indexOf('?');
  const code = url.slice(PATH.length, end === -1 ? undefined : end);
  return isCode(code) ? code : undefined;
}

function isAt(shortHost: string, host: string): boolean {
  // A setting without a port stands for the name, at whichever port it is reached.
  return host === shortHost || host.replace(/:\d+$/, '') === shortHost;
}
