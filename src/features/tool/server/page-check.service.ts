import type { Outbound } from '#/platform/outbound/outbound.ts';
import { aReader } from '#/platform/reader/reader.ts';
import type { ReadingRoom } from '#/platform/reader/reading-room.ts';
import { readTarget } from './net-target.rules.ts';
import { judgePage, type PageParts } from './page-check.rules.ts';
import { notAPage } from './tool-net.errors.ts';
import type { ToolNetService } from './tool-net.service.ts';

const pageParts = aReader<typeof import('./page-parts.reader.ts').default>(
  new URL('./page-parts.reader.ts', import.meta.url),
);

interface Needs {
  outbound: Outbound;
  readers: Pick<ReadingRoom, 'read'>;
  net: Pick<ToolNetService, 'guarded'>;
}

/** Reads a page the way a search engine does. */
export function createPageCheckService({ outbound, readers, net }: Needs) {
  return (target: string) =>
    net.guarded(async () => {
      const { url } = readTarget(target, 'https');
      const answer = await outbound.fetch(url, { headers: { accept: 'text/html,*/*;q=0.5' } });
      const type = String(answer.headers['content-type'] ?? '');
      if (!/html/i.test(type)) throw notAPage();
      const parts = await readers.read(pageParts, { body: answer.body, type, url: answer.url });
      return {
        Url: answer.url,
        Status: answer.status,
        Bytes: answer.body.length,
        Facts: factsOf(parts),
        Findings: judgePage(parts),
      };
    });
}

function factsOf(parts: PageParts): { Name: string; Value: string }[] {
  const { title, description, keywords, canonical, robots, lang, charset, h1, headings, links, images } = parts;
  const facts: [string, string][] = [
    ['标题', title],
    ['描述', description],
    ['关键词', keywords],
    ['一级标题', h1.join(' | ')],
    ['规范地址', canonical],
    ['robots', robots],
    ['语言', lang],
    ['编码', charset],
    ['标题数', String(headings)],
    ['链接数', String(links)],
    ['图片数', String(images)],
    ...parts.openGraph.map(({ name, value }): [string, string] => [name, value]),
  ];
  return facts.filter(([, value]) => value !== '').map(([Name, value]) => ({ Name, Value: value.slice(0, 500) }));
}
