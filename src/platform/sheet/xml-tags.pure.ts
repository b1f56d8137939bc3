/** A tag, and the text between it and the one before. Names come without their prefix: x:row is row. */
export interface XmlTag {
  name: string;
  isEnd: boolean;
  /** Opens and closes at once. */
  isEmpty: boolean;
  /** Its attributes as they are written. */
  about: string;
  text: string;
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const SECTION = '<![CDATA[';

/**
 * The tags of an XML text in one pass, without a tree: a tag that is never closed costs nothing. Ends where the text is
 * no XML any more. Knows no entities but the five, so none can grow.
 */
export function* xmlTags(xml: string): Generator<XmlTag> {
  let text = '';
  let at = 0;
  for (;;) {
    const open = xml.indexOf('<', at);
    if (open === -1) return;
    text += decoded(xml.slice(at, open));
    const section = xml.startsWith(SECTION, open);
    const end = section ? xml.indexOf(']]>', open) : endOfTag(xml, open);
    if (end === -1) return;
    if (section) text += xml.slice(open + SECTION.length, end);
    at = section ? end + 3 : end + 1;
    if (section || xml[open + 1] === '!' || xml[open + 1] === '?') continue;
    yield { ...tagIn(xml.slice(open + 1, end)), text };
    text = '';
  }
}

/** The place of its last character, or -1. What is in quotes ends no tag. */
function endOfTag(xml: string, open: number): number {
  if (xml.startsWith('<!--', open)) return after(xml, '-->', open + 4);
  if (xml.startsWith('<?', open)) return after(xml, '?>', open + 2);
  for (let at = open + 1; at < xml.length; at += 1) {
    const character = xml[at];
    if (character === '>') return at;
    if (character !== '"' && character !== "'") continue;
    at = xml.indexOf(character, at + 1);
    if (at === -1) return -1;
  }
  return -1;
}

function after(xml: string, mark: string, from: number): number {
  const at = xml.indexOf(mark, from);
  return at === -1 ? -1 : at + mark.length - 1;
}

function tagIn(inside: string): Omit<XmlTag, 'text'> {
  const isEnd = inside.startsWith('/');
  const isEmpty = inside.endsWith('/');
  const [head = ''] = /^[^\s/]*/.exec(isEnd ? inside.slice(1) : inside) ?? [];
  return { name: withoutPrefix(head), isEnd, isEmpty, about: inside.slice(head.length, isEmpty ? -1 : undefined) };
}

const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1);

export function attribute(about: string, name: string): string | undefined {
  for (let at = 0; ; ) {
    const equals = about.indexOf('=', at);
    if (equals === -1) return undefined;
    let open = equals + 1;
    while (/\s/.test(about[open] ?? '')) open += 1;
    const quote = about[open];
    const end = quote === '"' || quote === "'" ? about.indexOf(quote, open + 1) : -1;
    if (end === -1) return undefined;
    if (withoutPrefix(about.slice(at, equals).trim()) === name) return decoded(about.slice(open + 1, end));
    at = end + 1;
  }
}

/** The five entities and numbers; any other stays as it is written. */
export function decoded(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(/&(#x?[0-9a-fA-F]{1,6}|\w{1,5});/g, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name] ?? whole;
    const code = name[1] === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}
