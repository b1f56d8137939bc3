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
import { readSettings, type SettingValues } from '#/platform/config/settings.ts';
import { logSettings } from '#/platform/log/log.config.ts';
import { mailSettings } from '#/platform/mail/mail.config.ts';
import { metricsSettings } from '#/platform/metrics/metrics.config.ts';
import { outboundSettings } from '#/platform/outbound/outbound.config.ts';
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
  /** What the environment says itself; all else is a default. */
  given: ReadonlySet<string>;
  /** What the front door takes for granted. */
  ownHost: { protocol: string; defaultHost: string };
};

export function readConfig(environment: Record<string, string | undefined>): Config {
  const values = readSettings(allSettings, environment);
  const { PUBLIC_URL, PORT } = values;
  const { protocol, host } = new URL(PUBLIC_URL ?? `http://localhost:${PORT}`);
  const normal = (name: string) => normalHost(name, protocol) ?? name;
  const hosts = [`localhost:${PORT}`, `127.0.0.1:${PORT}`, host].map(normal);
  const given = new Set(Object.keys(allSettings).filter((name) => environment[name]?.trim()));
  return { ...values, given, publicHosts: new Set(hosts), ownHost: { protocol, defaultHost: normal(host) } };
}
