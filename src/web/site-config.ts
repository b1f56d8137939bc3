import type { Transport } from '#/contract/endpoint.ts';
import { outsidePicture } from '#/contract/outside-picture.pure.ts';
import type { ConfigKey, ConfigValues } from '#/features/config/config-values.contract.ts';

type Entries = { Key: string; Value: string }[];

/** The server hands out the same answer until something changes, and every page reads it several times. */
const known = new WeakMap<Entries, Partial<ConfigValues>>();

/** All config values at once. The answer is the same for everyone, so the server keeps it until something changes. */
export async function readSiteConfig(transport: Transport): Promise<Partial<ConfigValues>> {
  const { envelope } = await transport('GET /api/v1/config', {});
  // Each value was checked against the shape of its key when it was saved. A failed read leaves the defaults.
  const entries = (envelope.Data ?? []) as Entries;
  const values =
    known.get(entries) ??
    Object.fromEntries(entries.map(({ Key, Value }) => [Key as ConfigKey, JSON.parse(Value, fromHere)]));
  known.set(entries, values);
  return values;
}

/** Pictures of other sites come through us. */
function fromHere(name: string, value: unknown): unknown {
  return (name === 'image' || name === 'imageUrl') && typeof value === 'string' ? outsidePicture(value) : value;
}

/** The title by which a host knows the site: its referral entry, else the title of its own page, else the configured one, else 搜罗. */
export function siteTitle(config: Partial<ConfigValues>, host: string): string {
  const name = host.toLowerCase();
  const bare = name.replace(/:\d+$/, '');
  const isHost = (domain: string) => domain === name || domain === bare;
  const referral = config.referralInvite?.find(({ domains }) => domains.some(isHost));
  const order = config.moreDomainOrders?.find(({ domain }) => isHost(domain));
  return referral?.text || order?.title || config.platformDefaultTitle || '搜罗';
}

/** The page that a host shows at its root, if it has one of its own. */
export function servedPage(config: Partial<ConfigValues>, host: string): string | undefined {
  const name = host.toLowerCase();
  const bare = name.replace(/:\d+$/, '');
  return config.moreDomainOrders?.find(({ domain }) => domain === name || domain === bare)?.page;
}
