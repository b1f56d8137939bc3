import { DriverFailure } from '../robot.driver.ts';

/** Access tokens by account, each asked for once while it is good, also when many ask at once. */
export function createTokenKeeper(now: () => number) {
  const kept = new Map<string, { token: Promise<string>; until: number }>();
  return {
    token(account: string, ask: () => Promise<{ token: string; seconds: number }>): Promise<string> {
      const known = kept.get(account);
      if (known && known.until > now()) return known.token;
      const entry = { token: asked(), until: now() + 60_000 };
      kept.set(account, entry);
      return entry.token;

      async function asked(): Promise<string> {
        try {
          const { token, seconds } = await ask();
          // A little less than promised: a token must not end on its way.
          entry.until = now() + Math.max(60, seconds - 300) * 1000;
          return token;
        } catch (error) {
          kept.delete(account);
          // Nothing was said yet, so asking again can say nothing twice.
          if (!(error instanceof DriverFailure) || error.outlook !== 'unsure') throw error;
          throw new DriverFailure('later', error.message, error);
        }
      }
    },
    forget: (account: string): void => void kept.delete(account),
  };
}

export type TokenKeeper = ReturnType<typeof createTokenKeeper>;
