import { createStepCounter } from './count-steps.ts';
import { type Part, parseRegex } from './parse-regex.ts';

/** What is found in most texts; each expression adds the characters that it names. */
const CHARACTERS = ['a', 'A', '0', ' ', '\n', '中', '-', '.', '/', '"', '<', '\u3000', '\u0300', 'é', '¥', '\u0000'];
/** After the part that repeats: an end, and what hardly any expression takes. */
const ENDINGS = ['', '\u0001', 'x\u0001'];
/** Repetitions up to here are a factor; beyond they are as good as endless. */
const MOST_FACTOR = 128;
/** Characters of the shortest text that is tried; then four and sixteen times as many. */
const LENGTH = 40;
/** Four times the text may cost four times the steps; the square of its length is sixteen times as many. */
const MOST_GROWTH = 7;
const MOST_STEPS = 500_000;

interface Loop {
  /** A text that leads to it. */
  before: string;
  bodies: string[];
}

/** A text for which the steps grow faster than its length, as `beginning + pump × n + ending`; undefined when none was found. */
export function findGrowth(source: string, flags: string): { text: string; growth: number } | undefined {
  const pattern = parseRegex(source, flags);
  const repeats = [...partsIn(pattern)].filter((part) => part.kind === 'repeat');
  const endless = repeats.filter(({ max }) => max > MOST_FACTOR);
  if (endless.length === 0) return undefined;
  const characters = unlike([...CHARACTERS, ...literals(pattern)], pattern);
  const loops: Loop[] = [];
  walk(pattern, '', characters, loops);
  const inside = endless.flatMap(({ body }) => [...partsIn(body)].filter((part) => part.kind === 'char'));
  const taken = characters.filter((one) => inside.some(({ matches }) => matches(one)));
  const count = createStepCounter(pattern, flags, MOST_STEPS);
  for (const [beginning, pump] of pumps(loops, taken)) {
    for (const ending of ENDINGS) {
      const few = Math.ceil(LENGTH / pump.length);
      const growthFrom = (n: number) => growthOf(count, (times) => beginning + pump.repeat(times) + ending, n);
      // Looked at again further on: a limited repetition grows until its limit is reached.
      const growth = growthFrom(few) > MOST_GROWTH ? growthFrom(4 * few) : 0;
      if (growth > MOST_GROWTH) {
        return {
          text: `${JSON.stringify(beginning)} + ${JSON.stringify(pump)} × n + ${JSON.stringify(ending)}`,
          growth,
        };
      }
    }
  }
  return undefined;
}

function growthOf(count: (text: string) => number, text: (n: number) => string, n: number): number {
  const few = count(text(n));
  const many = few >= MOST_STEPS ? few : count(text(4 * n));
  return many >= MOST_STEPS ? Infinity : many / few;
}

/** What leads to a loop may itself be repeated: then the loop begins at many places. */
function pumps(loops: readonly Loop[], taken: readonly string[]): [string, string][] {
  const found = new Map<string, [string, string]>();
  const add = (beginning: string, pump: string) => {
    if (pump !== '') found.set(`${beginning}\u0001${pump}`, [beginning, pump]);
  };
  for (const { before, bodies } of loops) {
    const all = [...bodies, bodies.join(''), ...taken];
    for (const body of all) for (const beginning of ['', before]) add(beginning, body);
    add('', before);
    for (const body of all) add('', before + body);
  }
  return [...found.values()];
}

function* partsIn(part: Part): Generator<Part> {
  yield part;
  if (part.kind === 'sequence') for (const one of part.parts) yield* partsIn(one);
  else if (part.kind === 'choice') for (const one of part.options) yield* partsIn(one);
  else if ('body' in part) yield* partsIn(part.body);
}

/** Of characters that no part of the expression tells apart one is enough. */
function unlike(characters: readonly string[], pattern: Part): string[] {
  const parts = [...partsIn(pattern)].filter((part) => part.kind === 'char');
  const known = new Map<string, string>();
  for (const one of characters) {
    const sign = [/\w/.test(one), one === '\n', ...parts.map(({ matches }) => matches(one))].join();
    if (!known.has(sign)) known.set(sign, one);
  }
  return [...known.values()];
}

function literals(pattern: Part): string[] {
  const sources = [...partsIn(pattern)].flatMap((part) => (part.kind === 'char' ? [part.source] : []));
  return sources.flatMap((source) =>
    source.length === 1 ? [source] : [...source].filter((one) => !/[\w\\[\]]/.test(one)),
  );
}

/** Finds the loops, each with a text that leads to it. Answers a text for the part itself, as short as it may be. */
function walk(part: Part, before: string, characters: readonly string[], loops: Loop[]): string {
  if (part.kind === 'sequence') {
    return part.parts.reduce((text, one) => text + walk(one, before + text, characters, loops), '');
  }
  if (part.kind === 'choice') {
    return part.options.map((one) => walk(one, before, characters, loops))[0] ?? '';
  }
  if (part.kind === 'repeat') {
    const body = walk(part.body, before, characters, loops);
    if (part.max > MOST_FACTOR) loops.push({ before, bodies: samples(part.body, characters) });
    return body.repeat(part.min);
  }
  if (part.kind === 'group') return walk(part.body, before, characters, loops);
  // What is only looked at takes nothing.
  if (part.kind === 'look') walk(part.body, before, characters, loops);
  return part.kind === 'char' ? sampleOf(part, characters) : '';
}

function samples(part: Part, characters: readonly string[]): string[] {
  if (part.kind === 'choice') return part.options.flatMap((one) => samples(one, characters));
  if (part.kind === 'group') return samples(part.body, characters);
  if (part.kind === 'char') return characters.filter((one) => part.matches(one)).slice(0, 4);
  const fullest = (one: Part): string => {
    if (one.kind === 'sequence') return one.parts.map(fullest).join('');
    if (one.kind === 'repeat') return fullest(one.body).repeat(Math.max(1, one.min));
    return one.kind === 'edge' || one.kind === 'look' || one.kind === 'same' ? '' : (samples(one, characters)[0] ?? '');
  };
  return [...new Set([walk(part, '', characters, []), fullest(part)])];
}

function sampleOf({ matches, source }: Extract<Part, { kind: 'char' }>, characters: readonly string[]): string {
  const known = characters.find(matches);
  if (known !== undefined) return known;
  for (let code = 0; code < 0x110000; code++)
    if (matches(String.fromCodePoint(code))) return String.fromCodePoint(code);
  throw new Error(`nothing matches ${source}`);
}
