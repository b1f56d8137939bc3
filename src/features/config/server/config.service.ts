import type { Slice } from '#/contract/paging.ts';
import type { ConfigKey, ConfigValues } from '../config-values.contract.ts';
import { unknownKey, versionLost } from './config.errors.ts';
import { type ConfigEntry, checkedValue, expectedVersion } from './config.rules.ts';
import type { ConfigStore } from './config.store.ts';

interface Needs {
  store: ConfigStore;
  now: () => number;
  contentChanged: () => Promise<void>;
}

interface Change {
  key: string;
  value: string;
  /** The If-Match header. */
  ifMatch: string | undefined;
  note: string;
  changedBy: string;
}

const MOST_TRIES = 5;

export type ConfigService = ReturnType<typeof createConfigService>;

export function createConfigService({ store, now, contentChanged }: Needs) {
  async function find(key: string): Promise<ConfigEntry> {
    const entry = await store.find(key);
    if (!entry) throw unknownKey();
    return entry;
  }

  async function save({ key, value, ifMatch, note, changedBy }: Change): Promise<ConfigEntry> {
    const from = expectedVersion(ifMatch);
    const entry = { key, value: checkedValue(key, value), version: from + 1, updatedAt: now() };
    const saved = await store.save({ key, value: entry.value, from, note, changedBy, at: entry.updatedAt });
    if (!saved) throw versionLost();
    await contentChanged();
    return entry;
  }

  return {
    all: () => store.all(),
    find,
    save,

    /** For other features: the value of a known key, in its shape. */
    async read<Key extends ConfigKey>(key: Key, fallback: ConfigValues[Key]): Promise<ConfigValues[Key]> {
      const entry = await store.find(key);
      // It was checked against the shape of its key before it was kept.
      return entry ? (JSON.parse(entry.value) as ConfigValues[Key]) : fallback;
    },

    /** For other features: a value made out of the one before; made anew when somebody else saved in between. */
    async change<Key extends ConfigKey>(
      key: Key,
      make: (before: ConfigValues[Key] | undefined) => ConfigValues[Key],
      by: Pick<Change, 'note' | 'changedBy'>,
    ): Promise<void> {
      for (let tries = 1; ; tries++) {
        const before = await store.find(key);
        // As in read: checked before it was kept.
        const value = JSON.stringify(make(before && (JSON.parse(before.value) as ConfigValues[Key])));
        if (value === before?.value) return;
        const from = before?.version ?? 0;
        if (await store.save({ ...by, key, value: checkedValue(key, value), from, at: now() })) break;
        if (tries === MOST_TRIES) throw versionLost();
      }
      await contentChanged();
    },

    async history(key: string, slice: Slice) {
      await find(key);
      return store.history(key, slice);
    },

    async rollBack({ key, version, ...change }: Omit<Change, 'value'> & { version: number }): Promise<ConfigEntry> {
      const old = await store.version(key, version);
      if (!old) throw unknownKey();
      return save({ ...change, key, value: old.value, note: change.note || `恢复到第 ${version} 版` });
    },
  };
}
