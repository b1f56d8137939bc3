import { backgroundApi } from '#/web/browser-api.ts';
import { readStored, removeStored, writeStored } from '#/web/local-storage.ts';
import { SKIPS, VISIT_PRIVATE, WATCHED, WATCHED_OWNER } from './kept-history.ts';

interface Where {
  Source: string;
  Set: string;
  Seconds: number;
  /** How long the episode is, where the player knows. */
  Length?: number;
  Time: number;
}

interface Skip {
  intro: number;
  outro: number;
  time: number;
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
  if (typeof readStored(WATCHED_OWNER) !== 'number' || readStored(VISIT_PRIVATE) === true) return;
  waiting.set(`${key}\n${where.Set}`, { Key: key, ...where });
  timer ??= setTimeout(send, SOON_MS);
}

if (typeof document !== 'undefined')
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void send();
  });

/** What a visitor watched here goes into the account at the login; what a member did does not stay behind for the next. */
export function followWatcher(memberId: number | undefined): void {
  const owner = readStored(WATCHED_OWNER);
  if (owner === memberId) return;
  if (typeof owner === 'number') {
    waiting.clear();
    removeStored(WATCHED);
    removeStored(SKIPS);
    removeStored(WATCHED_OWNER);
  }
  if (memberId === undefined) return;
  writeStored(WATCHED_OWNER, memberId);
  const all = readStored(WATCHED) ?? {};
  const newest = Object.entries(all).sort(([, one], [, other]) => other.Time - one.Time);
  for (const [key, where] of newest.slice(0, MOST_AT_ONCE)) tellWatched(key, where);
  void send();
}

/** The account's last place in a title, when it is newer than what this browser knows. */
export async function askWatched(key: string, since: number): Promise<Where | undefined> {
  if (typeof readStored(WATCHED_OWNER) !== 'number') return undefined;
  const result = await backgroundApi('GET /api/v1/history/watched', { query: { key } });
  const [last] = result.ok ? result.data : [];
  if (!last || Date.parse(last.WatchedTime) <= since + 1000) return undefined;
  const { Source, Set: name, Seconds, Length } = last;
  return { Source, Set: name, Seconds, Length, Time: Date.parse(last.WatchedTime) };
}

/** Keeps what is passed over in a series with the account. Private mode tells nothing. */
export async function tellSkip(key: string, { intro, outro, time }: Skip): Promise<void> {
  if (typeof readStored(WATCHED_OWNER) !== 'number' || readStored(VISIT_PRIVATE) === true) return;
  const body = { Key: key, Intro: Math.round(intro), Outro: Math.round(outro), Ago: Math.max(0, Date.now() - time) };
  await backgroundApi('PUT /api/v1/history/skip', { body });
}

/** What the account passes over in a series, when it was set later than here; what was set later here is told. */
export async function settleSkip(key: string, here: Skip): Promise<Skip | undefined> {
  if (typeof readStored(WATCHED_OWNER) !== 'number') return undefined;
  const result = await backgroundApi('GET /api/v1/history/skip', { query: { key } });
  if (!result.ok) return undefined;
  const time = result.data ? Date.parse(result.data.SetTime) : 0;
  if (result.data && time > here.time + 1000) return { intro: result.data.Intro, outro: result.data.Outro, time };
  if (here.time > time + 1000) await tellSkip(key, here);
  return undefined;
}
