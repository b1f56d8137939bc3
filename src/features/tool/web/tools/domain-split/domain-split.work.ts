import { parse } from 'tldts';

export interface SplitQuestion {
  input: string;
  part: 'domain' | 'subdomain' | 'suffix' | 'host' | 'all';
  isUnique: boolean;
}

/** One line for each address. What has no domain (an IP address, a bare word) keeps its host. */
export function splitDomains({ input, part, isUnique }: SplitQuestion): string {
  const lines = input
    .split(/[\s,，;；]+/)
    .filter(Boolean)
    .map((address) => {
      const { hostname, domain, subdomain, publicSuffix } = parse(address);
      const host = hostname ?? address;
      if (part === 'all') return [host, domain ?? '', subdomain ?? '', publicSuffix ?? ''].join('\t');
      if (part === 'host') return host;
      if (part === 'suffix') return publicSuffix ?? '';
      return part === 'subdomain' ? (subdomain ?? '') : (domain ?? host);
    });
  return (isUnique ? [...new Set(lines)] : lines).join('\n');
}
