import { z } from 'zod';
import { meantName } from './meant-name.ts';

/** How a setting is changed on the desk, where the environment leaves it open. */
interface OnDesk {
  /** What is wanted, told to whoever entered something else. */
  fault: string;
  /** Never shown again once it is saved. */
  isSecret?: true;
  /** Narrower than what the environment may say: nobody may shut themselves out. */
  schema?: z.ZodType;
}

/** One environment variable: what it is for (one sentence, for docs/configuration.md) and what it may be. */
export interface Setting {
  doc: string;
  schema: z.ZodType;
  /** Another setting without which this one must not be turned on, and why; for some values only, if it says so. */
  needs?: { setting: string; because: string; when?: (value: unknown) => boolean };
  desk?: OnDesk;
}

/** Each module declares the settings it reads; the host joins them. */
export type Settings = Record<string, Setting>;

export type SettingValues<S extends Settings> = { [Name in keyof S]: z.output<S[Name]['schema']> };

/** The settings that the desk may change. */
export type DeskName<S extends Settings> = {
  [Name in keyof S]: S[Name] extends { desk: OnDesk } ? Name : never;
}[keyof S];

export class SettingsError extends Error {}

/** Checks an environment. All faults are reported at once, in one readable table. */
export function readSettings<const S extends Settings>(
  settings: S,
  environment: Record<string, string | undefined>,
): SettingValues<S> {
  const wrong: string[] = [];
  const tell = (name: string, what: string) => wrong.push(`  ${name.padEnd(22)} ${what}`);
  // An empty variable means the same as none: that is what compose files and shells leave behind.
  const given = (name: string) => environment[name]?.trim() || undefined;
  const values = Object.entries(settings).map(([name, { schema, needs }]) => {
    const result = schema.safeParse(given(name));
    if (!result.success) tell(name, result.error.issues[0]?.message ?? 'wrong');
    else if (needs && (needs.when?.(result.data) ?? result.data) && !given(needs.setting))
      tell(name, `还要设置 ${needs.setting}。 needs ${needs.setting}: ${needs.because}`);
    return [name, result.data];
  });
  const names = Object.keys(settings);
  for (const name of Object.keys(environment)) {
    const meant = given(name) && meantName(name, names);
    // Who has set both knows the right one; the other belongs to some other program.
    if (meant && !given(meant)) tell(name, `没有这个设置，是不是 ${meant}？ is no setting: ${meant} is meant?`);
  }
  if (wrong.length > 0) throw new SettingsError(`这些设置不对。 These settings are wrong:\n${wrong.join('\n')}`);
  // Each value was just parsed with the schema of its own name.
  return Object.fromEntries(values) as SettingValues<S>;
}

/** Where another program is found: an address without a slash at its end, or nothing. */
export const baseAddress = (doc: string) =>
  ({
    doc,
    schema: z
      .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
      .transform((text) => text.replace(/(?<!\/)\/+$/, ''))
      .optional(),
    desk: { fault: '请填写以 http:// 或 https:// 开头的网址' },
  }) as const satisfies Settings[string];
