import { isIP } from 'node:net';
import { getDomain } from 'tldts';
import { z } from 'zod';
import { parseBoundedJson } from '#/platform/json/bounded-json.ts';
import type { Outbound } from '#/platform/outbound/outbound.ts';
import { OutboundError } from '#/platform/outbound/outbound-error.ts';
import { readTarget } from './net-target.rules.ts';
import { noRegistry, notRegistered, onlyDomains } from './tool-net.errors.ts';
import type { ToolNetService } from './tool-net.service.ts';

interface Needs {
  outbound: Outbound;
  net: Pick<ToolNetService, 'guarded'>;
  now: () => number;
  /** Says which server knows which suffix: RFC 9224. */
  bootstrapUrl: string;
}

const A_DAY = 86_400_000;
/** The list of all registries has some hundred kilobytes. */
const LIMITS = { bytes: 1024 * 1024, depth: 64 };

const Bootstrap = z.object({ services: z.array(z.tuple([z.array(z.string()), z.array(z.string())])) });

const Domain = z.object({
  ldhName: z.string().optional(),
  status: z.array(z.string()).default([]),
  events: z.array(z.object({ eventAction: z.string(), eventDate: z.string().default('') })).default([]),
  nameservers: z.array(z.object({ ldhName: z.string().default('') })).default([]),
  secureDNS: z.object({ delegationSigned: z.boolean().default(false) }).optional(),
  entities: z
    .array(z.object({ roles: z.array(z.string()).default([]), vcardArray: z.unknown().optional() }))
    .default([]),
});

/** Who registered a domain and until when, from the registry that answers for its suffix. */
export function createRdapService({ outbound, net, now, bootstrapUrl }: Needs) {
  let servers: { at: number; bySuffix: Map<string, string> } | undefined;

  async function serverOf(suffix: string): Promise<string> {
    if (!servers || now() - servers.at > A_DAY) {
      const { services } = Bootstrap.parse(jsonOf((await outbound.fetch(bootstrapUrl)).body));
      const entries = services.flatMap(([suffixes, [address = '']]) => suffixes.map((one) => [one, address] as const));
      servers = { at: now(), bySuffix: new Map(entries) };
    }
    const server = servers.bySuffix.get(suffix);
    if (!server) throw noRegistry(suffix);
    return server.replace(/\/?$/, '/');
  }

  return (target: string) =>
    net.guarded(async () => {
      const { host } = readTarget(target, 'https');
      outbound.checkUrl(`https://${isIP(host) === 6 ? `[${host}]` : host}`);
      const domain = isIP(host) ? null : getDomain(host);
      if (!domain) throw onlyDomains();
      const source = `${await serverOf(domain.slice(domain.lastIndexOf('.') + 1))}domain/${domain}`;
      const answer = await outbound.fetch(source, { headers: { accept: 'application/rdap+json' } });
      if (answer.status === 404) throw notRegistered();
      if (answer.status !== 200) throw new OutboundError('bad_response');
      return present(domain, source, Domain.parse(jsonOf(answer.body)));
    });
}

function present(domain: string, Source: string, found: z.output<typeof Domain>) {
  const at = (action: string) => found.events.find(({ eventAction }) => eventAction === action)?.eventDate ?? '';
  return {
    Domain: found.ldhName?.toLowerCase() ?? domain,
    Registrar: registrarOf(found.entities),
    Status: found.status,
    Registered: at('registration'),
    Changed: at('last changed'),
    Expires: at('expiration'),
    NameServers: found.nameservers.map(({ ldhName }) => ldhName.toLowerCase()).filter(Boolean),
    IsSigned: found.secureDNS?.delegationSigned ?? false,
    Source,
  };
}

/** Names are in jCard: ["vcard", [["fn", {}, "text", "…"], …]]. */
function registrarOf(entities: z.output<typeof Domain>['entities']): string {
  const card = entities.find(({ roles }) => roles.includes('registrar'))?.vcardArray;
  const fields: unknown = Array.isArray(card) ? card[1] : undefined;
  if (!Array.isArray(fields)) return '';
  const name: unknown = fields.find((field) => Array.isArray(field) && field[0] === 'fn');
  return Array.isArray(name) ? String(name[3] ?? '') : '';
}

function jsonOf(body: Buffer): unknown {
  try {
    return parseBoundedJson(body, LIMITS);
  } catch (error) {
    throw new OutboundError('bad_response', error);
  }
}
