import { lookup, Resolver } from 'node:dns/promises';

/** All addresses of a name. A trusted name comes from the settings, any other from a visitor. */
export type ResolveName = (hostname: string, trusted: boolean) => Promise<readonly string[]>;

/**
 * The system's own lookup knows the hosts file but holds a thread while it waits. A visitor could hold them all
 * with names whose servers never answer, so names from visitors are asked for without threads.
 */
export function createResolveName(servers?: readonly string[]): ResolveName {
  return async (hostname, trusted) => {
    if (trusted) return (await lookup(hostname, { all: true })).map(({ address }) => address);
    const resolver = new Resolver({ timeout: 2000, tries: 2 });
    if (servers) resolver.setServers(servers);
    const answers = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
    const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    const failed = answers.find((answer) => answer.status === 'rejected');
    if (found.length === 0 && failed) throw failed.reason;
    return found;
  };
}
