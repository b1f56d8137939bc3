import { Parser } from 'htmlparser2';

/** An element: its own text, its attributes, and what is in it. */
export interface XmlNode {
  name: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
  children: XmlNode[];
}

const MOST_DEPTH = 64;
const MOST_NODES = 500_000;

/**
 * XML from outside as a tree. Only the five entities of XML itself are known, a document type is passed over, so nothing
 * grows and nothing is fetched. Undefined when it breaks off, is too deep, or is no XML. For readers only.
 */
export function readXml(xml: string): XmlNode | undefined {
  const root: XmlNode = { name: '', attributes: {}, text: '', children: [] };
  const path = [root];
  let nodes = 0;
  let isBroken = false;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const node: XmlNode = { name, attributes, text: '', children: [] };
        path.at(-1)?.children.push(node);
        path.push(node);
        nodes += 1;
        if (path.length > MOST_DEPTH || nodes > MOST_NODES) stop();
      },
      onclosetag(name, isImplied) {
        const node = path.pop();
        // An element that ends where another does was never closed; `<a/>` is closed by itself.
        if (isImplied && (node?.children.length || node?.text || !isSelfClosing())) stop();
        if (node?.name !== name) stop();
      },
      ontext(text) {
        const node = path.at(-1);
        if (node) node.text += text;
      },
    },
    { xmlMode: true },
  );

  function stop(): void {
    isBroken = true;
    parser.pause();
  }

  function isSelfClosing(): boolean {
    return xml.startsWith('/>', parser.endIndex - 1);
  }

  parser.write(xml);
  if (!isBroken) parser.end();
  const [document, ...others] = root.children;
  return isBroken || others.length > 0 ? undefined : document;
}

/** All elements of a name that stand directly in another. */
export function childrenOf(node: XmlNode | undefined, name: string): XmlNode[] {
  return node?.children.filter((child) => child.name === name) ?? [];
}

/** The first of them. */
export function childOf(node: XmlNode | undefined, name: string): XmlNode | undefined {
  return node?.children.find((child) => child.name === name);
}
