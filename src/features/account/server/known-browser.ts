import type { Call } from '#/platform/http/call.ts';
import type { SecretBox } from '#/platform/secret/secret-box.ts';
import type { Account } from './account.rules.ts';

/** A browser in which somebody logged in to an account. */
export interface KnownBrowser {
  memberId: number;
  /** The generation of the member's sessions: a new password, or the end of all logins, ends this too. */
  generation: number;
  /** The same for all accounts that were used in it, and after a logout. */
  browser: string;
}

interface Needs {
  secrets: Pick<SecretBox, 'seal' | 'open'>;
  now: () => number;
  randomBytes: (length: number) => Uint8Array;
}

const COOKIE = /(?:^|;\s*)Known=([^;]*)/;
const PURPOSE = 'known browser';
/** The longest browsers keep a cookie. */
const MAX_AGE = 400 * 86_400;
/** Accounts that one browser is known to. */
const MOST = 5;

export type KnownBrowsers = ReturnType<typeof createKnownBrowsers>;

/**
 * What a browser carries to show that it has been in an account. It lets nobody in: with it the owner's tries at the
 * password are counted apart from those of strangers, however many there are, and a login is none from a new device.
 */
export function createKnownBrowsers({ secrets, now, randomBytes }: Needs) {
  function read({ headers }: Pick<Call, 'headers'>): KnownBrowser[] {
    const value = COOKIE.exec(headers['cookie'] ?? '')?.[1] ?? '';
    const [until, ...entries] = (secrets.open(value, PURPOSE) ?? '0').split(' ');
    return Number(until) > now() ? entries.map(toKnown) : [];
  }

  return {
    read,

    /** Which browser a call came from, by its cookies or by those that its answer sets. */
    browserIn: (cookies: readonly string[]): string | undefined =>
      cookies.map((cookie) => read({ headers: { cookie } })[0]?.browser).find(Boolean),

    /** Said by every login that went well. */
    remember(call: Pick<Call, 'headers' | 'origin' | 'setCookie'>, { id, sessionGeneration }: Account): void {
      const known = read(call);
      const others = known.filter(({ memberId }) => memberId !== id);
      const browser = known[0]?.browser ?? Buffer.from(randomBytes(9)).toString('base64url');
      const entries = [{ memberId: id, generation: sessionGeneration, browser }, ...others].slice(0, MOST);
      const text = entries.map((entry) => `${entry.memberId}.${entry.generation}.${entry.browser}`);
      const value = secrets.seal([now() + MAX_AGE * 1000, ...text].join(' '), PURPOSE);
      const secure = call.origin.startsWith('https:') ? '; Secure' : '';
      call.setCookie(`Known=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${MAX_AGE}${secure}`);
    },
  };
}

function toKnown(text: string): KnownBrowser {
  const [memberId, generation, browser = ''] = text.split('.');
  return { memberId: Number(memberId), generation: Number(generation), browser };
}
