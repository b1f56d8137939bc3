import type { FunctionName, Query, Selector, Sign, Term, Test } from './path-parts.pure.ts';

export interface Found {
  path: (string | number)[];
  value: unknown;
}

/** All nodes that a path finds in a document, in its order. */
export function runPath(query: Query, root: unknown): Found[] {
  return nodesOf(query, { path: [], value: root }, root);
}

function nodesOf({ isRelative, segments }: Query, current: Found, root: unknown): Found[] {
  let nodes: Found[] = [isRelative ? current : { path: [], value: root }];
  for (const { isDeep, selectors } of segments)
    nodes = (isDeep ? nodes.flatMap(withAllBelow) : nodes).flatMap((node) =>
      selectors.flatMap((selector) => selected(selector, node, root)),
    );
  return nodes;
}

function childrenOf({ path, value }: Found): Found[] {
  if (Array.isArray(value)) return value.map((child, at) => ({ path: [...path, at], value: child }));
  if (!isObject(value)) return [];
  return Object.entries(value).map(([name, child]) => ({ path: [...path, name], value: child }));
}

function withAllBelow(node: Found): Found[] {
  return [node, ...childrenOf(node).flatMap(withAllBelow)];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function selected(selector: Selector, node: Found, root: unknown): Found[] {
  const { path, value } = node;
  if (selector.kind === 'all') return childrenOf(node);
  if (selector.kind === 'filter') return childrenOf(node).filter((child) => holds(selector.test, child, root));
  if (selector.kind === 'name')
    return isObject(value) && Object.hasOwn(value, selector.name)
      ? [{ path: [...path, selector.name], value: value[selector.name] }]
      : [];
  if (!Array.isArray(value)) return [];
  const places = selector.kind === 'index' ? [fromEnd(selector.index, value.length)] : placesOf(selector, value.length);
  return places.filter((at) => at >= 0 && at < value.length).map((at) => ({ path: [...path, at], value: value[at] }));
}

const fromEnd = (index: number, length: number) => (index < 0 ? index + length : index);

function placesOf({ start, end, step }: Extract<Selector, { kind: 'slice' }>, length: number): number[] {
  const places: number[] = [];
  if (step === 0) return places;
  const [low, high] = step > 0 ? [0, length] : [-1, length - 1];
  const bound = (index: number | undefined, otherwise: number) =>
    index === undefined ? otherwise : Math.min(Math.max(fromEnd(index, length), low), high);
  const first = bound(start, step > 0 ? low : high);
  const last = bound(end, step > 0 ? high : low);
  for (let at = first; step > 0 ? at < last : at > last; at += step) places.push(at);
  return places;
}

function holds(test: Test, node: Found, root: unknown): boolean {
  if (test.kind === 'any') return test.parts.some((part) => holds(part, node, root));
  if (test.kind === 'every') return test.parts.every((part) => holds(part, node, root));
  if (test.kind === 'not') return !holds(test.part, node, root);
  if (test.kind === 'exists') return nodesOf(test.query, node, root).length > 0;
  if (test.kind === 'call') return call(test.name, test.parts, node, root) === true;
  return compares(test.sign, worthOf(test.left, node, root), worthOf(test.right, node, root));
}

/** Undefined where there is nothing: JSON has no such value. */
function worthOf(term: Term, node: Found, root: unknown): unknown {
  if (term.kind === 'literal') return term.value;
  if (term.kind === 'call') return call(term.name, term.parts, node, root);
  return nodesOf(term.query, node, root)[0]?.value;
}

function call(name: FunctionName, parts: readonly Term[], node: Found, root: unknown): unknown {
  const [first, second] = parts;
  if (name === 'count' || name === 'value') {
    const nodes = first?.kind === 'query' ? nodesOf(first.query, node, root) : [];
    return name === 'count' ? nodes.length : nodes.length === 1 ? nodes[0]?.value : undefined;
  }
  const value = first && worthOf(first, node, root);
  if (name === 'length') {
    if (typeof value === 'string') return [...value].length;
    return typeof value === 'object' && value !== null ? Object.keys(value).length : undefined;
  }
  const pattern = second && worthOf(second, node, root);
  if (typeof value !== 'string' || typeof pattern !== 'string') return false;
  return regexOf(pattern, name === 'match')?.test(value) ?? false;
}

/** I-Regexp (RFC 9485): its point stands for everything but line breaks of two kinds. */
function regexOf(pattern: string, isWhole: boolean): RegExp | undefined {
  let spelled = '';
  let [isEscaped, isInClass] = [false, false];
  for (const mark of pattern) {
    spelled += mark === '.' && !isEscaped && !isInClass ? '[^\\n\\r]' : mark;
    if (!isEscaped && mark === '[') isInClass = true;
    if (!isEscaped && mark === ']') isInClass = false;
    isEscaped = mark === '\\' && !isEscaped;
  }
  try {
    return new RegExp(isWhole ? `^(?:${spelled})$` : spelled, 'u');
  } catch {
    return undefined;
  }
}

function compares(sign: Sign, left: unknown, right: unknown): boolean {
  if (sign === '!=') return !isSame(left, right);
  if (sign === '==') return isSame(left, right);
  if ((sign === '<=' || sign === '>=') && isSame(left, right)) return true;
  const [low, high] = sign.startsWith('<') ? [left, right] : [right, left];
  if (typeof low === 'string' && typeof high === 'string') return low < high;
  return isNumber(low) && isNumber(high) && low < high;
}

const isNumber = (value: unknown): value is number | bigint => typeof value === 'number' || typeof value === 'bigint';

function isSame(one: unknown, other: unknown): boolean {
  // A number and a bigint are the same by their worth.
  if (isNumber(one) && isNumber(other)) return !(one < other) && !(other < one);
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((part, at) => isSame(part, other[at]));
  if (!isObject(one) || !isObject(other)) return one === other;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSame(one[name], other[name]))
  );
}

const SHORT: Record<string, string> = { '\b': '\\b', '\f': '\\f', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** The normalized path of RFC 9535: $['store']['book'][0]. */
export function writePath(path: readonly (string | number)[]): string {
  const name = (text: string) =>
    Array.from(text, (mark) => {
      if (mark === "'" || mark === '\\') return `\\${mark}`;
      return mark < ' ' ? (SHORT[mark] ?? `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`) : mark;
    }).join('');
  return `$${path.map((step) => (typeof step === 'number' ? `[${step}]` : `['${name(step)}']`)).join('')}`;
}
