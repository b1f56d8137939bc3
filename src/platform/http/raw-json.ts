import { parseBoundedJson, UnboundedJson } from '#/platform/json/bounded-json.ts';
import { badJson, tooDeep } from './app-error.ts';
import { refuseBadText } from './input-guard.ts';
import type { RawInput } from './raw-route.ts';

/** What a raw route was sent as JSON, not yet looked at. Undefined where nothing came: some clients say it is JSON all the same. */
export function jsonOf({ body }: Pick<RawInput, 'body'>): unknown {
  if (body.length === 0) return undefined;
  try {
    const value = parseBoundedJson(body);
    refuseBadText(value);
    return value;
  } catch (error) {
    if (error instanceof SyntaxError) throw badJson();
    throw error instanceof UnboundedJson ? tooDeep() : error;
  }
}
