import { XMLValidator } from 'fast-xml-parser';
import { ToolFault } from '../../frame/tool-fault.pure.ts';
import { readExactJson } from '../../json/read-json.work.ts';
import { writeJson } from '../../json/write-json.pure.ts';
import { entitiesOf, readEntities, readXmlTree, type XmlElement } from './xml-tree.pure.ts';

/** Values stay text: 007 and 1.10 are names as often as numbers. */
export function xmlToJson(text: string): string {
  checkXml(text);
  const nodes = readXmlTree(text);
  const own = entitiesOf(nodes);
  const all = new Map<string, unknown>();
  for (const node of nodes) {
    if (node.kind === 'element') all.set(node.name, contentOf(node, own));
    const [, declaration] = node.kind === 'other' ? (/^<\?xml\s([\s\S]*)\?>$/.exec(node.raw) ?? []) : [];
    if (declaration)
      all.set(
        '?xml',
        contentOf(
          readXmlTree(`<x ${declaration}/>`).find((one) => one.kind === 'element'),
          own,
        ),
      );
  }
  return writeJson(all);
}

function contentOf(element: XmlElement | undefined, own: ReadonlyMap<string, string>): unknown {
  const parts = new Map<string, unknown>();
  let text = '';
  for (const child of element?.children ?? []) {
    if (child.kind === 'text') text += readEntities(child.raw, own).trim();
    if (child.kind === 'cdata') text += child.raw.slice(9, -3);
    if (child.kind === 'element') {
      const [before, value] = [parts.get(child.name), contentOf(child, own)];
      parts.set(child.name, before === undefined ? value : [...(Array.isArray(before) ? before : [before]), value]);
    }
  }
  if (parts.size === 0 && !element?.attributes.length) return text;
  if (text) parts.set('#text', text);
  for (const { name, quoted } of element?.attributes ?? [])
    parts.set(`@${name}`, readEntities(quoted.slice(1, -1), own));
  return parts;
}

export function jsonToXml(text: string): string {
  const value = readExactJson(text);
  if (!isObject(value)) throw new ToolFault('XML 要有一个最外层的标签，请把内容放进 {"root": …}');
  const names = Object.keys(value).filter((name) => !name.startsWith('?'));
  const [root = ''] = names;
  if (names.length !== 1) throw new ToolFault(`XML 只能有一个最外层的标签，现在有 ${names.length} 个`);
  if (Array.isArray(value[root])) throw new ToolFault('最外层的标签只能有一个，不能是数组，请再包一层');
  const declaration = isObject(value['?xml']) ? `<?xml${attributesOf(value['?xml'])}?>\n` : '';
  return declaration + elementText(root, value[root], '\n');
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function checked(name: string): string {
  if (/^[\p{L}_:][\p{L}\p{N}\p{M}._:·-]*$/u.test(name)) return name;
  throw new ToolFault(`“${name}”不能做标签名或属性名，要以文字开头，不能有空格和符号`);
}

function elementText(name: string, value: unknown, margin: string): string {
  if (Array.isArray(value)) throw new ToolFault(`“${name}”里数组直接套着数组，XML 写不了，请再包一层`);
  const inner = isObject(value) ? childrenText(value, margin) : escaped(value);
  return `<${checked(name)}${isObject(value) ? attributesOf(value) : ''}${inner === '' ? '/>' : `>${inner}</${name}>`}`;
}

function childrenText(value: Record<string, unknown>, margin: string): string {
  const own = escaped(value['#text']);
  const children = Object.entries(value)
    .filter(([name]) => name !== '#text' && !name.startsWith('@'))
    .flatMap(([name, child]) =>
      (Array.isArray(child) ? child : [child]).map((one) => elementText(name, one, `${margin}  `)),
    );
  // Beside text, a line break would become part of it.
  if (own !== '' || children.length === 0) return own + children.join('');
  return `${children.map((child) => `${margin}  ${child}`).join('')}${margin}`;
}

function attributesOf(value: Record<string, unknown>): string {
  return Object.entries(value)
    .filter(([name]) => name.startsWith('@'))
    .map(([name, own]) => ` ${checked(name.slice(1))}="${escaped(own).replace(/["\n\t]/g, asNumber)}"`)
    .join('');
}

const asNumber = (mark: string) => `&#${mark.charCodeAt(0)};`;

function escaped(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'object') throw new ToolFault('属性和 #text 只能是文字、数字或真假');
  const text = String(value);
  // Spelled out: these may not stand in XML, whatever is written for them.
  const wrong = Array.from(text).find(
    (mark) => (mark < ' ' && !'\t\n\r'.includes(mark)) || /[\ufffe\uffff\ud800-\udfff]/u.test(mark),
  );
  if (wrong)
    throw new ToolFault(
      `文字里有 XML 不能写的字符 U+${wrong.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
    );
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\r', '&#13;');
}

export function checkXml(text: string): void {
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
