import { accountSettings } from '#/features/account/server/account.config.ts';
import { announceSettings } from '#/features/announce/server/announce.config.ts';
import { backupSettings } from '#/features/backup/server/backup.config.ts';
import { blogSettings } from '#/features/blog/server/blog.config.ts';
import { fileSettings } from '#/features/file/server/file.config.ts';
import { pictureSettings } from '#/features/picture/server/picture.config.ts';
import { robotSettings } from '#/features/robot/server/robot.config.ts';
import { shortLinkSettings } from '#/features/short-link/server/short-link.config.ts';
import { toolSettings } from '#/features/tool/server/tool.config.ts';
import { platformSettings } from '#/platform/config/platform.config.ts';
import { type DeskName, readSettings, type SettingValues } from '#/platform/config/settings.ts';
import { logSettings } from '#/platform/log/log.config.ts';
import { mailSettings } from '#/platform/mail/mail.config.ts';
import { metricsSettings } from '#/platform/metrics/metrics.config.ts';
import { outboundSettings } from '#/platform/outbound/outbound.config.ts';
import type { Platform } from '#/platform/platform.ts';
import { secretSettings } from '#/platform/secret/secret.config.ts';
import { storageSettings } from '#/platform/storage/storage.config.ts';
import { normalHost } from './host-name.ts';

/** Every setting there is. Each belongs to the module that reads it. */
export const allSettings = {
  ...platformSettings,
  ...logSettings,
  ...metricsSettings,
  ...mailSettings,
  ...outboundSettings,
  ...storageSettings,
  ...secretSettings,
  ...accountSettings,
  ...announceSettings,
  ...fileSettings,
  ...backupSettings,
  ...blogSettings,
  ...pictureSettings,
  ...robotSettings,
  ...shortLinkSettings,
  ...toolSettings,
};

export type Config = SettingValues<typeof allSettings> & {
  /** Hosts whose pages may be kept: any other name in a Host header could poison the cache. */
  publicHosts: ReadonlySet<string>;
  /** The settings that the environment gives; all others are defaults. */
  given: ReadonlySet<string>;
  /** What the front door reads for every request. */
  ownHost: { protocol: string; defaultHost: string };
  /** The origin of PUBLIC_URL. */
  publicOrigin: string | undefined;
};

/** Settings that cannot change before the next start. */
export type StartConfig = Omit<Config, DeskName<typeof allSettings> | 'publicHosts' | 'ownHost' | 'publicOrigin'>;

export function readConfig(environment: Record<string, string | undefined>): Config {
  const values = readSettings(allSettings, environment);
  const given = new Set(Object.keys(allSettings).filter((name) => environment[name]?.trim()));
  return { ...values, ...hostsOf(values), given };
}

/** The same, overridden by what was set at the desk. */
export function withDesk(started: Config, desk: Partial<Config>): Config {
  const values = { ...started, ...desk };
  return { ...values, ...hostsOf(values) };
}

/** The settings at this moment, which the platform keeps without knowing their shape. */
export function configOf({ settings }: Pick<Platform, 'settings'>): Config {
  // Made by withDesk out of a Config.
  return settings.current() as Config;
}

function hostsOf({
  PUBLIC_URL,
  PORT,
}: Pick<Config, 'PUBLIC_URL' | 'PORT'>): Pick<Config, 'publicHosts' | 'ownHost' | 'publicOrigin'> {
  const { protocol, host, origin } = new URL(PUBLIC_URL ?? `http://localhost:${PORT}`);
  const normal = (name: string) => normalHost(name, protocol) ?? name;
  const hosts = [`localhost:${PORT}`, `127.0.0.1:${PORT}`, host].map(normal);
  const publicOrigin = PUBLIC_URL && origin;
  return { publicHosts: new Set(hosts), ownHost: { protocol, defaultHost: normal(host) }, publicOrigin };
}
