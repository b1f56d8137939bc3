import sanitizeHtml from 'sanitize-html';

const TAGS = [
  ...['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'blockquote', 'pre', 'code', 'figure', 'figcaption', 'img'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'a', 'strong', 'b', 'em', 'i', 'u', 's', 'del', 'ins', 'mark', 'small'],
  ...['sub', 'sup', 'kbd', 'samp', 'var', 'abbr', 'q', 'cite', 'details', 'summary', 'div', 'span'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];

export interface Places {
  /** What relative addresses in the text belong to; empty for our own host. */
  base: string;
  /** Our own origins: links to them stay in this window. */
  ownOrigins: readonly string[];
}

/** Text from others, or from Markdown, as it may stand in a page: an allow-list, nothing that runs or styles. */
export function sanitise(html: string, { base, ownOrigins }: Places): string {
  const absolute = (address: string) => absoluteAddress(address, base);
  return sanitizeHtml(html, {
    allowedTags: TAGS,
    allowedAttributes: {
      a: ['href', 'title', 'target', 'rel'],
      img: ['src', 'alt', 'title', 'width', 'height', 'loading', 'decoding', 'referrerpolicy'],
      ol: ['start'],
      th: ['colspan', 'rowspan', 'scope'],
      td: ['colspan', 'rowspan'],
      abbr: ['title'],
      details: ['open'],
    },
    allowedClasses: { code: [/^language-[\w+#-]{1,30}$/] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowedSchemesByTag: { img: ['http', 'https'] },
    allowProtocolRelative: false,
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title', 'template', 'svg', 'math'],
    nestingLimit: 60,
    transformTags: {
      // The page has the one h1.
      h1: 'h2',
      a: (tagName, { href = '', title }) => {
        const address = href.startsWith('#') ? href : absolute(href);
        const attribs = { href: address, ...(title && { title }) };
        return { tagName, attribs: isOwn(address, ownOrigins) ? attribs : { ...attribs, ...OUTSIDE } };
      },
      img: (tagName, { src = '', alt = '', title, width, height }) => ({
        tagName,
        attribs: {
          src: absolute(src),
          alt,
          ...(title && { title }),
          ...(isSize(width) && { width }),
          ...(isSize(height) && { height }),
          loading: 'lazy',
          decoding: 'async',
          referrerpolicy: 'no-referrer',
        },
      }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src'],
  });
}

const OUTSIDE = { target: '_blank', rel: 'noopener nofollow' };

/** Empty when it is no address at all. */
export function absoluteAddress(address: string, base: string): string {
  if (!base) return address;
  return URL.parse(address, `${base}/`)?.href ?? '';
}

function isOwn(address: string, ownOrigins: readonly string[]): boolean {
  if (/^[/#?](?![/\\])/.test(address)) return true;
  const origin = URL.parse(address)?.origin;
  return origin !== undefined && ownOrigins.includes(origin);
}

function isSize(value: string | undefined): value is string {
  return value !== undefined && /^\d{1,4}$/.test(value);
}
