import { type Plugin, parseSync } from 'vite';

const NO = 'false';
const NOTHING = '(void 0)';

/**
 * What the router asks again and again in the browser and this site knows when it is built: settings it does not have
 * (react-router.config.ts, entry.client.tsx), and that a browser is no server. With these names as constants the bundler leaves out what
 * only others need, a tenth of the router.
 */
export const KNOWN: Readonly<Record<string, string>> = {
  // No switch of `future` is on.
  unstable_customRouteDiscovery: NO,
  unstable_routePatternMatching: NO,
  discoveryRuntime: NOTHING,
  routeDiscoveryRuntime: NOTHING,
  routeDiscoveryState: NOTHING,
  // Pages are rendered by the server of their own address.
  ssr: 'true',
  isSpaMode: NO,
  isApiOnly: NO,
  unstable_apiOnly: NO,
  serverOrigin: NOTHING,
  unstable_apiServerOrigin: NOTHING,
  // No components of the server.
  rsc: NO,
  isRSCRouterContext: NO,
  RSCErrorHandler: NOTHING,
  decodeRouteErrorResponseDigest: NOTHING,
  // This is the browser.
  isStatic: NO,
  isStaticHandler: NO,
  staticContext: NOTHING,
  renderMeta: NOTHING,
  // Not in development.
  criticalCss: NOTHING,
  hasHMRRoutes: NO,
  needsRevalidation: NOTHING,
  // What the entry could hand to the router, and does not.
  getContext: NOTHING,
  instrumentations: NOTHING,
  instrumentationNavigateMetaReceiver: NOTHING,
  instrumentationResultMetaReceiver: NOTHING,
  onErrorHandler: NOTHING,
  useTransitions: NOTHING,
  // The root has an error page.
  defaultErrorElement: NOTHING,
  // Nothing of the site asks for these: links that show another address, pages to see while their data comes.
  mask: NOTHING,
  maskPath: NOTHING,
  HydrateFallback: NOTHING,
  hydrateFallbackElement: NOTHING,
};

/** Advice for developers, who have it in development. */
const ADVICE = new Set(['warning', 'warningOnce', 'warnOnce']);

interface Node {
  type: string;
  start: number;
  end: number;
  name?: string;
  key?: Node;
  object?: Node;
  property?: Node;
  callee?: Node;
  expression?: Node;
  computed?: boolean;
  shorthand?: boolean;
}

interface Edit {
  name: string;
  start: number;
  end: number;
  text: string;
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';
const textFor = ({ name = '' }: Node) => (Object.hasOwn(KNOWN, name) ? KNOWN[name] : undefined);

/** Where a known name is read in the code, and what is to stand there. */
export function knownIn(code: string, file: string): Edit[] {
  const edits: Edit[] = [];

  /** On the left, and within a pattern, a name is given its value and not read. */
  function look(node: Node, isGiven: boolean): void {
    const { property, object } = node;
    const name = node.type === 'Identifier' ? node : property && !node.computed ? property : undefined;
    const text = name && !isGiven ? textFor(name) : undefined;
    if (text) put(node, name?.name, text);
    else if (property && object && !node.computed) look(object, false);
    else if (isAdvice(node)) put(node, 'advice', ';');
    else lookInside(node, isGiven);
  }
  function lookInside(node: Node, isGiven: boolean): void {
    for (const [part, value] of Object.entries(node)) {
      const role = roleOf(node, part, isGiven);
      if (role !== 'name') for (const child of [value].flat()) if (isNode(child)) look(child, role === 'given');
    }
    const last = edits.at(-1);
    // `{ ssr }` says its name as well as its value.
    if (node.shorthand && !isGiven && last?.start === node.start) last.text = `${last.name}: ${last.text}`;
  }
  function put({ start, end }: Node, name = '', text = ''): void {
    edits.push({ name, start, end, text });
  }
  look(parseSync(file, code).program as unknown as Node, false);
  return edits;
}

/** What a part of a node is: a name that is no value, something that is given a value, or something that is read. */
function roleOf({ type, computed }: Node, part: string, isGiven: boolean): 'name' | 'given' | 'read' {
  if (/^(?:Import|Export)\w*Specifier$/.test(type)) return 'name';
  if (/Property|MethodDefinition/.test(type) && part === 'key') return computed ? 'read' : 'name';
  if (type === 'Property') return isGiven ? 'given' : 'read';
  if (/^(?:ObjectPattern|ArrayPattern|RestElement)$/.test(type) || /^params?$/.test(part)) return 'given';
  if (/^Assignment(?:Pattern|Expression)$/.test(type)) return part === 'left' ? 'given' : 'read';
  return part === 'id' ? 'given' : 'read';
}

function isAdvice({ type, expression }: Node): boolean {
  return type === 'ExpressionStatement' && ADVICE.has(expression?.callee?.name ?? '');
}

/** The code with what is known in place of the names. */
export function withKnown(code: string, file: string): string {
  let at = 0;
  const parts = knownIn(code, file).flatMap(({ start, end, text }) => {
    const before = code.slice(at, start);
    at = end;
    return [before, text];
  });
  return [...parts, code.slice(at)].join('');
}

export const ROUTER = /[\\/]react-router[\\/]dist[\\/]production[\\/]/;

/** Only what browsers load, and only when the site is built. A name that is gone leaves the router whole (see the test). */
export function knownWhenBuilt(isOn: boolean): Plugin {
  return {
    name: 'known-when-built',
    apply: 'build',
    applyToEnvironment: ({ name }) => isOn && name === 'client',
    transform: { filter: { id: ROUTER }, handler: (code, id) => ({ code: withKnown(code, id), map: null }) },
  };
}
