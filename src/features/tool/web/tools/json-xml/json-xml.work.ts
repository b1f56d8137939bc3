import { XMLBuilder, XMLParser, XMLValidator } from 'fast-xml-parser';
import { ToolFault } from '../../frame/tool-fault.pure.ts';
import { readJson } from '../../json/read-json.work.ts';

const SHAPE = { ignoreAttributes: false, attributeNamePrefix: '@', textNodeName: '#text' };

export function xmlToJson(text: string): string {
  checkXml(text);
  // Values stay text: 007 and 1.10 are names as often as numbers.
  const parser = new XMLParser({ ...SHAPE, parseTagValue: false, parseAttributeValue: false, processEntities: true });
  return JSON.stringify(parser.parse(text), null, 2);
}

export function jsonToXml(text: string): string {
  const value = readJson(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new ToolFault('XML 要有一个最外层的标签，请把内容放进 {"root": …}');
  const names = Object.keys(value).filter((name) => !name.startsWith('?'));
  if (names.length !== 1) throw new ToolFault(`XML 只能有一个最外层的标签，现在有 ${names.length} 个`);
  const xml = new XMLBuilder({ ...SHAPE, format: true, indentBy: '  ', suppressEmptyNode: true }).build(value).trim();
  checkXml(xml);
  return xml;
}

export function formatXml(text: string, indent: '2' | '4' | 'tab' | 'none'): string {
  checkXml(text);
  const shape = { ...SHAPE, preserveOrder: true, commentPropName: '#comment', cdataPropName: '#cdata' };
  const tree: unknown = new XMLParser({
    ...shape,
    parseTagValue: false,
    processEntities: false,
    trimValues: true,
  }).parse(text);
  const indentBy = indent === 'tab' ? '\t' : ' '.repeat(Number(indent) || 0);
  const builder = new XMLBuilder({
    ...shape,
    format: indent !== 'none',
    indentBy,
    processEntities: false,
    suppressEmptyNode: true,
  });
  return builder.build(tree).trim();
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
