import type { IncomingMessage } from 'node:http';

/**
 * The host a request is for, e.g. example.com or localhost:3000. The front door (host/front-door.ts) has settled it before
 * anyone else sees the request: the cache's key, links, permission and pages all begin here, and nowhere else.
 */
export function hostOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  return headers.host ?? '';
}
