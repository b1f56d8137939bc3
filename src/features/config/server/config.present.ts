import { toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import type { ConfigChange, ConfigEntry } from './config.rules.ts';

export function presentEntry({ key, value, version, updatedAt }: ConfigEntry) {
  return { Key: key, Value: value, Version: version, UpdatedTime: toShanghaiIso(updatedAt) };
}

export function presentChange({ version, value, note, changedBy, changedAt }: ConfigChange) {
  return { Version: version, Value: value, Note: note, ChangedBy: changedBy, ChangedTime: toShanghaiIso(changedAt) };
}
