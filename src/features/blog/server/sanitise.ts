import sanitizeHtml from 'sanitize-html';
import { embedAddress } from '#/platform/markup/embed-hosts.ts';

const TAGS = [
  ...['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'blockquote', 'pre', 'code', 'figure', 'figcaption', 'img'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'a', 'strong', 'b', 'em', 'i', 'u', 's', 'del', 'ins', 'mark', 'small'],
  ...['sub', 'sup', 'kbd', 'samp', 'var', 'abbr', 'q', 'cite', 'details', 'summary', 'div', 'span'],
  ...['video', 'audio', 'source', 'iframe'],
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
      video: ['src', 'poster', 'controls', 'preload', 'playsinline', 'width', 'height'],
      audio: ['src', 'controls', 'preload'],
      source: ['src', 'type'],
      iframe: ['src', 'title', 'width', 'height', 'loading', 'sandbox', 'allow', 'allowfullscreen', 'referrerpolicy'],
      ol: ['start'],
      th: ['colspan', 'rowspan', 'scope'],
      td: ['colspan', 'rowspan'],
      abbr: ['title'],
      details: ['open'],
    },
    allowedClasses: { code: [/^language-[\w+#-]{1,30}$/] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowedSchemesByTag: { img: ['http', 'https'], video: WEB, audio: WEB, source: WEB, iframe: ['https'] },
    allowedSchemesAppliedToAttributes: ['href', 'src', 'poster'],
    selfClosing: ['img', 'br', 'hr', 'source'],
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
      // Never by themselves: who opens an article has not asked for sound.
      video: (tagName, { src, poster, width, height }) => ({
        tagName,
        attribs: {
          ...(src && { src: absolute(src) }),
          ...(poster && { poster: absolute(poster) }),
          ...(isSize(width) && { width }),
          ...(isSize(height) && { height }),
          ...{ controls: '', playsinline: '', preload: 'metadata' },
        },
      }),
      audio: (tagName, { src }) => ({
        tagName,
        attribs: { ...(src && { src: absolute(src) }), controls: '', preload: 'metadata' },
      }),
      source: (tagName, { src = '', type }) => ({
        tagName,
        attribs: {
          src: absolute(src),
          ...(/^(?:video|audio)\/[\w.+-]{1,40}$/.test(type ?? '') && { type: type ?? '' }),
        },
      }),
      iframe: (tagName, { src = '', title, width, height }) => ({
        tagName,
        attribs: {
          src: embedAddress(src) ?? '',
          title: title || '嵌入的播放器',
          ...(isSize(width) && { width }),
          ...(isSize(height) && { height }),
          ...FRAMED,
        },
      }),
    },
    // A video may have its address in a source inside it.
    exclusiveFilter: ({ tag, attribs }) => ['img', 'source', 'iframe'].includes(tag) && !attribs['src'],
  });
}

const WEB = ['http', 'https'];
const FRAMED = {
  loading: 'lazy',
  // Enough for a player, not for taking the window along.
  sandbox: 'allow-scripts allow-same-origin allow-popups allow-presentation',
  allow: 'fullscreen; encrypted-media; picture-in-picture',
  allowfullscreen: '',
  referrerpolicy: 'strict-origin-when-cross-origin',
};
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
