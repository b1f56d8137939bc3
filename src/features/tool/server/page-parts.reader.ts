import { decodeText } from '#/platform/markup/decode-text.ts';
import { createUnseen, walkHtml } from '#/platform/markup/walk-html.ts';
import type { PageParts } from './page-check.rules.ts';

/** As much of one text as anybody looks at. */
const LONGEST = 500;
const MOST_H1 = 20;
const MOST_CARDS = 12;

interface Page {
  body: Uint8Array;
  type: string;
  url: string;
}

type Attributes = Record<string, string>;

/** The parts of a page that are meant for search engines and chat programs. */
export default function readPageParts({ body, type, url }: Page): PageParts {
  const parts: PageParts = {
    ...{ title: '', description: '', keywords: '', canonical: '', robots: '', viewport: '', lang: '', charset: '' },
    ...{ h1: [], h1Count: 0, headings: 0, links: 0, images: 0, imagesWithoutText: 0, openGraph: [] },
    isHttps: url.startsWith('https:'),
    isWhole: true,
  };
  const unseen = createUnseen();
  /** The element whose text is being read, and that text. */
  let reading: { name: string; text: string } | undefined;
  let hasTitle = false;
  let drawings = 0;

  function finish(): void {
    if (reading?.name === 'h1') parts.h1.push(plain(reading.text));
    if (reading?.name === 'title') {
      parts.title = plain(reading.text);
      hasTitle = true;
    }
    reading = undefined;
  }

  const meet: Record<string, (attributes: Attributes) => void> = {
    html: ({ lang }) => (parts.lang ||= plain(lang)),
    meta: (attributes) => readMeta(parts, attributes),
    link: ({ rel, href }) => {
      if (plain(rel).toLowerCase() === 'canonical') parts.canonical ||= plain(href);
    },
    a: ({ href }) => (parts.links += href === undefined ? 0 : 1),
    img: ({ alt }) => {
      parts.images += 1;
      parts.imagesWithoutText += alt === undefined ? 1 : 0;
    },
    svg: () => (drawings += 1),
    title: () => {
      // A drawing may have a title of its own.
      if (!hasTitle && drawings === 0) reading = { name: 'title', text: '' };
    },
    h1: () => {
      parts.h1Count += 1;
      if (parts.h1.length < MOST_H1) reading = { name: 'h1', text: '' };
    },
  };

  parts.isWhole = walkHtml(decodeText(body, type), {
    onopentag(name, attributes) {
      if (unseen.open(name)) return;
      if (/^h[1-6]$/.test(name)) parts.headings += 1;
      if (Object.hasOwn(meet, name)) meet[name]?.(attributes);
    },
    ontext(text) {
      if (reading && !unseen.isInside() && reading.text.length < 4 * LONGEST) reading.text += text;
    },
    onclosetag(name) {
      unseen.close(name);
      if (name === 'svg') drawings -= 1;
      if (reading?.name === name) finish();
    },
  });
  finish();
  return parts;
}

function readMeta(parts: PageParts, { name, property, content, charset }: Attributes): void {
  const known = plain(name).toLowerCase();
  if (known === 'description' || known === 'keywords' || known === 'robots' || known === 'viewport')
    parts[known] ||= plain(content);
  parts.charset ||= plain(charset);
  if (property?.startsWith('og:') && parts.openGraph.length < MOST_CARDS)
    parts.openGraph.push({ name: plain(property), value: plain(content) });
}

function plain(text: string | undefined): string {
  return (text ?? '')
    .slice(0, 4 * LONGEST)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST)
    .toWellFormed();
}
