interface Entry<Value> {
  value: Value;
  segments: readonly string[];
  rank: string;
}

export interface Found<Value> {
  value: Value;
  params: Record<string, string>;
}

/**
 * Finds what stands behind `GET /api/v1/word/12`. Words are taken before `:names`, which stand for one segment each.
 * Fastify's own router makes code for every route when the site starts, which took as long as all the rest of a start.
 */
export class EndpointTable<Value> {
  readonly #exact = new Map<string, Value>();
  readonly #patterns = new Map<string, Entry<Value>[]>();

  constructor(entries: Iterable<readonly [key: string, value: Value]>) {
    for (const [key, value] of entries) this.#add(key, value);
    for (const alike of this.#patterns.values()) alike.sort((a, b) => (a.rank < b.rank ? -1 : Number(a.rank > b.rank)));
  }

  /** Takes the path as it was sent. A HEAD is a GET whose answer loses its body on the way out. */
  find(method: string, path: string): Found<Value> | undefined {
    const asked = method === 'HEAD' ? 'GET' : method;
    const exact = this.#exact.get(`${asked} ${path}`);
    if (exact) return { value: exact, params: {} };
    const segments = path.split('/').map(decoded);
    const likely = this.#patterns.get(shapeOf(asked, segments)) ?? [];
    const entry = likely.find((one) => one.segments.every((word, at) => isName(word) || word === segments[at]));
    return entry && { value: entry.value, params: paramsOf(entry.segments, segments) };
  }

  #add(key: string, value: Value): void {
    const [method = '', path = ''] = key.split(' ');
    const segments = path.split('/');
    if (!segments.some(isName)) this.#exact.set(key, value);
    const shape = shapeOf(method, segments);
    const alike = this.#patterns.get(shape);
    const entry = { value, segments, rank: rankOf(segments) };
    if (alike) alike.push(entry);
    else this.#patterns.set(shape, [entry]);
  }
}

function shapeOf(method: string, segments: readonly string[]): string {
  return `${method} ${segments.length}`;
}

function isName(word: string): boolean {
  return word.startsWith(':');
}

/** Sorts fixed segments before parameters, from left to right. */
function rankOf(segments: readonly string[]): string {
  return segments.map((word) => (isName(word) ? '1' : '0')).join('');
}

function paramsOf(names: readonly string[], segments: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.flatMap((name, at) => (isName(name) ? [[name.slice(1), segments[at] ?? '']] : [])));
}

/** Fastify has refused what cannot be decoded before anything is looked up. */
function decoded(segment: string): string {
  return segment.includes('%') ? decodeURIComponent(segment) : segment;
}
