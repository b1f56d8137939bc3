import { backgroundApi } from '#/web/browser-api.ts';
import { readStored, removeStored, writeStored } from '#/web/local-storage.ts';

interface Where {
  Source: string;
  Set: string;
  Seconds: number;
  Time: number;
}

/** What waits to be told, by title and episode: of each only the last counts. */
const waiting = new Map<string, { Key: string } & Where>();
let timer: ReturnType<typeof setTimeout> | undefined;

const SOON_MS = 8000;
const MOST_AT_ONCE = 50;

async function send(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  const some = [...waiting.values()].slice(0, MOST_AT_ONCE);
  waiting.clear();
  if (some.length === 0) return;
  const Places = some.map(({ Time, ...where }) => ({ ...where, Ago: Math.max(0, Date.now() - Time) }));
  await backgroundApi('POST /api/v1/history/watched', { body: { Places } });
}

/** Tells the account soon where its member is. Private mode tells nothing. */
export function tellWatched(key: string, where: Where): void {
  if (typeof readStored('watchedOwner') !== 'number' || readStored('visitPrivate') === true) return;
  waiting.set(`${key}\n${where.Set}`, { Key: key, ...where });
  timer ??= setTimeout(send, SOON_MS);
}

if (typeof document !== 'undefined')
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void send();
  });

/** What a visitor watched here goes into the account at the login; what a member did does not stay behind for the next. */
export function followWatcher(memberId: number | undefined): void {
  const owner = readStored<unknown>('watchedOwner');
  if (owner === memberId) return;
  if (typeof owner === 'number') {
    waiting.clear();
    removeStored('watched');
    removeStored('watchedOwner');
  }
  if (memberId === undefined) return;
  writeStored('watchedOwner', memberId);
  const all = readStored<Record<string, Where>>('watched') ?? {};
  const newest = Object.entries(all).sort(([, one], [, other]) => other.Time - one.Time);
  for (const [key, where] of newest.slice(0, MOST_AT_ONCE)) tellWatched(key, where);
  void send();
}

/** The account's last place in a title, when it is newer than what this browser knows. */
export async function askWatched(key: string, since: number): Promise<Where | undefined> {
  if (typeof readStored('watchedOwner') !== 'number') return undefined;
  const result = await backgroundApi('GET /api/v1/history/watched', { query: { key } });
  const [last] = result.ok ? result.data : [];
  if (!last || Date.parse(last.WatchedTime) <= since + 1000) return undefined;
  return { Source: last.Source, Set: last.Set, Seconds: last.Seconds, Time: Date.parse(last.WatchedTime) };
}
