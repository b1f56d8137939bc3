import ipaddr from 'ipaddr.js';

/** Everything the registries hand out; tunnels, translations and the rest of IPv6 lead who knows where. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Looks public, is the host of an Azure machine. */
const AZURE_HOST = '168.63.129.16';

/** False for anything that may lead to this machine, its neighbours or its cloud. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv6' ? parsed.match(GLOBAL_IPV6) : parsed.toString() !== AZURE_HOST;
}
