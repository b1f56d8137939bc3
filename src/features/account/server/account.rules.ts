import { DAY_MS } from '#/contract/shanghai-time.pure.ts';

export interface Account {
  id: number;
  username: string;
  email: string | null;
  passwordHash: string;
  isOperator: boolean;
  mustChangePassword: boolean;
  /** Sessions of an older one are over. */
  sessionGeneration: number;
  isDisabled: boolean;
  createdAt: number;
}

export interface Session {
  id: number;
  userAgent: string;
  createdAt: number;
  extendedAt: number;
}

/** What a login, or a token made in one, stands on: a new password makes it void, and one factor may be too little. */
export interface Ground {
  generation: number;
  factors: number;
}

export const SESSION_MS = 30 * DAY_MS;
/** However often it is used: a token that somebody copied is worth nothing after this. */
export const LONGEST_SESSION_MS = 180 * DAY_MS;
/** Logins of one member at a time; the oldest give way. */
export const MAX_SESSIONS = 50;

/** A session slides, but is written at most once a day. */
export function mustExtend(extendedAt: number, now: number): boolean {
  return now - extendedAt >= DAY_MS;
}

/** The latest end a session can rightly have; a later one was written by a clock that has been put right since. */
export function latestEnd(now: number): number {
  return now + SESSION_MS + DAY_MS;
}

/** Names that read the same are the same: case and full or half width make no difference. */
export function nameKey(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** Whole names that would pass for the site itself; digits and underscores around them change nothing. */
const RESERVED = new Set(
  `admin administrator root operator moderator mod system sys official support service help security webmaster
  postmaster hostmaster noreply no_reply owner staff superuser souluo null undefined anonymous visitor guest
  搜罗 系统 版主 游客 匿名 访客 会员 已注销`
    .split(/\s+/)
    .map(bareName),
);
const RESERVED_INSIDE = /管理员|站长|官方|客服|运营/;

export function isReservedName(username: string): boolean {
  return RESERVED_INSIDE.test(username) || RESERVED.has(bareName(username));
}

function bareName(text: string): string {
  return nameKey(text).replaceAll(/[\d_]/g, '');
}
