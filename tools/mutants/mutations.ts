import { parseSync } from 'vite';

/** One small change that a test should notice. */
export interface Mutation {
  /** Where in the text, and what stands there instead. */
  start: number;
  end: number;
  text: string;
  line: number;
  /** For people: `a < b → a <= b`. */
  says: string;
}

export interface Mutant extends Mutation {
  file: string;
}

const OPPOSITES: Record<string, string> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '&&': '||',
  '||': '&&',
};

/** A node of the syntax tree, as the parser of the build gives it. */
interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

/** Calls without which a list or a text would be another one. */
const SHAPING = /^(filter|toSorted|sort|slice|trim|toReversed)$/;

/** Every mutation of a module's text, in the order of the text. */
export function mutationsOf(file: string, source: string): Mutation[] {
  const { program } = parseSync(file, source);
  const found = nodesIn(program).flatMap((node) =>
    changesOf(node, source).map(([place, text]) => ({ start: place.start, end: place.end, text })),
  );
  return found
    .map((one) => ({
      ...one,
      line: source.slice(0, one.start).split('\n').length,
      says: `${inOneLine(source.slice(one.start, one.end))} → ${inOneLine(one.text)}`,
    }))
    .toSorted((a, b) => a.start - b.start || a.end - b.end);
}

function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (!isNode(value)) return [];
  return [value, ...Object.values(value).flatMap(nodesIn)];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/** What may stand in place of a node or of a part of it. */
function changesOf(node: Node, source: string): [place: Node, text: string][] {
  const cut = (part: unknown) => (isNode(part) ? source.slice(part.start, part.end) : '');
  const part = (name: string) => (isNode(node[name]) ? node[name] : node);
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression': {
      const other = OPPOSITES[String(node['operator'])];
      return other ? [[node, `(${cut(node['left'])} ${other} ${cut(node['right'])})`]] : [];
    }
    case 'UnaryExpression':
      return node['operator'] === '!' ? [[node, cut(node['argument'])]] : [];
    case 'IfStatement':
      return [[part('test'), 'false']];
    case 'ConditionalExpression':
      return [
        [node, `(${cut(node['consequent'])})`],
        [node, `(${cut(node['alternate'])})`],
      ];
    case 'Literal':
      if (typeof node['value'] === 'number') return [[node, `${node['value'] + 1}`]];
      return typeof node['value'] === 'boolean' ? [[node, `${!node['value']}`]] : [];
    case 'ExpressionStatement':
      // What is called for what it does, not for what it answers.
      return ['CallExpression', 'AwaitExpression'].includes(part('expression').type) ? [[node, ';']] : [];
    case 'CallExpression': {
      const callee = part('callee');
      const isShaping = callee.type === 'MemberExpression' && SHAPING.test(cut(callee['property']));
      return isShaping ? [[node, cut(callee['object'])]] : [];
    }
    default:
      return [];
  }
}

export function mutated(source: string, { start, end, text }: Mutation): string {
  return source.slice(0, start) + text + source.slice(end);
}

function inOneLine(text: string): string {
  const flat = text.replaceAll(/\s+/g, ' ');
  return flat.length > 60 ? `${flat.slice(0, 57)}…` : flat;
}
