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

/**
 * The save with what others changed and the caller left as it was; refused where both changed the same, or where the save does not
 * say what it makes of it. What cannot be read any more is for the save to refuse.
 */
export function unlessChanged(seen: Seen, record: unknown, input: RawInput): RawInput {
  if (!seen || typeof record !== 'object' || record === null) return input;
  // As it is answered: without what is undefined.
  const now: Record<string, unknown> = JSON.parse(JSON.stringify(record));
  const body = input.body as Record<string, unknown>;
  const isLeft = (name: string) => isDeepStrictEqual(body[name], seen[name]);
  const known = Object.keys(seen).filter((name) => Object.hasOwn(now, name));
  const byOthers = known.filter((name) => !isDeepStrictEqual(seen[name], now[name]));
  const Others = byOthers.filter((name) => !isLeft(name) && !isDeepStrictEqual(body[name], now[name]));
  // What the caller left stays as it was read, so that the next try leaves it too.
  const Now = Object.fromEntries(known.map((name) => [name, isLeft(name) ? seen[name] : now[name]]));
  if (Others.length > 0) throw changedMeanwhile({ Now, Others } satisfies Meanwhile);
  const kept = byOthers.filter(isLeft).map((name) => [name, now[name]]);
  return { ...input, body: { ...body, ...Object.fromEntries(kept) } };
}
