import { knownKey } from '../config-shapes.pure.ts';
import { type ConfigKey, configValues } from '../config-values.contract.ts';
import { faultInWords, type ValueFault } from '../config-words.pure.ts';
import { badValue, noJson, versionNeeded } from './config.errors.ts';

export interface ConfigEntry {
  key: string;
  /** JSON text. */
  value: string;
  version: number;
  updatedAt: number;
}

export interface ConfigChange {
  version: number;
  value: string;
  note: string;
  changedBy: string;
  changedAt: number;
}

const isKnown = (key: string): key is ConfigKey => Object.hasOwn(configValues, key);

/** The value as it is kept: JSON of the right shape, without what the shape does not know. */
export function checkedValue(key: string, text: string): string {
  const value = parsed(text);
  if (!isKnown(key)) return JSON.stringify(value);
  const result = configValues[key].safeParse(value);
  if (result.success) return JSON.stringify(result.data);
  throw badValue(result.error.issues.map((issue) => faultInWords(knownKey(key)?.shape, value, issue)));
}

/** All that is wrong with a value that somebody is still writing. */
export function faultsIn(key: string, text: string): ValueFault[] {
  const value = parsed(text);
  if (!isKnown(key)) return [];
  const issues = configValues[key].safeParse(value).error?.issues ?? [];
  return issues.map((issue) => faultInWords(knownKey(key)?.shape, value, issue));
}

/** What of an unfinished value can be shown: all of it, or the rows that are whole; undefined when nothing can. */
export function showableValue(key: string, text: string): string | undefined {
  const value = parsed(text);
  if (!isKnown(key)) return undefined;
  const shape = configValues[key];
  const whole = shape.safeParse(value);
  if (whole.success) return JSON.stringify(whole.data);
  const bad = new Set(whole.error.issues.map(({ path: [first] }) => String(first)));
  const rest = Array.isArray(value)
    ? value.filter((_, index) => !bad.has(String(index)))
    : Object.fromEntries(Object.entries(value ?? {}).filter(([name]) => !bad.has(name)));
  const part = shape.safeParse(rest);
  return part.success ? JSON.stringify(part.data) : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw noJson();
  }
}

/** The version in an If-Match header: `"3"`, `W/"3"` or a bare 3. A key that does not exist yet has version 0. */
export function expectedVersion(header: string | undefined): number {
  const digits = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header?.trim() ?? '')?.[1];
  if (digits === undefined) throw versionNeeded();
  return Number(digits);
}
