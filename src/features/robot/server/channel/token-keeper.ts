import { OnceCache } from '#/platform/cache/once-cache.ts';
import { DriverFailure } from '../robot.driver.ts';

const MOST_ACCOUNTS = 1000;

/** Access tokens by account, each asked for once while it is good, also when many ask at once. */
export function createTokenKeeper(now: () => number) {
  const kept = new OnceCache<{ token: string; until: number }>({ most: MOST_ACCOUNTS });
  return {
    async token(account: string, ask: () => Promise<{ token: string; seconds: number }>): Promise<string> {
      const known = kept.kept(account);
      if (known && known.until > now()) return known.token;
      return (await kept.renew(account, asked)).token;

      async function asked() {
        try {
          const { token, seconds } = await ask();
          // A little less than promised: a token must not end on its way.
          return { token, until: now() + Math.max(60, seconds - 300) * 1000 };
        } catch (error) {
          // Nothing was said yet, so asking again can say nothing twice.
          if (!(error instanceof DriverFailure) || error.outlook !== 'unsure') throw error;
          throw new DriverFailure('later', error.message, error);
        }
      }
    },
    forget: (account: string): void => kept.forget(account),
  };
}

export type TokenKeeper = ReturnType<typeof createTokenKeeper>;
