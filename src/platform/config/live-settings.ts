import type { Changes } from '#/platform/change/changes.ts';
import type { DeskSetting, DeskSettingStore } from './desk-setting.store.ts';
import type { Setting, Settings } from './settings.ts';

const AGAIN_MS = 1000;

/** The one place where settings are read: the environment wins, then what the desk says, then the default. */
export interface LiveSettings {
  /** As they are at this moment; the host knows their shape. Whoever keeps one of them does not hear of a change. */
  current(): Readonly<Record<string, unknown>>;
  /** Whether the environment says it, so that nobody else can. */
  isGiven(name: string): boolean;
  /** What it would be without the desk. */
  startedWith(name: string): unknown;
  kept(): ReadonlyMap<string, DeskSetting>;
  load(): Promise<void>;
  /** In this process at once, in all others within a second. Undefined is the default. */
  change(name: string, text: string | undefined, by: string): Promise<void>;
  /** Done after every change, in every process. */
  after(drop: () => void): void;
}

interface Needs<Config> {
  settings: Settings;
  /** As read from the environment. */
  started: Config & Record<string, unknown>;
  given: ReadonlySet<string>;
  /** Puts the desk's values into what was started with. */
  apply: (started: Config, desk: Record<string, unknown>) => Config & Record<string, unknown>;
  store: DeskSettingStore;
  changes: Changes;
  now: () => number;
  report: (error: unknown) => void;
}

/** What somebody entered, as the setting's own schema reads it. */
export function readDeskText({ schema, desk }: Setting, text: string): { isGood: boolean; value?: unknown } {
  const wider = schema.safeParse(text);
  const isGood = wider.success && (desk?.schema?.safeParse(text).success ?? true);
  return isGood ? { isGood, value: wider.data } : { isGood };
}

export function createLiveSettings<Config>(needs: Needs<Config>): LiveSettings {
  const { settings, started, given, apply, store, changes, now, report } = needs;
  let current: Readonly<Record<string, unknown>> = started;
  let kept: ReadonlyMap<string, DeskSetting> = new Map();
  let loading: Promise<void> | undefined;
  let isOutdated = false;
  const drops: (() => void)[] = [];

  function valuesOf(rows: readonly DeskSetting[]): Record<string, unknown> {
    const values: Record<string, unknown> = {};
    for (const { name, text } of rows) {
      const setting = settings[name];
      if (!setting?.desk || text === undefined || given.has(name)) continue;
      const read = readDeskText(setting, text);
      // An older version may have taken what this one does not.
      if (read.isGood) values[name] = read.value;
    }
    return values;
  }

  async function readOnce(): Promise<void> {
    const rows = await store.list();
    const before = JSON.stringify([...kept.values()]);
    kept = new Map(rows.map((row) => [row.name, row]));
    current = apply(started, valuesOf(rows));
    if (JSON.stringify(rows) !== before) for (const drop of drops) drop();
  }

  /** Whoever asks while a reading is under way may have written after it began: it is followed by another. */
  function load(): Promise<void> {
    isOutdated = true;
    loading ??= (async () => {
      try {
        while (isOutdated) {
          isOutdated = false;
          await readOnce();
        }
      } finally {
        loading = undefined;
      }
    })();
    return loading;
  }

  function follow(): void {
    load().catch((error: unknown) => {
      report(error);
      setTimeout(follow, AGAIN_MS).unref();
    });
  }
  changes.on(['settings'], follow);

  return {
    current: () => current,
    isGiven: (name) => given.has(name),
    startedWith: (name) => started[name],
    kept: () => kept,
    load,
    after: (drop) => drops.push(drop),
    async change(name, text, by) {
      await store.put({ name, text, at: now(), by });
      await changes.tell('settings');
      await load();
    },
  };
}
