import { isDeepStrictEqual } from 'node:util';
import type { RawInput } from '#/contract/endpoint.ts';
import type { Meanwhile, Seen } from '#/contract/seen.ts';
import { changedMeanwhile } from './app-error.ts';

const NAMES = ['Seen', 'seen'];

/** What the caller had read goes no further than here. */
export function takeSeen(input: RawInput): { seen: Seen; parsed: RawInput } {
  const { body } = input;
  const name = NAMES.find((one) => typeof body === 'object' && body !== null && one in body);
  if (!name) return { seen: undefined, parsed: input };
  // Parsed by the contract, where only `seen` of contract/seen.ts has this name.
  const { [name]: seen, ...rest } = body as Record<string, Seen>;
  return { seen, parsed: { ...input, body: rest } };
}

/** Refuses a save that was made from what is no longer there. What cannot be read any more is for the save to refuse. */
export function refuseIfChanged(seen: Seen, record: unknown): void {
  if (!seen || typeof record !== 'object' || record === null) return;
  // As it is answered: without what is undefined.
  const now: Record<string, unknown> = JSON.parse(JSON.stringify(record));
  const known = Object.keys(seen).filter((name) => Object.hasOwn(now, name));
  const Others = known.filter((name) => !isDeepStrictEqual(seen[name], now[name]));
  const Now = Object.fromEntries(known.map((name) => [name, now[name]]));
  if (Others.length > 0) throw changedMeanwhile({ Now, Others } satisfies Meanwhile);
}

let lastTurn: Promise<unknown> = Promise.resolve();

/** One after the other in this process, so that nobody saves between another's look and save. */
export function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = lastTurn.then(work);
  const over = () => {};
  // Its own caller hears how it ended; the next only waits for that.
  lastTurn = turn.then(over, over);
  return turn;
}
