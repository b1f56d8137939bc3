import { decodeText } from '#/platform/markup/decode-text.ts';
import { createUnseen, walkHtml } from '#/platform/markup/walk-html.ts';

const MOST_LINKS = 20;
const LONGEST = 200;

interface Page {
  body: Uint8Array;
  type: string;
  url: string;
  /** The host that links should lead to, with or without www. */
  host: string;
}

export interface BackLink {
  href: string;
  text: string;
  isNofollow: boolean;
}

export interface BackLinks {
  links: BackLink[];
  isPageNofollow: boolean;
  count: number;
}

/** Links of a page that lead to a host or to one below it. */
export default function readBackLinks({ body, type, url, host }: Page): BackLinks {
  const found: BackLinks = { links: [], isPageNofollow: false, count: 0 };
  const unseen = createUnseen();
  let base = url;
  let open: BackLink | undefined;
  walkHtml(decodeText(body, type), {
    onopentag(name, { href, rel, name: meta, content }) {
      if (unseen.open(name)) return;
      if (name === 'base' && href) base = URL.parse(href, base)?.href ?? base;
      if (name === 'meta' && /^robots$/i.test(meta ?? '') && /\bnofollow\b|\bnone\b/i.test(content ?? ''))
        found.isPageNofollow = true;
      if (name !== 'a' || href === undefined) return;
      const target = URL.parse(href, base);
      if (!target || !isBelow(target.hostname, host)) return;
      found.count += 1;
      if (found.links.length >= MOST_LINKS) return;
      open = {
        href: target.href.slice(0, 2 * LONGEST).toWellFormed(),
        text: '',
        isNofollow: /\b(?:nofollow|ugc|sponsored)\b/i.test(rel ?? ''),
      };
      found.links.push(open);
    },
    ontext(text) {
      if (open && !unseen.isInside() && open.text.length < LONGEST) open.text += text.slice(0, LONGEST);
    },
    onclosetag(name) {
      unseen.close(name);
      if (name === 'a' && open) {
        open.text = open.text.replace(/\s+/g, ' ').trim().slice(0, LONGEST).toWellFormed();
        open = undefined;
      }
    },
  });
  return found;
}

const bare = (host: string) => host.toLowerCase().replace(/^www\./, '');

function isBelow(host: string, wanted: string): boolean {
  const [one, other] = [bare(host), bare(wanted)];
  return one === other || one.endsWith(`.${other}`);
}
