import { writeJson } from '../../json/write-json.pure.ts';

export interface JsonChange {
  path: string;
  kind: 'added' | 'removed' | 'changed';
  before?: string;
  after?: string;
}

/** What differs between two values, property by property; the order of properties does not matter. */
export function diffJson(before: unknown, after: unknown, path = '$'): JsonChange[] {
  if (isBranch(before) && isBranch(after) && Array.isArray(before) === Array.isArray(after)) {
    const old = new Map(Object.entries(before));
    const fresh = new Map(Object.entries(after));
    const keys = new Set([...old.keys(), ...fresh.keys()]);
    return [...keys].flatMap((key): JsonChange[] => {
      const at = path + step(key, Array.isArray(before));
      if (!old.has(key)) return [{ path: at, kind: 'added', after: shown(fresh.get(key)) }];
      if (!fresh.has(key)) return [{ path: at, kind: 'removed', before: shown(old.get(key)) }];
      return diffJson(old.get(key), fresh.get(key), at);
    });
  }
  if (!isBranch(before) && !isBranch(after) && before === after) return [];
  return [{ path, kind: 'changed', before: shown(before), after: shown(after) }];
}

function isBranch(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function step(key: string, inList: boolean): string {
  if (inList) return `[${key}]`;
  return /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`;
}

function shown(value: unknown): string {
  return writeJson(value, 0);
}
