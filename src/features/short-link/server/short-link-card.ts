import type { PageCard } from '#/platform/page-card.ts';
import { type ShortLink, stateOf } from './short-link.rules.ts';

interface Needs {
  /** By its code, drawn or chosen. */
  find: (name: string) => Promise<ShortLink | undefined>;
  /** What short links begin with; without a public address, the path alone. */
  prefix: () => string;
  now: () => number;
}

/** What the card of a short link shows: the host it leads to, and the promise to show the whole address first. */
export function shortLinkCards({ find, prefix, now }: Needs) {
  return async (path: string): Promise<PageCard | undefined> => {
    const name = /^\/short\/([^/]+?)\+?$/.exec(path)?.[1];
    const link = name === undefined ? undefined : await find(name);
    if (!link || stateOf(link, now()) !== 'active') return undefined;
    const address = prefix() + encodeURI(link.code);
    return {
      look: 'link',
      // Where a password is asked for, the host is a part of what it guards.
      title: link.passwordHash === null ? link.host || '本站页面' : '需要密码的短链接',
      labels: ['短链接', '将打开'],
      text: '打开前会显示完整地址，由你确认',
      note: address.replace(/^https?:\/\//, ''),
      code: address,
    };
  };
}
