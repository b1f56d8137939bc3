import { parseSync } from 'vite';

/** One small change that a test should notice. */
export interface Mutation {
  /** Where in the text, and what stands there instead. */
  start: number;
  end: number;
  text: string;
  line: number;
  /** Runs when the module is loaded, not when something in it is called. */
  isStatic: boolean;
  isStatement: boolean;
  /** For people: `a < b → a <= b`. */
  says: string;
}

const NEGATED: Record<string, string> = { '===': '!==', '!==': '===', '<': '>=', '>=': '<', '>': '<=', '<=': '>' };
const BOUNDARY: Record<string, string> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };
const ARITHMETIC: Record<string, string> = { '+': '-', '-': '+', '*': '/', '/': '*', '%': '*' };
const LOGICAL: Record<string, string> = { '&&': '||', '||': '&&', '??': '&&' };

/** Calls without which a list or a text would be another one. */
const SHAPING = /^(filter|toSorted|sort|slice|trim|toReversed|reverse)$/;
const SWAPPED: Record<string, string> = {
  some: 'every',
  every: 'some',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  min: 'max',
  max: 'min',
  toUpperCase: 'toLowerCase',
  toLowerCase: 'toUpperCase',
};

/** Lines of the log and freed timers: nobody who uses the site could notice. */
const UNSEEN = /^(await )?([\w.#?]*\b(log|logger|console|report)\??\.|.*\.unref\??\.?\(\)$)/s;

/** A node of the syntax tree, as the parser of the build gives it. */
interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

type Change = Pick<Mutation, 'start' | 'end' | 'text'> & { isStatement?: true };

/** Every mutation of a module's text, in the order of the text. */
export function mutationsOf(file: string, source: string): Mutation[] {
  const { program } = parseSync(file, source);
  return changesIn(program, source, true)
    .map(({ isStatement = false, ...change }) => ({
      ...change,
      isStatement,
      line: source.slice(0, change.start).split('\n').length,
      says: `${inOneLine(source.slice(change.start, change.end))} → ${inOneLine(change.text)}`,
    }))
    .toSorted((a, b) => a.start - b.start || a.end - b.end);
}

function changesIn(value: unknown, source: string, isStatic: boolean): (Change & { isStatic: boolean })[] {
  if (Array.isArray(value)) return value.flatMap((one) => changesIn(one, source, isStatic));
  if (!isNode(value) || isType(value)) return [];
  const isFunction = value.type.includes('Function') || value.type === 'PropertyDefinition';
  return [
    ...changesOf(value, source).map((change) => ({ ...change, isStatic: isStatic && !isFunction })),
    ...Object.values(value).flatMap((part) => changesIn(part, source, isStatic && !isFunction)),
  ];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/** `as`, `satisfies` and `!` have a value inside; all else of TypeScript is gone when the code runs. */
function isType({ type }: Node): boolean {
  return type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)Expression$/.test(type);
}

function changesOf(node: Node, source: string): Change[] {
  const cut = (name: string) => (isNode(node[name]) ? source.slice(node[name].start, node[name].end) : '');
  const becomes = (...texts: (string | undefined)[]): Change[] =>
    texts.flatMap((text) => (text === undefined ? [] : [{ start: node.start, end: node.end, text }]));
  const joinedBy = (operator: string | undefined) => operator && `${cut('left')} ${operator} ${cut('right')}`;
  const operator = String(node['operator']);
  switch (node.type) {
    case 'BinaryExpression': {
      const isText = /^['"`]/.test(cut('left')) || /^['"`]/.test(cut('right'));
      const other = NEGATED[operator] ?? (isText ? undefined : ARITHMETIC[operator]);
      return becomes(joinedBy(other), joinedBy(BOUNDARY[operator]));
    }
    case 'LogicalExpression':
      return becomes(joinedBy(LOGICAL[operator]));
    case 'UnaryExpression':
      return operator === '!' ? becomes(cut('argument')) : [];
    case 'IfStatement':
      return isNode(node['test']) ? ['true', 'false'].map((text) => ({ ...place(node['test'] as Node), text })) : [];
    case 'ConditionalExpression':
      return becomes(cut('consequent'), cut('alternate'));
    case 'Literal':
      return typeof node['value'] === 'boolean' ? becomes(`${!node['value']}`) : [];
    case 'ExpressionStatement':
      // What is called for what it does, not for what it answers.
      return /^(Call|Await|Assignment)Expression$/.test((node['expression'] as Node).type) &&
        !UNSEEN.test(cut('expression'))
        ? becomes(';').map((change) => ({ ...change, isStatement: true }))
        : [];
    case 'CallExpression':
      return becomes(otherCall(node, source));
    case 'ArrowFunctionExpression':
      return node['expression'] === true ? [{ ...place(node['body'] as Node), text: 'undefined' }] : [];
    default:
      return [];
  }
}

/** The list or text itself instead of a part of it; the largest instead of the smallest. */
function otherCall({ callee, arguments: given, end }: Node, source: string): string | undefined {
  // Inside `a?.b` a part cannot be replaced without the rest.
  if (!isNode(callee) || callee.type !== 'MemberExpression' || source.slice(callee.start, end).includes('?.')) return;
  const { object, property } = callee;
  if (!isNode(object) || !isNode(property)) return;
  const [what, name] = [object, property].map((part) => source.slice(part.start, part.end));
  const isOneOfAnother = Array.isArray(given) && given.length > 0 && Object.hasOwn(SWAPPED, name ?? '');
  if (SHAPING.test(name ?? '')) return what;
  const swaps = isOneOfAnother && (what === 'Math' || !/^(min|max)$/.test(name ?? ''));
  return swaps ? `${what}.${SWAPPED[name ?? '']}${source.slice(callee.end, end)}` : undefined;
}

const place = ({ start, end }: Node) => ({ start, end });

/** The module with this one change. */
export function mutated(source: string, { start, end, text }: Mutation): string {
  return `${source.slice(0, start)}(${text})${source.slice(end)}`.replace('(;)', ';');
}

/**
 * The module with all of these changes at once, each asleep: one is awake when `globalThis.mutant` says so. They must not overlap.
 */
export function withSleeping(source: string, mutations: readonly (Mutation & { id: number })[]): string {
  let result = source;
  for (const { id, start, end, text, isStatement } of mutations.toSorted((a, b) => b.start - a.start)) {
    const was = source.slice(start, end);
    const isAwake = `globalThis.mutant?.(${id})`;
    const both = isStatement ? `{ if (!${isAwake}) { ${was} } }` : `(${isAwake} ? (${text}) : (${was}))`;
    result = result.slice(0, start) + both + result.slice(end);
  }
  return result;
}

function inOneLine(text: string): string {
  const flat = text.replaceAll(/\s+/g, ' ');
  return flat.length > 60 ? `${flat.slice(0, 57)}…` : flat;
}
