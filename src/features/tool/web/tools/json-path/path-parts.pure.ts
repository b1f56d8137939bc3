/** The parts of a JSONPath, as RFC 9535 names them. */

export type Selector =
  | { kind: 'name'; name: string }
  | { kind: 'index'; index: number }
  | { kind: 'slice'; start: number | undefined; end: number | undefined; step: number }
  | { kind: 'all' }
  | { kind: 'filter'; test: Test };

export interface Segment {
  /** Two points: the node itself and everything below it. */
  isDeep: boolean;
  selectors: Selector[];
}

export interface Query {
  /** `@` begins at the node that is tested, `$` at the whole. */
  isRelative: boolean;
  segments: Segment[];
}

/** What has one value, or none. */
export type Term =
  | { kind: 'literal'; value: unknown }
  | { kind: 'query'; query: Query }
  | { kind: 'call'; name: FunctionName; parts: Term[] };

export type Test =
  | { kind: 'any'; parts: Test[] }
  | { kind: 'every'; parts: Test[] }
  | { kind: 'not'; part: Test }
  | { kind: 'compare'; sign: Sign; left: Term; right: Term }
  | { kind: 'exists'; query: Query }
  | { kind: 'call'; name: FunctionName; parts: Term[] };

export type Sign = '==' | '!=' | '<' | '<=' | '>' | '>=';

/** What each function takes: one value, or all nodes of a path; and whether it answers a value or yes or no. */
export const FUNCTIONS = {
  length: { takes: ['value'], gives: 'value' },
  count: { takes: ['nodes'], gives: 'value' },
  value: { takes: ['nodes'], gives: 'value' },
  match: { takes: ['value', 'value'], gives: 'logical' },
  search: { takes: ['value', 'value'], gives: 'logical' },
} as const satisfies Record<string, { takes: ('value' | 'nodes')[]; gives: 'value' | 'logical' }>;

export type FunctionName = keyof typeof FUNCTIONS;

/** Such a path finds one node at most. */
export function isSingular({ segments }: Query): boolean {
  return segments.every(
    ({ isDeep, selectors: [first, ...more] }) =>
      !isDeep && more.length === 0 && (first?.kind === 'name' || first?.kind === 'index'),
  );
}
