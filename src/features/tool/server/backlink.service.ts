import type { Outbound } from '#/platform/outbound/outbound.ts';
import { aReader } from '#/platform/reader/reader.ts';
import type { ReadingRoom } from '#/platform/reader/reading-room.ts';
import { readTarget } from './net-target.rules.ts';
import { notAPage } from './tool-net.errors.ts';
import type { ToolNetService } from './tool-net.service.ts';

const backLinks = aReader<typeof import('./backlink.reader.ts').default>(
  new URL('./backlink.reader.ts', import.meta.url),
);

interface Needs {
  outbound: Outbound;
  readers: Pick<ReadingRoom, 'read'>;
  net: Pick<ToolNetService, 'guarded'>;
}

/** Looks on somebody's page for links to one's own site. */
export function createBacklinkService({ outbound, readers, net }: Needs) {
  return (target: string, site: string) =>
    net.guarded(async () => {
      const { url } = readTarget(target, 'https');
      const { host } = readTarget(site, 'https');
      const answer = await outbound.fetch(url, { headers: { accept: 'text/html,*/*;q=0.5' } });
      const type = String(answer.headers['content-type'] ?? '');
      if (!/html/i.test(type)) throw notAPage();
      const found = await readers.read(backLinks, { body: answer.body, type, url: answer.url, host });
      return { url: answer.url, status: answer.status, ...found };
    });
}
