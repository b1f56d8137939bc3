import { ToolFault } from '../../frame/tool-fault.pure.ts';
import {
  FUNCTIONS,
  type FunctionName,
  isSingular,
  type Query,
  type Segment,
  type Selector,
  type Sign,
  type Term,
  type Test,
} from './path-parts.pure.ts';
import { PathText } from './path-text.pure.ts';

/** A whole JSONPath of RFC 9535. A leading `$.` may be left out, as people do. */
export function readPath(typed: string): Query {
  const text = new PathText(typed.startsWith('$') ? typed : `$${/^[[.]/.test(typed) ? '' : '.'}${typed}`);
  const query = readQuery(text);
  if (!text.isAtEnd) throw text.fault('这里有多余的内容');
  return query;
}

function readQuery(text: PathText): Query {
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

/** A condition: `&&` binds more closely than `||`. */
function readTest(text: PathText): Test {
  return readJoined(text, '||', 'any', () => readJoined(text, '&&', 'every', () => readBasic(text)));
}

function readJoined(text: PathText, mark: string, kind: 'any' | 'every', readPart: () => Test): Test {
  const first = readPart();
  const parts = [first];
  for (;;) {
    const before = text.at;
    text.skipSpace();
    if (!text.take(mark)) {
      text.at = before;
      return parts.length === 1 ? first : { kind, parts };
    }
    text.skipSpace();
    parts.push(readPart());
  }
}

function readBasic(text: PathText): Test {
  if (text.take('!')) {
    text.skipSpace();
    return { kind: 'not', part: text.take('(') ? readInBrackets(text) : asTest(text, readTerm(text)) };
  }
  if (text.take('(')) return readInBrackets(text);
  const left = readTerm(text);
  const before = text.at;
  text.skipSpace();
  const sign = text.match(/[=!]==|[=!<>]=|[<>]/y);
  if (sign === undefined) {
    text.at = before;
    return asTest(text, left);
  }
  text.skipSpace();
  // Three signs are JavaScript's, and mean the same here.
  const right = readTerm(text);
  for (const term of [left, right]) mustBeOne(text, term);
  return { kind: 'compare', sign: sign.slice(0, 2) as Sign, left, right };
}

function readInBrackets(text: PathText): Test {
  text.skipSpace();
  const test = readTest(text);
  text.skipSpace();
  if (!text.take(')')) throw text.fault('圆括号没有配对，或条件没有写完');
  return test;
}

function asTest(text: PathText, term: Term): Test {
  if (term.kind === 'query') return { kind: 'exists', query: term.query };
  if (term.kind === 'call' && FUNCTIONS[term.name].gives === 'logical') return term;
  throw text.fault('这里要写一个条件，例如 @.price < 10');
}

function mustBeOne(text: PathText, term: Term): void {
  if (term.kind === 'query' && !isSingular(term.query)) throw text.fault('比较的两边只能是一个值，不能是很多个');
  if (term.kind === 'call' && FUNCTIONS[term.name].gives !== 'value')
    throw text.fault(`${term.name}() 本身就是条件，不用再比较`);
}

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?/y;
const WORDS: Record<string, unknown> = { true: true, false: false, null: null };

function readTerm(text: PathText): Term {
  if (/[@$]/.test(text.text.charAt(text.at))) return { kind: 'query', query: readQuery(text) };
  const string = text.readString();
  if (string !== undefined) return { kind: 'literal', value: string };
  const number = text.match(NUMBER);
  if (number !== undefined) return { kind: 'literal', value: numberOf(number) };
  const word = text.match(/[a-z][a-z0-9_]*/y) ?? '';
  if (text.take('(')) return readCall(text, word);
  if (!Object.hasOwn(WORDS, word)) throw text.fault('这里要写 @ 开头的路径、数字、带引号的文字、true、false 或 null');
  return { kind: 'literal', value: WORDS[word] };
}

/** Whole numbers too long for a number keep their digits, as in the document. */
function numberOf(text: string): number | bigint {
  const number = Number(text);
  return /^-?\d+$/.test(text) && !Number.isSafeInteger(number) ? BigInt(text) : number;
}

function readCall(text: PathText, word: string): Term {
  if (!Object.hasOwn(FUNCTIONS, word))
    throw text.fault(`没有 ${word}() 这个函数，有 length、count、value、match 和 search`);
  // One of the names, as was just seen.
  const name = word as FunctionName;
  const parts: Term[] = [];
  text.skipSpace();
  while (!text.take(')')) {
    if (parts.length > 0 && !text.take(',')) throw text.fault('圆括号没有配对');
    text.skipSpace();
    parts.push(readTerm(text));
    text.skipSpace();
  }
  const { takes } = FUNCTIONS[name];
  if (parts.length !== takes.length) throw text.fault(`${name}() 要 ${takes.length} 个参数`);
  parts.forEach((part, at) => {
    if (takes[at] === 'value') mustBeOne(text, part);
    else if (part.kind !== 'query') throw text.fault(`${name}() 里要写路径`);
  });
  return { kind: 'call', name, parts };
}
