import { checkXml } from './json-xml.work.ts';
import { isGap, readXmlTree, type XmlElement, type XmlNode } from './xml-tree.pure.ts';

/** Only the space between tags is laid out anew. Where there is text beside tags, every space is part of the text. */
export function formatXml(text: string, indent: '2' | '4' | 'tab' | 'none'): string {
  checkXml(text);
  const step = indent === 'none' ? '' : indent === 'tab' ? '\t' : ' '.repeat(Number(indent));
  const nodes = readXmlTree(text).map((node) => laidOut(node, step, indent === 'none' ? '' : '\n'));
  return nodes.join(indent === 'none' ? '' : '\n');
}

function laidOut(node: XmlNode, step: string, margin: string): string {
  if (node.kind !== 'element') return node.raw.trim();
  const { name, children } = node;
  if (children.length === 0) return `<${tagOf(node)}/>`;
  const isText = children.some((child) => child.kind === 'cdata' || (child.kind === 'text' && !isGap(child)));
  if (isText || keepsSpace(node)) return asWritten(node);
  const parts = children.filter((child) => !isGap(child)).map((child) => laidOut(child, step, margin + step));
  // Nothing but space between the tags.
  if (parts.length === 0) return `<${tagOf(node)}/>`;
  return `<${tagOf(node)}>${parts.map((part) => margin + step + part).join('')}${margin}</${name}>`;
}

function asWritten(node: XmlNode): string {
  if (node.kind !== 'element') return node.raw;
  if (node.children.length === 0) return `<${tagOf(node)}/>`;
  return `<${tagOf(node)}>${node.children.map(asWritten).join('')}</${node.name}>`;
}

const keepsSpace = ({ attributes }: XmlElement) =>
  attributes.some(({ name, quoted }) => name === 'xml:space' && quoted.slice(1, -1) === 'preserve');

const tagOf = ({ name, attributes }: XmlElement) =>
  [name, ...attributes.map((attribute) => `${attribute.name}=${attribute.quoted}`)].join(' ');
