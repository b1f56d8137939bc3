import type { PageCard } from '#/platform/page-card.ts';
import { isCode, type ShortLink, stateOf } from './short-link.rules.ts';

interface Needs {
  find: (code: string) => Promise<ShortLink | undefined>;
  /** What short links begin with; without a public address, the path alone. */
  prefix: string;
  now: () => number;
}

/** What the card of a short link shows: the host it leads to, and the promise to show the whole address first. */
export function shortLinkCards({ find, prefix, now }: Needs) {
  return async (path: string): Promise<PageCard | undefined> => {
    const code = /^\/short\/([^/]+?)\+?$/.exec(path)?.[1] ?? '';
    const link = isCode(code) ? await find(code) : undefined;
    if (!link || stateOf(link, now()) !== 'active') return undefined;
    const address = prefix + code;
    return {
      look: 'link',
      title: link.host || '本站页面',
      labels: ['短链接', '将打开'],
      text: '打开前会显示完整地址，由你确认',
      note: address.replace(/^https?:\/\//, ''),
      code: address,
    };
  };
}
