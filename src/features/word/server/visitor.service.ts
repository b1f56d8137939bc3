import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { DAY_MS, shanghaiDay } from '#/contract/shanghai-time.pure.ts';
import { addressKey } from '#/platform/limits/place.ts';
import type { VisitorStore } from './visitor.store.ts';

const SALT = 'salt ';
/** Salts live a day longer than the day they are for: a riddle may be solved over midnight. */
const SALT_MS = 2 * DAY_MS;

/** So much of a visitor's name tells where they were when they got it; the rest tells the browser. */
const SPOT_LENGTH = 11;

interface Needs {
  store: VisitorStore;
  now: () => number;
  randomBytes: (length: number) => Uint8Array;
}

export interface Sender {
  address: string;
  userAgent: string;
  /** The value of our cookie, whoever wrote it. */
  cookie: string | undefined;
  memberId: number | null;
}

export interface Viewer {
  /** Counts as one person: a member, or a browser at an address. */
  liker: string;
  /** Owns what it wrote; null for a visitor who has no cookie yet. */
  author: string | null;
  /** Where a visitor is, for limits. */
  spot: string;
}

export type VisitorService = ReturnType<typeof createVisitorService>;

/**
 * Who a visitor is without an account: a hash of address and browser with the day's salt. The first like or word puts
 * it into a signed cookie, so that it outlives the day; without the cookie the same browser is the same person, so
 * throwing the cookie away gains nothing. The cookie also holds a secret of its own, by which its words can be deleted.
 */
export function createVisitorService({ store, now, randomBytes }: Needs) {
  const known = new Map<string, string>();
  async function secretOf(name: string): Promise<string> {
    const cached = known.get(name);
    if (cached !== undefined) return cached;
    const secret = await store.secret(name, text(randomBytes(32)), now());
    // Few at a time: the signing secret and the salts of today and, over midnight, of yesterday.
    if (known.size > 3) known.clear();
    known.set(name, secret);
    return secret;
  }
  const signature = async (value: string) => hmac(await secretOf('cookie'), value);

  async function readCookie(cookie: string | undefined): Promise<{ id: string; secret: string } | undefined> {
    const parts = /^([\w-]{22})\.([\w-]{22})\.([\w-]{22})$/.exec(cookie ?? '');
    if (!parts) return undefined;
    const [, id = '', secret = '', mac = ''] = parts;
    const right = await signature(`${id}.${secret}`);
    return timingSafeEqual(Buffer.from(right), Buffer.from(mac)) ? { id, secret } : undefined;
  }

  return {
    async viewer({ address, userAgent, cookie, memberId }: Sender): Promise<Viewer> {
      const salt = await secretOf(SALT + shanghaiDay(now()));
      const place = addressKey(address);
      const spot = hmac(salt, place);
      if (memberId !== null) return { liker: `m${memberId}`, author: `m${memberId}`, spot };
      const own = await readCookie(cookie);
      if (own) return { liker: `v${own.id}`, author: authorOf(own.secret), spot };
      const browser = hmac(salt, `${place}\n${userAgent}`);
      return { liker: `v${spot.slice(0, SPOT_LENGTH)}${browser.slice(SPOT_LENGTH)}`, author: null, spot };
    },

    /** The cookie that makes a visitor known from now on. */
    async welcome(viewer: Viewer): Promise<{ cookie: string; author: string }> {
      const secret = text(randomBytes(16));
      const value = `${viewer.liker.slice(1)}.${secret}`;
      return { cookie: `${value}.${await signature(value)}`, author: authorOf(secret) };
    },

    forget: () => store.forget(SALT, now() - SALT_MS),
  };
}

/** All visitors who first came from one place on one day have this in common, also when they have moved on. */
export const crowdOf = (liker: string): string => liker.slice(0, 1 + SPOT_LENGTH);

function authorOf(secret: string): string {
  return `v${createHash('sha256').update(secret).digest('base64url').slice(0, 22)}`;
}

function hmac(key: string, value: string): string {
  return createHmac('sha256', key).update(value).digest('base64url').slice(0, 22);
}

function text(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64url');
}
