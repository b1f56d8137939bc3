import type { z } from 'zod';

/** One environment variable: what it is for (one sentence, for docs/configuration.md) and what it may be. */
export interface Setting {
  doc: string;
  schema: z.ZodType;
}

/** Each module declares the settings it reads; the host joins them. */
export type Settings = Record<string, Setting>;

export type SettingValues<S extends Settings> = { [Name in keyof S]: z.output<S[Name]['schema']> };

export class SettingsError extends Error {}

/** Checks an environment. Everything that is wrong is told at once, in one readable table. */
export function readSettings<const S extends Settings>(
  settings: S,
  environment: Record<string, string | undefined>,
): SettingValues<S> {
  const wrong: string[] = [];
  const values = Object.entries(settings).map(([name, { schema }]) => {
    // An empty variable means the same as none: that is what compose files and shells leave behind.
    const result = schema.safeParse(environment[name]?.trim() || undefined);
    if (!result.success) wrong.push(`  ${name.padEnd(22)} ${result.error.issues[0]?.message ?? 'wrong'}`);
    return [name, result.data];
  });
  if (wrong.length > 0) throw new SettingsError(`These settings are wrong:\n${wrong.join('\n')}`);
  // Each value was just parsed with the schema of its own name.
  return Object.fromEntries(values) as SettingValues<S>;
}
