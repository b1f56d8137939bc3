/** What a document may cost. A reader that goes beyond is ended, and its caller gets an error. */
export interface ReaderLimits {
  /** Processor time in milliseconds, all threads together. */
  cpuMs: number;
  /** Memory of the whole process that reads, itself included (some 70 MB). */
  memoryMb: number;
  /** Whoever holds more after a document reads no other: what is left would count as the next one's. */
  restMb: number;
}

/** Work on a document that came from outside: a module of its own, run in another process. */
export interface Reader<Input, Output> extends ReaderLimits {
  /** Tells readers apart in messages and when places are shared out. */
  name: string;
  module: string;
  /** Carries the types only; it is never set. */
  types?: (input: Input) => Output;
}

// A reader takes any input; `never` is the parameter every such function accepts.
type Work = (input: never) => unknown;
type OutputOf<F extends Work> = Awaited<ReturnType<F>>;

const LIMITS: ReaderLimits = { cpuMs: 2000, memoryMb: 320, restMb: 160 };

/**
 * Names a reader: a file `<what>.reader.ts` whose default export reads one document. Import only its type, so that the
 * parser is never loaded into the serving process:
 *
 *     aReader<typeof import('./page.reader.ts').default>(new URL('./page.reader.ts', import.meta.url))
 */
export function aReader<F extends Work>(
  module: URL,
  limits: Partial<ReaderLimits> = {},
): Reader<Parameters<F>[0], OutputOf<F>> {
  const name = module.pathname.replace(/^.*\/|\.reader\.ts$/g, '');
  return { ...LIMITS, ...limits, name, module: module.href };
}
