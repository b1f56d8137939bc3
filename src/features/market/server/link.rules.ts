import type { Item, LinkState } from './item.rules.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** One "not found" may be a mistake of the other side; two with an hour between are believed. */
const DEAD_AFTER = 2;
/** A shop that cannot be reached for days is as good as gone. */
const UNSURE_AFTER = 5;

/** What one look at a link told. */
export interface Look {
  state: LinkState;
  note: string;
}

export interface Verdict extends Look {
  failures: number;
  takesDown: boolean;
  nextAt: number | null;
}

/** When a new link is looked at for the first time: never for samples, and not for pages of our own. */
export function firstCheckAt({ link, isShown, isSample }: Pick<Item, 'link' | 'isShown' | 'isSample'>, now: number) {
  return isShown && !isSample && /^https?:/i.test(link) ? now + HOUR_MS : null;
}

/** By what the other side answered. Only a clear "there is nothing here" counts as dead. */
export function lookOf(status: number): Look {
  if (status === 404 || status === 410) return { state: 'dead', note: `对方返回 ${status}` };
  // A shop that sends robots away still serves people.
  if (status < 400 || status === 401 || status === 403 || status === 405 || status === 429)
    return { state: 'ok', note: `对方返回 ${status}` };
  return { state: 'unsure', note: `对方返回 ${status}` };
}

/** By why nothing was answered. */
export function lookOfFailure(code: string, message: string): Look {
  return { state: code === 'dns' || code === 'bad_url' || code === 'blocked' ? 'dead' : 'unsure', note: message };
}

export function judge(look: Look, failuresBefore: number, now: number): Verdict {
  if (look.state === 'ok') return { ...look, failures: 0, takesDown: false, nextAt: now + DAY_MS };
  const failures = failuresBefore + 1;
  const takesDown = failures >= (look.state === 'dead' ? DEAD_AFTER : UNSURE_AFTER);
  const wait = look.state === 'dead' ? HOUR_MS : DAY_MS;
  return { ...look, failures, takesDown, nextAt: takesDown ? null : now + wait };
}
