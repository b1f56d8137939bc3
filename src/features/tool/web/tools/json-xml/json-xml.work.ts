import { XMLBuilder, XMLParser, XMLValidator } from 'fast-xml-parser';
import { ToolFault } from '../../frame/tool-fault.pure.ts';
import { readExactJson } from '../../json/read-json.work.ts';

const SHAPE = { ignoreAttributes: false, attributeNamePrefix: '@', textNodeName: '#text' };

export function xmlToJson(text: string): string {
  checkXml(text);
  // Values stay text: 007 and 1.10 are names as often as numbers.
  const parser = new XMLParser({ ...SHAPE, parseTagValue: false, parseAttributeValue: false, htmlEntities: true });
  return JSON.stringify(read(parser, text), null, 2);
}

export function jsonToXml(text: string): string {
  const value = readExactJson(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new ToolFault('XML 要有一个最外层的标签，请把内容放进 {"root": …}');
  const names = Object.keys(value).filter((name) => !name.startsWith('?'));
  if (names.length !== 1) throw new ToolFault(`XML 只能有一个最外层的标签，现在有 ${names.length} 个`);
  if (Array.isArray(Object.values(value)[0])) throw new ToolFault('最外层的标签只能有一个，不能是数组，请再包一层');
  const xml = new XMLBuilder({ ...SHAPE, format: true, indentBy: '  ', suppressEmptyNode: true }).build(value).trim();
  checkXml(xml);
  return xml;
}

/** The parser forgets the document type, so it is taken out before and put back before the root. */
const DOCTYPE = /<!DOCTYPE[^[>]*(?:\[[^\]]*\]\s*)?>/;

export function formatXml(text: string, indent: '2' | '4' | 'tab' | 'none'): string {
  checkXml(text);
  const shape = { ...SHAPE, preserveOrder: true, commentPropName: '#comment', cdataPropName: '#cdata' };
  const isOneLine = indent === 'none';
  const parser = new XMLParser({ ...shape, parseTagValue: false, processEntities: false, trimValues: !isOneLine });
  const tree = read(parser, text.replace(DOCTYPE, ''));
  const builder = new XMLBuilder({
    ...shape,
    format: !isOneLine,
    indentBy: indent === 'tab' ? '\t' : ' '.repeat(Number(indent) || 0),
    processEntities: false,
    suppressEmptyNode: true,
  });
  const built = builder.build(isOneLine ? withoutGaps(tree) : tree).trim();
  const type = DOCTYPE.exec(text)?.[0];
  return type ? built.replace(/<(?![?!])/, () => `${type}${isOneLine ? '' : '\n'}<`) : built;
}

type Ordered = Record<string, unknown>;

/** Leaves out the space between tags, but not where there is text beside them: there it is part of the text. */
function withoutGaps(nodes: unknown): unknown {
  if (!Array.isArray(nodes)) return nodes;
  const isGap = (node: Ordered) => '#text' in node && String(node['#text']).trim() === '';
  const hasText = nodes.some((node: Ordered) => '#text' in node && !isGap(node));
  return nodes
    .filter((node: Ordered) => hasText || !isGap(node))
    .map((node: Ordered) =>
      Object.fromEntries(
        Object.entries(node).map(([name, part]) => [name, name === '#cdata' ? part : withoutGaps(part)]),
      ),
    );
}

function read(parser: XMLParser, text: string): unknown {
  try {
    return parser.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    if (/nested/.test(reason)) throw new ToolFault('标签嵌套得太深，处理不了');
    throw new ToolFault(`里面有不能用的名字或声明（${reason.replace('[SECURITY] ', '')}）`);
  }
}

function checkXml(text: string): void {
  const verdict = XMLValidator.validate(text);
  if (verdict === true) return;
  const { code, msg, line, col } = verdict.err;
  const sayings: Record<string, string> = {
    InvalidTag: '标签没有配对，或标签名不合法',
    InvalidXml: '这不是完整的 XML，最外层要有且只有一个标签',
    InvalidAttr: '属性写得不对，值要用引号包起来，同名属性不能重复',
    InvalidChar: '标签外面有多余的文字',
  };
  throw new ToolFault(`第 ${col} 列，${sayings[code] ?? 'XML 写法不对'}（${msg}）`, { line, column: col });
}
