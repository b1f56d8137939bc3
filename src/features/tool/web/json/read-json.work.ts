import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { placeOf, ToolFault } from '../frame/tool-fault.pure.ts';

const SAYINGS: Record<string, string> = {
  InvalidSymbol: '这里有不认识的内容，字符串要用双引号包起来',
  InvalidNumberFormat: '数字写得不对，不能有多余的 0 开头，也不能以小数点结尾',
  PropertyNameExpected: '这里应该是属性名，属性名要用双引号，最后一项后面不要逗号',
  ValueExpected: '这里缺少一个值',
  ColonExpected: '属性名后面缺少冒号',
  CommaExpected: '两项之间缺少逗号',
  CloseBraceExpected: '缺少右花括号 }',
  CloseBracketExpected: '缺少右方括号 ]',
  EndOfFileExpected: '内容已经结束，后面还有多余的文字',
  InvalidCommentToken: 'JSON 里不能写注释',
  UnexpectedEndOfComment: '注释没有结束',
  UnexpectedEndOfString: '字符串没有结束，缺少右双引号',
  UnexpectedEndOfNumber: '数字没有写完',
  InvalidUnicode: '\\u 后面要跟四位十六进制',
  InvalidEscapeCharacter: '反斜杠后面的字符不是合法的转义',
  InvalidCharacter: '字符串里有不能直接出现的控制字符，例如换行，要写成 \\n',
};

/** What to insert so that the text becomes right, where that is certain. */
const CURES: Record<string, { label: string; insert: string }> = {
  CommaExpected: { label: '补上逗号', insert: ',' },
  ColonExpected: { label: '补上冒号', insert: ':' },
  CloseBraceExpected: { label: '补上 }', insert: '}' },
  CloseBracketExpected: { label: '补上 ]', insert: ']' },
};

function faultIn(text: string, { error, offset }: ParseError): ToolFault {
  const code = printParseErrorCode(error);
  const cure = CURES[code];
  // The parser points at the next word; a comma belongs right behind the last one.
  const at = cure ? text.slice(0, offset).trimEnd().length : offset;
  const { line, column } = placeOf(text, at);
  return new ToolFault(`第 ${column} 列，${SAYINGS[code] ?? '这里的写法不对'}`, {
    line,
    column,
    ...(cure && { fix: { label: cure.label, input: text.slice(0, at) + cure.insert + text.slice(at) } }),
  });
}

/** The tree of a JSON text, or the first fault in it. With `loose`, comments and a last comma are fine. */
export function readJsonTree(source: string, { loose = false } = {}): Node {
  const text = withoutMark(source);
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: !loose, allowTrailingComma: loose });
  const first = errors[0];
  if (first) throw faultIn(text, first);
  if (!tree) throw new ToolFault('还没有内容');
  return tree;
}

/** Files from Windows begin with a mark that is no part of the text; a space keeps every place where it was. */
function withoutMark(text: string): string {
  return text.startsWith('\ufeff') ? ` ${text.slice(1)}` : text;
}

/** Of use where the values matter and not how they were written. */
export function readJson(text: string): unknown {
  readJsonTree(text);
  return JSON.parse(withoutMark(text));
}

/** The same, but whole numbers too long for a number are bigints: the last digits of an id must not change on the way. */
export function readExactJson(text: string): unknown {
  return exactValue(readJsonTree(text), text, Object.fromEntries);
}

/** With maps for objects: a plain object would move keys like "2024" to the front. */
export function readOrderedJson(text: string): unknown {
  return exactValue(readJsonTree(text), text, (entries) => new Map(entries));
}

type Entries = [string, unknown][];

function exactValue(node: Node, text: string, objectOf: (entries: Entries) => object): unknown {
  const { type, value, children = [] } = node;
  if (type === 'array') return children.map((child) => exactValue(child, text, objectOf));
  if (type === 'object')
    return objectOf(
      children.map(({ children: [key, own] = [] }): [string, unknown] => [
        String(key?.value),
        own && exactValue(own, text, objectOf),
      ]),
    );
  if (type !== 'number' || Number.isSafeInteger(value)) return value;
  const written = text.slice(node.offset, node.offset + node.length);
  return /^-?\d+$/.test(written) ? BigInt(written) : value;
}
