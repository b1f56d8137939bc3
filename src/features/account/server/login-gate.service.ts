import { AppError } from '#/platform/http/app-error.ts';
import type { Limits } from '#/platform/limits/limits.ts';
import { guessesAt, type Place } from '#/platform/limits/place.ts';
import { type Account, nameKey } from './account.rules.ts';
import { LOGIN_LIMITS } from './account-limits.rules.ts';
import type { KnownBrowser } from './known-browser.ts';
import type { MemberStore } from './member.store.ts';
import type { SharedLimit, Stranger, TollService } from './toll.service.ts';

/** Who wants in: anyone, perhaps in a browser that has been in some accounts before. */
export interface Comer extends Stranger {
  known: readonly KnownBrowser[];
}

/** A counted try: how many are left, and what its counts become when the password was right. */
export interface Try {
  left: number;
  whenRight: Parameters<Limits['settle']>[0];
}

interface Needs {
  members: Pick<MemberStore, 'findByLogin'>;
  limits: Limits;
  tolls: TollService;
}

export type LoginGate = ReturnType<typeof createLoginGate>;

/** Counts tries at passwords, before the password is looked at. */
export function createLoginGate({ members, limits, tolls }: Needs) {
  async function browserOf(name: string, known: readonly KnownBrowser[]): Promise<KnownBrowser | undefined> {
    if (known.length === 0) return undefined;
    const account = await members.findByLogin(name);
    return known.find((one) => one.memberId === account?.id && one.generation === account.sessionGeneration);
  }

  /** Undefined when the browser has used up what is its own: then it is one of the strangers. */
  async function enterKnown({ memberId, browser }: KnownBrowser): Promise<Try | undefined> {
    const key = `${memberId} ${browser}`;
    const tries = [
      { name: 'login known', key, limit: LOGIN_LIMITS.known },
      { name: 'login known day', key, limit: LOGIN_LIMITS.knownDay },
    ];
    try {
      return { left: Math.min(...(await limits.guessAll(tries))), whenRight: { forget: tries } };
    } catch (error) {
      if (error instanceof AppError && error.code === 'limit.too_many') return undefined;
      throw error;
    }
  }

  async function enterAsStranger(name: string, stranger: Stranger): Promise<Try> {
    const place = guessesAt(stranger.place, 'login', LOGIN_LIMITS.place);
    const pair = pairsOf(name, stranger.place);
    const shared = sharedBy(name);
    const left = await tolls.pass(stranger, [...place, ...pair], shared);
    // Only wrong passwords count. What others got wrong at this account or from this place still does.
    return { left, whenRight: { forgive: [...place, ...shared], forget: pair } };
  }

  return {
    async enter(name: string, { known, ...stranger }: Comer): Promise<Try> {
      const browser = await browserOf(name, known);
      return (browser && (await enterKnown(browser))) ?? (await enterAsStranger(name, stranger));
    },

    challenge: (place: Place, login: string) => tolls.challenge(place, sharedBy(nameKey(login))),

    /** Whoever has just proved the address need not wait for tries that others, or they themselves, used up. */
    async reopen({ username, email }: Account, place: Place): Promise<void> {
      const names = [username, email ?? ''].map(nameKey);
      const used = names.flatMap((name) => [...pairsOf(name, place), ...ofAccount(name)]);
      await limits.settle({ forget: used });
    },
  };
}

function pairsOf(name: string, place: Place) {
  return guessesAt(place, 'login pair', LOGIN_LIMITS.pair, name);
}

function ofAccount(key: string): SharedLimit[] {
  return [
    { name: 'login account', key, toll: LOGIN_LIMITS.account },
    { name: 'login day', key, toll: LOGIN_LIMITS.day },
  ];
}

function sharedBy(name: string): SharedLimit[] {
  return [...ofAccount(name), { name: 'login total', key: '', toll: LOGIN_LIMITS.total }];
}
