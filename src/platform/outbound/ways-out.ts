import { createOutbound, type FetchOptions, type Outbound } from './outbound.ts';

interface Options {
  config: { OUTBOUND_ALLOW: readonly string[]; DNS_SERVERS: readonly string[] };
  reachable?: readonly string[] | undefined;
}

/** Who may reach what. An address that a visitor, a member or a foreign document names gets no exception. */
export interface WaysOut {
  /** For addresses that visitors or other sites name: reaches public ones only. */
  outbound: Outbound;
  /** For the one address that the settings name for a gateway: wherever that is, and nothing else. */
  outboundTo(address: string): Outbound;
  /** For addresses an operator enters on the desk: public ones, and those that OUTBOUND_ALLOW names. */
  outboundForDesk: Pick<Outbound, 'fetch'>;
}

export function createWaysOut({ config, reachable = [] }: Options): WaysOut {
  const dnsServers = config.DNS_SERVERS;
  const outbound = createOutbound({ allow: reachable, dnsServers });
  const outboundTo = (address: string) =>
    createOutbound({ allow: [new URL(address).origin], isOnly: true, dnsServers });
  const inside = new Map(config.OUTBOUND_ALLOW.map((origin) => [new URL(origin).origin, outboundTo(origin)]));
  return {
    outbound,
    outboundTo,
    outboundForDesk: {
      async fetch(address: string | URL, options?: FetchOptions) {
        const origin = URL.parse(String(address))?.origin ?? '';
        return (inside.get(origin) ?? outbound).fetch(address, options);
      },
    },
  };
}
