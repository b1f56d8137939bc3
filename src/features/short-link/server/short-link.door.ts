import type { IncomingMessage } from 'node:http';
import { hostOf } from '#/platform/http/asked-host.ts';
import type { Door } from '#/platform/http/door.ts';
import { addressKey } from '#/platform/limits/place.ts';
import { deviceOf, needsTip } from './agent.rules.ts';
import type { ClickCounter } from './click-counter.ts';
import type { GuessGuard } from './guess-guard.ts';
import { type Agent, readAgent } from './known-agents.ts';
import { choose, lotOf, momentOf } from './link-plan.rules.ts';
import type { OpenLinks } from './open-links.ts';
import { isCode, stateOf } from './short-link.rules.ts';
import type { OpenLink } from './short-link.store.ts';
import { isReserved, type Simplify, slugKey } from './slug.rules.ts';
import type { VisitNotes } from './visit-notes.ts';

const PATH = '/short/';

interface Needs {
  opened: Pick<OpenLinks, 'findToOpen'>;
  counter: Pick<ClickCounter, 'count'>;
  notes: Pick<VisitNotes, 'note'>;
  addressOf: (request: IncomingMessage) => string;
  simplify: Simplify;
  guard: Pick<GuessGuard, 'isAnyoneShut'>;
  now: () => number;
  /** Begins the address of our own pages where it is known; else they are on the host they were asked for at. */
  publicOrigin: () => string | undefined;
  shortHost: () => string | undefined;
}

/**
 * Leads on at once where there is nothing to show. Everything else – tips, previews, unknown and dead codes, anyone
 * while a guesser is held back – goes on to the page at /short/:code, which asks the same questions the slow way.
 */
export function createShortLinkDoor(needs: Needs): Door {
  const { opened, counter, notes, addressOf, simplify, guard, now, publicOrigin, shortHost } = needs;
  const [plain, strict] = [redirectHeaders(false), redirectHeaders(true)];
  /** Rules cost only those links that have some. */
  const targetOf = (request: IncomingMessage, code: string, { plan }: OpenLink, { app, system }: Agent) => {
    if (plan === null) return undefined;
    const lot = lotOf(`${code} ${addressKey(addressOf(request))} ${request.headers['user-agent'] ?? ''}`);
    return choose(plan, { device: deviceOf(system), app, lot, ...momentOf(now()) })?.targets[0];
  };
  return (request, response, next) => {
    const short = shortHost();
    if (short && isAt(short, hostOf(request))) enterByShortHost(request, simplify);
    const code = codeIn(request, simplify);
    if (code === undefined || guard.isAnyoneShut()) return next();
    const answer = (link: OpenLink | undefined): void => {
      const userAgent = request.headers['user-agent'] ?? '';
      const agent = readAgent(userAgent);
      if (!link || link.isGated || stateOf(link, now()) !== 'active' || needsTip(agent.inApp, link)) {
        next();
        return;
      }
      const target = targetOf(request, code, link, agent);
      if (request.method === 'GET') {
        counter.count(code, agent.isRobot ? 'bots' : 'clicks');
        if (link.isOwned && !agent.isRobot) {
          const referrer = request.headers['referer'];
          const visitor = { address: addressOf(request), userAgent, referrer, host: hostOf(request) };
          notes.note(code, visitor, link.plan === null ? '' : (target?.id ?? 'own'));
        }
      }
      const { url } = target ?? link;
      const origin = publicOrigin() ?? '';
      const headers = origin.startsWith('https:') ? strict : plain;
      response.writeHead(302, { ...headers, location: url.startsWith('/') ? origin + url : url }).end();
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

/** On the short host /{code} means what /short/{code} means elsewhere. Names of our own pages are no codes. */
function enterByShortHost(request: IncomingMessage, simplify: Simplify): void {
  const [, name = '', rest = ''] = /^\/([^/?]+)(.*)$/.exec(request.url ?? '') ?? [];
  const written = decoded(name).replace(/\+$/, '');
  const key = isCode(written) ? written : slugKey(written, simplify);
  if (key !== undefined && !isReserved(key)) request.url = `${PATH}${name}${rest}`;
}

/** The code that is asked for, in the form it is kept in. One that was drawn needs no second look. */
function codeIn({ method, url = '' }: IncomingMessage, simplify: Simplify): string | undefined {
  if (!url.startsWith(PATH) || (method !== 'GET' && method !== 'HEAD')) return undefined;
  const end = url.indexOf('?');
  const name = url.slice(PATH.length, end === -1 ? undefined : end);
  return isCode(name) ? name : slugKey(decoded(name), simplify);
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

function isAt(shortHost: string, host: string): boolean {
  // A setting without a port stands for the name, at whichever port it is reached.
  return host === shortHost || host.replace(/:\d+$/, '') === shortHost;
}
