import type { LiveSettings } from '#/platform/config/live-settings.ts';
import { readDeskText } from '#/platform/config/live-settings.ts';
import type { Settings } from '#/platform/config/settings.ts';
import type { Call } from '#/platform/http/call.ts';
import { RUNNING_SETTINGS, type RunningSetting } from '../running-settings.pure.ts';
import { addressUnproven, badSetting, fixedSetting, nothingToUndo, ownHostTaken, unknownKey } from './config.errors.ts';

const UNSET = '没有设置';
const HIDDEN = '（不记录）';

interface Needs {
  live: LiveSettings;
  settings: Settings;
}

export type RunningService = ReturnType<typeof createRunningService>;

/** What an operator may see and change of the settings. */
export function createRunningService({ live, settings }: Needs) {
  function find(name: string) {
    const known = RUNNING_SETTINGS.find((one) => one.name === name);
    const setting = settings[name];
    if (!known || !setting) throw unknownKey();
    return { known, setting };
  }

  /** As it is now, in the words of whoever set it. */
  function textOf(name: string): string | undefined {
    const row = live.kept().get(name);
    const isDesk = !live.isGiven(name) && row?.text !== undefined;
    return isDesk ? row.text : valueText(live.current()[name]);
  }

  function shown({ isSecret }: RunningSetting, text: string | undefined): string {
    return text === undefined ? '' : isSecret ? '' : text;
  }

  function list() {
    return RUNNING_SETTINGS.map((known) => {
      const { name } = known;
      const row = live.kept().get(name);
      const text = textOf(name);
      const isGiven = live.isGiven(name);
      return {
        name,
        value: shown(known, text),
        where: known.isSecret && text !== undefined ? (URL.parse(text)?.host ?? '') : '',
        isSet: text !== undefined,
        source: isGiven ? 'environment' : row?.text === undefined ? 'default' : 'desk',
        canChange: !isGiven && settings[name]?.desk !== undefined,
        fallback: shown(known, isGiven ? undefined : valueText(live.startedWith(name))),
        isLost: row?.isLost ?? false,
        change: row && { by: row.changedBy, at: row.changedAt, previous: shown(known, row.previous) },
      } as const;
    });
  }

  /** A wrong address would make logins fail for everybody: it is taken only from somebody who has come by it. */
  function refuseUnproven(value: unknown, { headers, origin }: Call): void {
    const wanted = new URL(String(value));
    const from = URL.parse(headers['origin'] ?? '');
    const isThere = from ? from.origin === wanted.origin : URL.parse(origin)?.host === wanted.host;
    if (!isThere) throw addressUnproven(wanted.origin);
    if (hostName(wanted.host) === hostName(String(live.current()['SHORT_HOST'] ?? ''))) throw ownHostTaken('短链域名');
  }

  /** On the short host the pages of the site are no longer found. */
  function refuseOwnHost(value: unknown, { origin, siteOrigin }: Call): void {
    const own = [origin, siteOrigin].map((one) => hostName(URL.parse(one)?.host ?? ''));
    if (own.includes(hostName(String(value)))) throw ownHostTaken('本站');
  }

  async function save(name: string, text: string | undefined, by: string, call: Call): Promise<void> {
    const { known, setting } = find(name);
    const told = (one: string | undefined) => (one === undefined ? UNSET : known.isSecret ? HIDDEN : one);
    // Before anything can go wrong: what was sent may be a password.
    call.tellChange([{ field: name, before: told(textOf(name)), after: told(text) }]);
    if (live.isGiven(name) || !setting.desk) throw fixedSetting(name);
    if (text !== undefined) {
      const read = readDeskText(setting, text);
      if (!read.isGood) throw badSetting(setting.desk.fault);
      const { needs } = setting;
      if (needs && (needs.when?.(read.value) ?? read.value) && live.current()[needs.setting] === undefined) {
        throw badSetting(`请先设置${find(needs.setting).known.label}`);
      }
      if (name === 'PUBLIC_URL') refuseUnproven(read.value, call);
      if (name === 'SHORT_HOST') refuseOwnHost(read.value, call);
    }
    await live.change(name, text, by);
  }

  return {
    list,
    save,
    /** Puts back what was there before the last change, secrets too. */
    async undo(name: string, by: string, call: Call): Promise<void> {
      find(name);
      const row = live.kept().get(name);
      if (!row) throw nothingToUndo();
      await save(name, row.previous, by, call);
    },
  };
}

/** A value from the environment or by default, as it would be entered. */
function valueText(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (typeof value !== 'object' || value === null) return String(value);
  if ('address' in value && 'name' in value)
    return value.name ? `${value.name} <${value.address}>` : `${value.address}`;
  return JSON.stringify(value);
}

const hostName = (host: string): string => host.replace(/:\d+$/, '').toLowerCase();
