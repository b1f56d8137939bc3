import { ToolFault } from '../../frame/tool-fault.pure.ts';
import type { Query, Segment, Selector } from './path-parts.pure.ts';
import { PathText } from './path-text.pure.ts';
import { readTest } from './read-test.pure.ts';

/** A whole JSONPath of RFC 9535. A leading `$.` may be left out, as people do. */
export function readPath(typed: string): Query {
  const text = new PathText(typed.startsWith('$') ? typed : `$${/^[[.]/.test(typed) ? '' : '.'}${typed}`);
  const query = readQuery(text);
  if (!text.isAtEnd) throw text.fault('这里有多余的内容');
  return query;
}

export function readQuery(text: PathText): Query {
  const isRelative = text.take('@');
  if (!isRelative && !text.take('$')) throw text.fault('路径要以 $ 或 @ 开头');
  const segments: Segment[] = [];
  for (;;) {
    const before = text.at;
    text.skipSpace();
    const segment = readSegment(text);
    if (segment) segments.push(segment);
    else {
      text.at = before;
      return { isRelative, segments };
    }
  }
}

function readSegment(text: PathText): Segment | undefined {
  if (text.take('..')) return { isDeep: true, selectors: readBrackets(text) ?? [readShorthand(text)] };
  if (text.take('.')) return { isDeep: false, selectors: [readShorthand(text)] };
  const selectors = readBrackets(text);
  return selectors && { isDeep: false, selectors };
}

function readShorthand(text: PathText): Selector {
  if (text.take('*')) return { kind: 'all' };
  const name = text.match(/[A-Za-z_\u0080-\ud7ff\ue000-\u{10ffff}][\w\u0080-\ud7ff\ue000-\u{10ffff}]*/uy);
  if (name === undefined) throw text.fault("点后面要写名字或 *，特别的名字写成 ['名字']");
  return { kind: 'name', name };
}

function readBrackets(text: PathText): Selector[] | undefined {
  if (!text.take('[')) return undefined;
  const selectors: Selector[] = [];
  do {
    text.skipSpace();
    selectors.push(readSelector(text));
    text.skipSpace();
  } while (text.take(','));
  if (!text.take(']')) throw text.fault("方括号没有配对，里面可以写 '名字'、序号、切片、* 或 ?条件");
  return selectors;
}

function readSelector(text: PathText): Selector {
  if (text.take('*')) return { kind: 'all' };
  if (text.take('?')) {
    text.skipSpace();
    return { kind: 'filter', test: readTest(text) };
  }
  const name = text.readString();
  if (name !== undefined) return { kind: 'name', name };
  if (text.take('(')) throw text.fault('不能在方括号里写算式，要最后一项请写 [-1]');
  const start = readInteger(text);
  const before = text.at;
  text.skipSpace();
  if (text.take(':')) return readSlice(text, start);
  text.at = before;
  if (start === undefined) throw text.fault("方括号里要写 '名字'、序号、切片、* 或 ?条件");
  return { kind: 'index', index: start };
}

function readSlice(text: PathText, start: number | undefined): Selector {
  text.skipSpace();
  const end = readInteger(text);
  const before = text.at;
  text.skipSpace();
  if (!text.take(':')) {
    text.at = before;
    return { kind: 'slice', start, end, step: 1 };
  }
  const behind = text.at;
  text.skipSpace();
  const step = readInteger(text);
  if (step === undefined) text.at = behind;
  return { kind: 'slice', start, end, step: step ?? 1 };
}

function readInteger(text: PathText): number | undefined {
  const digits = text.match(/-?\d+/y);
  if (digits === undefined) return undefined;
  if (!/^(?:0|-?[1-9]\d*)$/.test(digits)) throw text.fault(`序号 ${digits} 前面有多余的 0`);
  if (!Number.isSafeInteger(Number(digits))) throw new ToolFault(`序号 ${digits} 太大了`);
  return Number(digits);
}
