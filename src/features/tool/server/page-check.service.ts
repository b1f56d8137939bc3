import type { Outbound } from '#/platform/outbound/outbound.ts';
import { readTarget } from './net-target.rules.ts';
import { judgePage, type PageParts } from './page-check.rules.ts';
import { notAPage } from './tool-net.errors.ts';
import type { ToolNetService } from './tool-net.service.ts';

interface Needs {
  outbound: Outbound;
  net: Pick<ToolNetService, 'guarded'>;
}

/** Reads a page the way a search engine does. */
export function createPageCheckService({ outbound, net }: Needs) {
  return (target: string) =>
    net.guarded(async () => {
      const { url } = readTarget(target, 'https');
      const answer = await outbound.fetch(url, { headers: { accept: 'text/html,*/*;q=0.5' } });
      const type = String(answer.headers['content-type'] ?? '');
      if (!/html/i.test(type)) throw notAPage();
      // The parser is only for those who ask: it takes a while to load.
      const { readPageParts } = await import('./page-parts.ts');
      const parts = readPageParts(textOf(answer.body, type), answer.url);
      return {
        Url: answer.url,
        Status: answer.status,
        Bytes: answer.body.length,
        Facts: factsOf(parts),
        Findings: judgePage(parts),
      };
    });
}

/** Old Chinese pages are in GBK and say so in the header or in the first lines. */
function textOf(body: Buffer, type: string): string {
  const start = body.subarray(0, 2048).toString('latin1');
  const charset = /charset=["']?([\w-]+)/i.exec(`${type} ${start}`)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(charset).decode(body);
  } catch {
    return body.toString('utf8');
  }
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
    ...parts.openGraph.slice(0, 12).map(({ name, value }): [string, string] => [name, value]),
  ];
  return facts.filter(([, value]) => value !== '').map(([Name, value]) => ({ Name, Value: value.slice(0, 500) }));
}
