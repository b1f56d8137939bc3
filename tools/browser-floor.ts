// What files of the browser use that the oldest browsers lack (docs/decisions/0052-browser-floor.md): syntax that the build should
// have lowered, and parts of the language and the web by their names.
import { parseAst } from 'vite';

interface Node {
  type: string;
  [key: string]: unknown;
}

/** What `src/web/older-browsers/language.ts` brings, which the page loads before all else and workers carry themselves. */
export const COMPLETED = new Set([
  ...['toReversed', 'toSorted', 'toSpliced', 'isWellFormed', 'toWellFormed', 'throwIfAborted'],
  ...['Map.groupBy', 'Object.groupBy', 'Promise.withResolvers', 'AbortSignal.timeout', 'AbortSignal.any'],
  ...['getSetCookie', 'transferToFixedLength'],
  ...['URL.parse', 'URL.canParse', 'Intl.Segmenter'],
]);

/** What nobody brings: a file that uses it asks first whether it is there. */
const MISSING = new Set([
  ...['Array.fromAsync', 'Promise.try', 'RegExp.escape', 'Symbol.dispose', 'Symbol.asyncDispose', 'Math.sumPrecise'],
  ...['Error.isError', 'Iterator.from', 'Uint8Array.fromBase64', 'Uint8Array.fromHex', 'Atomics.waitAsync'],
  ...['isSubsetOf', 'isSupersetOf', 'isDisjointFrom', 'symmetricDifference', 'toBase64', 'setFromBase64', 'setFromHex'],
  ...['getOrInsert', 'getOrInsertComputed', 'checkVisibility', 'startViewTransition'],
  ...['requestIdleCallback', 'CompressionStream', 'DecompressionStream', 'OffscreenCanvas', 'scheduler', 'navigation'],
  ...['requestFullscreen', 'roundRect', 'showPicker', 'adoptedStyleSheets', 'ImageDecoder'],
  ...['requestVideoFrameCallback', 'setHTMLUnsafe', 'parseHTMLUnsafe', 'getHTML', 'formatRange', 'DurationFormat'],
  ...['URLPattern', 'CloseWatcher', 'userAgentData', 'userActivation', 'wakeLock', 'computedStyleMap', 'SharedWorker'],
  ...['EyeDropper', 'BarcodeDetector', 'DisposableStack', 'showOpenFilePicker', 'showSaveFilePicker'],
]);

/** In every copy of `language.ts`, whatever the build made of it. */
const COMPLETES = 'signal timed out';

/** One line for each thing in this file that an old browser cannot read or does not have. */
export function tooNew(code: string, isWorker: boolean): string[] {
  const found = new Set<string>();
  const used = new Set<string>();
  const asked = new Set<string>();
  const isCompleted = !isWorker || code.includes(COMPLETES);
  walk(parseAst(code) as unknown as Node, [], (node, around) => {
    const syntax = newSyntax(node);
    if (syntax) found.add(syntax);
    if (looksBehind(node) && !around.some(({ type }) => type === 'TryStatement'))
      found.add('a pattern that looks behind');
    for (const name of namesOf(node, around.at(-1))) {
      if (isAsked(node, around)) asked.add(name);
      else used.add(name);
    }
    // As in `'popover' in element`.
    const text = textOf(node);
    if (text) asked.add(text);
  });
  for (const name of used) {
    const isMissing = MISSING.has(name) || (COMPLETED.has(name) && !isCompleted);
    if (isMissing && !asked.has(name) && !asked.has(name.replace(/^.*\./, ''))) found.add(name);
  }
  return [...found];
}

function walk(node: Node, around: readonly Node[], visit: (node: Node, around: readonly Node[]) => void): void {
  visit(node, around);
  const inside = [...around, node];
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, inside, visit);
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function newSyntax(node: Node): string | undefined {
  const { type, kind, attributes, options, decorators, regex } = node;
  if (type === 'StaticBlock') return 'a static block of a class';
  if (type === 'VariableDeclaration' && /using/.test(String(kind))) return 'using';
  if (type === 'AccessorProperty' || (Array.isArray(decorators) && decorators.length > 0)) return 'decorators';
  if ((Array.isArray(attributes) && attributes.length > 0) || (type === 'ImportExpression' && options))
    return 'import attributes';
  const { pattern, flags } = (regex ?? {}) as { pattern?: string; flags?: string };
  if (flags?.includes('v') || /\(\?[ims]*-?[ims]+:/.test(pattern ?? '')) return 'a newer kind of pattern';
  return undefined;
}

/** As a pattern, or as the text of one that is made later. */
function looksBehind(node: Node): boolean {
  const { pattern } = (node['regex'] ?? {}) as { pattern?: string };
  return /\(\?<[=!]/.test(pattern ?? textOf(node) ?? '');
}

function textOf({ type, value }: Node): string | undefined {
  if (type === 'TemplateElement') return (value as { raw: string }).raw;
  return type === 'Literal' && typeof value === 'string' ? value : undefined;
}

/** `a.name` as itself and as `a.name`; a name on its own where it is no key. */
function namesOf(node: Node, parent: Node | undefined): string[] {
  const { type, object, property, computed, name } = node as Node & { object?: Node; property?: Node };
  if (type === 'Identifier' && parent?.type !== 'MemberExpression' && parent?.type !== 'Property')
    return [String(name)];
  if (type !== 'MemberExpression' || computed || !property) return [];
  const last = String(property['name']);
  const owner = object?.type === 'Identifier' ? [`${object['name']}.${last}`] : [];
  return [last, ...owner];
}

/** Whether this is a question about being there: `typeof x`, `a.x ?? other`, `a.x && …`, `a.x ? … : …`, `!a.x`. */
function isAsked(node: Node, around: readonly Node[]): boolean {
  const parent = around.at(-1);
  if (parent?.type === 'UnaryExpression') return true;
  if (parent?.type === 'LogicalExpression') return parent['left'] === node;
  if (parent?.type === 'ConditionalExpression' || parent?.type === 'IfStatement') return parent['test'] === node;
  return parent?.type === 'BinaryExpression' || parent?.['optional'] === true;
}
