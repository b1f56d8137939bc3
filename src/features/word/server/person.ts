import { crossSite } from '#/platform/http/app-error.ts';
import type { Call } from '#/platform/http/call.ts';
import { isFromElsewhere } from '#/platform/http/same-origin.ts';
import type { Person } from './board-access.service.ts';
import type { VisitorService } from './visitor.service.ts';

const COOKIE = 'Board';
const IN_COOKIES = new RegExp(`(?:^|;\\s*)${COOKIE}=([^;]*)`);
const YEAR_SECONDS = 365 * 86_400;

/** Who calls: a member by the login, a visitor by our cookie or by where they are. */
export async function personOf(visitors: Pick<VisitorService, 'viewer'>, call: Call): Promise<Person> {
  const { address, userAgent, caller } = call;
  const isMember = caller.role !== 'visitor';
  const viewer = await visitors.viewer({
    address,
    userAgent,
    cookie: readCookie(call.headers['cookie']),
    memberId: isMember ? caller.memberId : null,
  });
  return { viewer, role: caller.role, username: isMember ? caller.username : '' };
}

/** The same for what changes something. No token signs a visitor's request, so the edge has not asked where it is from. */
export function writerOf(visitors: Pick<VisitorService, 'viewer'>, call: Call): Promise<Person> {
  if (call.caller.role === 'visitor' && isFromElsewhere(call.headers, call.origin)) throw crossSite();
  return personOf(visitors, call);
}

export function keepCookie(call: Call, cookie: string | undefined): void {
  if (cookie === undefined) return;
  const secure = call.origin.startsWith('https:') ? '; Secure' : '';
  call.setCookie(`${COOKIE}=${cookie}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${YEAR_SECONDS}${secure}`);
}

function readCookie(header: string | undefined): string | undefined {
  return IN_COOKIES.exec(header ?? '')?.[1];
}
