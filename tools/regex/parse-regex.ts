/** As much of the grammar of regular expressions as says what is tried after what. Single characters stay as they are written. */
export type Part =
  | { kind: 'char'; source: string; matches: (character: string) => boolean }
  | { kind: 'edge'; source: '^' | '$' | '\\b' | '\\B' }
  | { kind: 'sequence'; parts: Part[] }
  | { kind: 'choice'; options: Part[] }
  | { kind: 'repeat'; body: Part; min: number; max: number; isLazy: boolean }
  | { kind: 'group'; names: string[]; body: Part }
  | { kind: 'look'; isBehind: boolean; isNegative: boolean; body: Part }
  | { kind: 'same'; as: string };

const ESCAPE = /^\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|c[A-Za-z]|k<([^>]+)>|([1-9]\d*)|.)/su;
const GROUP = /^\((?:\?(?:(:)|(<?)([=!])|<([^>]+)>))?/;
const TIMES = /^(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})(\??)/;
const BOUNDS: Record<string, readonly [number, number]> = { '*': [0, Infinity], '+': [1, Infinity], '?': [0, 1] };

export function parseRegex(source: string, flags: string): Part {
  let place = 0;
  let groups = 0;

  function take(pattern: RegExp): RegExpExecArray | null {
    const found = pattern.exec(source.slice(place));
    place += found?.[0].length ?? 0;
    return found;
  }

  function choice(): Part {
    const options = [sequence()];
    while (source[place] === '|') {
      place += 1;
      options.push(sequence());
    }
    return options.length === 1 && options[0] ? options[0] : { kind: 'choice', options };
  }

  function sequence(): Part {
    const parts: Part[] = [];
    while (place < source.length && source[place] !== '|' && source[place] !== ')') parts.push(repeated(atom()));
    return { kind: 'sequence', parts };
  }

  function repeated(body: Part): Part {
    const times = take(TIMES);
    if (!times) return body;
    const [, sign = '', low = '', comma, high, lazy] = times;
    const [min, max] = BOUNDS[sign] ?? [Number(low), comma ? Number(high || Infinity) : Number(low)];
    return { kind: 'repeat', body, min, max, isLazy: lazy === '?' };
  }

  function atom(): Part {
    const next = source[place] ?? '';
    if (next === '(') return group();
    if (next === '[') return character(characterClass());
    if (next === '^' || next === '$') {
      place += 1;
      return { kind: 'edge', source: next };
    }
    if (next !== '\\') return character(take(/^./su)?.[0] ?? '');
    const [text = '', name, number] = take(ESCAPE) ?? [];
    if (text === '\\b' || text === '\\B') return { kind: 'edge', source: text };
    const as = name ?? number;
    return as === undefined ? character(text) : { kind: 'same', as };
  }

  function group(): Part {
    const [, plain, behind, look, name] = take(GROUP) ?? [];
    const isCounted = !plain && !look;
    if (isCounted) groups += 1;
    const names = isCounted ? [String(groups), ...(name ? [name] : [])] : [];
    const body = choice();
    if (source[place] !== ')') throw new SyntaxError(`not understood at ${place}: ${source}`);
    place += 1;
    if (look) return { kind: 'look', isBehind: behind === '<', isNegative: look === '!', body };
    return { kind: 'group', names, body };
  }

  function characterClass(): string {
    const start = place;
    let depth = 0;
    do {
      const next = source[place];
      if (next === undefined) throw new SyntaxError(`a class without end: ${source}`);
      if (next === '\\') place += 1;
      else if (next === '[' && (depth === 0 || flags.includes('v'))) depth += 1;
      else if (next === ']') depth -= 1;
      place += 1;
    } while (depth > 0);
    return source.slice(start, place);
  }

  function character(text: string): Part {
    const pattern = new RegExp(`^(?:${text})$`, flags.replaceAll(/[gymd]/g, ''));
    const known = new Map<string, boolean>();
    return {
      kind: 'char',
      source: text,
      matches(one) {
        const answer = known.get(one) ?? pattern.test(one);
        known.set(one, answer);
        return answer;
      },
    };
  }

  const whole = choice();
  if (place < source.length) throw new SyntaxError(`not understood at ${place}: ${source}`);
  return whole;
}
