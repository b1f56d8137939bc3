import { isRow, rowsByPath, rowsIn } from './config-edit.pure.ts';
import { type Part, type Rows, rowName, type Shape } from './config-parts.pure.ts';

/** Where in a value something is wrong, and what to do about it. */
export interface ValueFault {
  /** As the form knows its controls: 0.image. */
  path: string;
  message: string;
}

interface Issue {
  path: readonly PropertyKey[];
  message: string;
}

/** What is wrong, told by the names that stand in the form: 第 1 张：请上传图片或填写图片链接. */
export function faultInWords(shape: Shape | undefined, value: unknown, { path, message }: Issue): ValueFault {
  const names = path.map(String);
  const isPage = shape?.kind === 'byPath' && names.length === 1;
  const said = isPage ? '地址须以 / 开头' : /\p{Script=Han}/u.test(message) ? message : '格式不正确';
  const found = shape && placeOf(shape, value, names);
  if (!found) return { path: names.join('.'), message: names.length > 0 ? `${names.join('.')}：${said}` : said };
  const { where, part, held } = found;
  const isEmpty = held === undefined || held === null || held === '';
  const text = part ? partFault(part, isEmpty, said) : said;
  return { path: found.path.join('.'), message: where ? `${where}：${text}` : text };
}

function partFault({ kind, label }: Part, isEmpty: boolean, said: string): string {
  if (isEmpty && kind === 'picture') return '请上传图片或填写图片链接';
  if (isEmpty) return `请填写${label}`;
  if (kind === 'picture') return `图片链接${said.replace(/^地址/, '')}`;
  return said.startsWith('地址') || said.startsWith('文字') ? `${label}${said.slice(2)}` : `${label}：${said}`;
}

interface Place {
  where: string;
  part: Part | undefined;
  held: unknown;
  path: string[];
}

function placeOf(shape: Shape, value: unknown, names: readonly string[]): Place | undefined {
  if (shape.kind === 'rows') return inRows(shape.rows, rowsIn(value), names);
  if (shape.kind === 'byPath') {
    const rows = rowsByPath(value);
    const at = rows.findIndex(({ path }) => path === names[0]);
    // What is wrong with the page itself is said at its own control.
    return inRows(shape.rows, rows, [String(at), ...(names.length > 1 ? names.slice(1) : ['path'])]);
  }
  if (shape.kind !== 'object') return undefined;
  const part = shape.parts.find(({ name }) => name === names[0]);
  return { where: '', part, held: isRow(value) && part ? value[part.name] : '', path: [...names] };
}

function inRows(
  rows: Rows,
  values: readonly unknown[],
  [at = '', name, ...rest]: readonly string[],
): Place | undefined {
  const index = Number(at);
  if (at === '' || !Number.isInteger(index)) return undefined;
  const where = rowName(rows, index);
  const row = values[index];
  const part = rows.parts.find((one) => one.name === name);
  const held = isRow(row) && part ? row[part.name] : undefined;
  const inner = part?.rows && rest.length > 0 ? inRows(part.rows, rowsIn(held), rest) : undefined;
  if (inner && name) return { ...inner, where: `${where}的${inner.where}`, path: [at, name, ...inner.path] };
  return { where, part, held: part ? held : 'x', path: name === undefined ? [at] : [at, name] };
}
