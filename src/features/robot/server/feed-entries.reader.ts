import { decodeText } from '#/platform/markup/decode-text.ts';
import { childOf, childrenOf, readXml, type XmlNode } from '#/platform/markup/read-xml.ts';
import { walkHtml } from '#/platform/markup/walk-html.ts';

export interface FeedEntry {
  id: string;
  title: string;
  url: string;
}

const MOST_ENTRIES = 200;
const LONGEST = 2048;

/** The newest entries of an RSS or Atom feed, in the feed's own order; null for what is no feed. */
export default function readFeed({ body, type }: { body: Uint8Array; type: string }): FeedEntry[] | null {
  const root = readXml(decodeText(body, type).trim());
  if (!root || !['rss', 'feed', 'rdf:RDF'].includes(root.name)) return null;
  const items = [
    ...childrenOf(childOf(root, 'channel'), 'item'),
    ...(root.name === 'feed' ? childrenOf(root, 'entry') : []),
    ...(root.name === 'rdf:RDF' ? childrenOf(root, 'item') : []),
  ];
  return items.slice(0, MOST_ENTRIES).flatMap(toEntry);
}

function toEntry(item: XmlNode): FeedEntry[] {
  const url = linkOf(item);
  const title = [...withoutTags(textOf(item, 'title')).trim()].slice(0, 120).join('');
  const id = (textOf(item, 'guid') || textOf(item, 'id') || url).slice(0, LONGEST);
  // Only addresses of the web go out as cards.
  return title && url.length <= LONGEST && /^https?:\/\/\S+$/i.test(url) ? [{ id, title, url }] : [];
}

/** RSS writes the address as text, Atom as an attribute of one of several links. */
function linkOf(item: XmlNode): string {
  for (const { attributes, text } of childrenOf(item, 'link')) {
    const { rel = '', href = '' } = attributes;
    if ((href || text) && (rel === '' || rel === 'alternate')) return (href || text).trim();
  }
  return '';
}

function textOf(item: XmlNode, name: string): string {
  return childOf(item, name)?.text.trim() ?? '';
}

function withoutTags(html: string): string {
  if (!html.includes('<')) return html;
  let text = '';
  walkHtml(html.slice(0, LONGEST), { ontext: (part) => (text += part) });
  return text;
}
