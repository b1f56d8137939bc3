import { FUNCTIONS, type FunctionName, isSingular, type Sign, type Term, type Test } from './path-parts.pure.ts';
import type { PathText } from './path-text.pure.ts';
import { readQuery } from './read-path.pure.ts';

/** A condition: `&&` binds more closely than `||`. */
export function readTest(text: PathText): Test {
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
