import { type ConfigKey, configValues } from '../config-values.contract.ts';
import { badValue, versionNeeded } from './config.errors.ts';

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
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw badValue('配置值不是有效的 JSON');
  }
  if (!isKnown(key)) return JSON.stringify(value);
  const result = configValues[key].safeParse(value);
  if (result.success) return JSON.stringify(result.data);
  const issue = result.error.issues[0];
  const place = issue?.path.join('.') ?? '';
  throw badValue(`${place ? `${place}：` : ''}${readable(issue?.message)}`);
}

function readable(message = ''): string {
  return /\p{Script=Han}/u.test(message) ? message : '格式不正确';
}

/** The version in an If-Match header: `"3"`, `W/"3"` or a bare 3. A key that does not exist yet has version 0. */
export function expectedVersion(header: string | undefined): number {
  const digits = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header?.trim() ?? '')?.[1];
  if (digits === undefined) throw versionNeeded();
  return Number(digits);
}
