import { ToolFault } from '../../frame/tool-fault.pure.ts';

export interface XmlElement {
  kind: 'element';
  name: string;
  /** As they were written, with their quotes. */
  attributes: { name: string; quoted: string }[];
  children: XmlNode[];
}

/** Everything but elements is kept as it was written. `other`: declarations, instructions, the document type. */
export type XmlNode = XmlElement | { kind: 'text' | 'cdata' | 'comment' | 'other'; raw: string };

const TOKEN =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<!DOCTYPE[^[>]*(?:\[[\s\S]*?\]\s*)?>|<(?:[^<>"']|"[^"]*"|'[^']*')+>|[^<]+/gy;
const DEEPEST = 500;

/** The nodes of a document that has been found well formed. */
export function readXmlTree(text: string): XmlNode[] {
  const top: XmlElement = { kind: 'element', name: '', attributes: [], children: [] };
  const open = [top];
  let at = 0;
  for (const [token] of text.replace(/^\ufeff/, '').matchAll(TOKEN)) {
    at += token.length;
    const inner = open.at(-1) ?? top;
    if (token.startsWith('</')) {
      if (inner.name !== token.slice(2, -1).trim()) throw new ToolFault('标签没有配对');
      open.pop();
    } else if (/^<[^!?]/.test(token)) {
      const element = elementOf(token);
      inner.children.push(element);
      if (!token.endsWith('/>')) open.push(element);
      if (open.length > DEEPEST) throw new ToolFault('标签嵌套得太深，处理不了');
    } else inner.children.push({ kind: kindOf(token), raw: token });
  }
  if (at !== text.replace(/^\ufeff/, '').length || open.length !== 1) throw new ToolFault('标签没有配对');
  if (top.children.filter(({ kind }) => kind === 'element').length !== 1)
    throw new ToolFault('这不是完整的 XML，最外层要有且只有一个标签');
  return top.children.filter((node) => !isGap(node));
}

function elementOf(token: string): XmlElement {
  const [, name = ''] = /^<([^\s/>]+)/.exec(token) ?? [];
  const attributes: XmlElement['attributes'] = [];
  for (let at = name.length + 1; ; ) {
    const sign = token.indexOf('=', at);
    if (sign < 0) return { kind: 'element', name, attributes, children: [] };
    let open = sign + 1;
    while (/\s/.test(token.charAt(open))) open++;
    const close = token.indexOf(token.charAt(open), open + 1) + 1;
    if (close <= open) throw new ToolFault('属性写得不对，值要用引号包起来');
    attributes.push({ name: token.slice(at, sign).trim(), quoted: token.slice(open, close) });
    at = close;
  }
}

function kindOf(token: string): 'text' | 'cdata' | 'comment' | 'other' {
  if (!token.startsWith('<')) return 'text';
  if (token.startsWith('<!--')) return 'comment';
  return token.startsWith('<![') ? 'cdata' : 'other';
}

/** Space between tags. */
export function isGap(node: XmlNode): boolean {
  return node.kind === 'text' && node.raw.trim() === '';
}

const NAMED: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** Text with its entities read. Those that the document declares itself are followed once, so that none can grow. */
export function readEntities(raw: string, own: ReadonlyMap<string, string>): string {
  return raw.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([\w.:-]+));/gi, (whole, decimal, hex, name) => {
    if (name) return NAMED[name] ?? own.get(name) ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    const isMark = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
    return isMark ? String.fromCodePoint(code) : whole;
  });
}

export function entitiesOf(nodes: readonly XmlNode[]): Map<string, string> {
  const type = nodes.find((node) => node.kind === 'other' && node.raw.startsWith('<!DOCTYPE'));
  const declared = type && 'raw' in type ? type.raw.matchAll(/<!ENTITY\s+([\w.:-]+)\s+(?:"([^"]*)"|'([^']*)')/g) : [];
  return new Map(Array.from(declared, ([, name = '', one, other]) => [name, one ?? other ?? '']));
}
