import { decodeText } from '#/platform/markup/decode-text.ts';
import { createUnseen, walkHtml } from '#/platform/markup/walk-html.ts';
import { type CheckResult, type FoundLink, isSameSite, judgeLinks } from './friend-link.rules.ts';

const MOST_LINKS = 5000;
const LONGEST_ADDRESS = 2048;

interface Page {
  body: Uint8Array;
  type: string;
  url: string;
  ourOrigin: string;
}

/** Looks for links to us in a page. Only what a reader could press: comments, scripts and templates do not count. */
export default function findLinks({ body, type, url, ourOrigin }: Page): CheckResult {
  const unseen = createUnseen();
  const written: { href: string; rel: string }[] = [];
  let base: string | undefined;
  const isWhole = walkHtml(decodeText(body, type), {
    onopentag(name, { href, rel = '' }) {
      if (unseen.open(name) || href === undefined || href.length > LONGEST_ADDRESS) return;
      if (name === 'base') base ??= href;
      if (name === 'a' && written.length < MOST_LINKS) written.push({ href, rel: rel.slice(0, 200) });
    },
    onclosetag: (name) => unseen.close(name),
  });
  const from = URL.parse(base ?? '', url)?.href ?? url;
  const links = written.flatMap(({ href, rel }): FoundLink[] => {
    const address = URL.parse(href, from)?.href;
    return address && isSameSite(address, ourOrigin) ? [{ url: address, rel }] : [];
  });
  const result = judgeLinks(links, ourOrigin);
  if (result.state !== 'missing' || (isWhole && written.length < MOST_LINKS)) return result;
  return { state: 'missing', note: '对方的页面太大或太复杂，只看了前面一部分，没有找到指向本站的链接' };
}
