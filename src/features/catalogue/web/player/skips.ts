import { useEffect } from 'react';
import { SKIPS, WATCHED_OWNER } from '#/features/history/shared/kept-history.ts';
import { readStored, useStored, writeStored } from '#/web/local-storage.ts';

/** What is passed over in every episode of a series, in seconds; 0 for nothing. */
export interface Skip {
  /** From the beginning. */
  intro: number;
  /** Before the end. */
  outro: number;
  /** When it was set, to forget the oldest. */
  time: number;
}

const NONE: Skip = { intro: 0, outro: 0, time: 0 };
const KEPT = 200;

/** What an old version left in the browser is not trusted to have the right shape. */
export function skipIn(stored: unknown, key: string): Skip {
  const skip: unknown = typeof stored === 'object' && stored !== null ? Reflect.get(stored, key) : undefined;
  if (typeof skip !== 'object' || skip === null) return NONE;
  const seconds = (name: keyof Skip) => {
    const value: unknown = Reflect.get(skip, name);
    return typeof value === 'number' && value > 0 && Number.isFinite(value) ? value : 0;
  };
  return { intro: seconds('intro'), outro: seconds('outro'), time: seconds('time') };
}

export function withSkip(stored: unknown, key: string, skip: Skip): Record<string, Skip> {
  const all = typeof stored === 'object' && stored !== null ? Object.keys(stored) : [];
  const entries = [...new Set([...all, key])].map((one) => [one, one === key ? skip : skipIn(stored, one)] as const);
  const kept = entries.filter(([, { intro, outro }]) => intro + outro > 0);
  return Object.fromEntries(kept.sort(([, one], [, other]) => other.time - one.time).slice(0, KEPT));
}

interface Moment {
  currentTime: number;
  duration: number;
}

/** Where an episode begins that nobody was in the middle of. An intro as long as half of it belongs to another film. */
export function beginning({ intro }: Skip, { currentTime, duration }: Moment): number | undefined {
  return currentTime < intro && intro < duration / 2 ? intro : undefined;
}

export function isOver({ outro }: Skip, { currentTime, duration }: Moment): boolean {
  return outro > 0 && outro < duration / 2 && currentTime > 0 && duration - currentTime <= outro;
}

/** Remembered for a series, in this browser and with the account. */
export function useSkip(key: string): [skip: Skip, change: (part: Partial<Skip>) => void] {
  const skip = skipIn(useStored(SKIPS), key);
  const owner = useStored(WATCHED_OWNER);
  useEffect(() => {
    if (owner !== undefined) void bringFromAccount(key);
  }, [key, owner]);
  const change = (part: Partial<Skip>) => {
    const stored = readStored(SKIPS);
    const next = { ...skipIn(stored, key), ...part, time: Date.now() };
    writeStored(SKIPS, withSkip(stored, key, next));
    if (readStored(WATCHED_OWNER) !== undefined)
      import('#/features/history/shared/watch-sync.ts').then(({ tellSkip }) => tellSkip(key, next));
  };
  return [skip, change];
}

/** What the member set on another device. */
async function bringFromAccount(key: string): Promise<void> {
  const { settleSkip } = await import('#/features/history/shared/watch-sync.ts');
  const later = await settleSkip(key, skipIn(readStored(SKIPS), key));
  if (later) writeStored(SKIPS, withSkip(readStored(SKIPS), key, later));
}
