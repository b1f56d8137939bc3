import type { Part } from './parse-regex.ts';

type Next = (place: number) => boolean;
type Match = (place: number, next: Next) => boolean;

interface Run {
  text: readonly string[];
  steps: number;
  /** From where to where each group matched last. */
  captured: Map<string, readonly [number, number]>;
}

class TooMany extends Error {}

/**
 * Counts what a backtracking matcher, as every JavaScript engine has one, tries on a text: the same number on every machine.
 * The search begins at every place of the text until something matches. Ends at `most`.
 */
export function createStepCounter(pattern: Part, flags: string, most: number): (text: string) => number {
  const run: Run = { text: [], steps: 0, captured: new Map() };
  const isMultiline = flags.includes('m');
  const match = compile(pattern, 1);

  function step(): void {
    run.steps += 1;
    if (run.steps > most) throw new TooMany();
  }

  function compile(part: Part, way: 1 | -1): Match {
    switch (part.kind) {
      case 'char': {
        const { matches } = part;
        return (place, next) => {
          step();
          const one = run.text[way === 1 ? place : place - 1];
          return one !== undefined && matches(one) && next(place + way);
        };
      }
      case 'edge':
        return (place, next) => {
          step();
          return isEdge(part.source, place) && next(place);
        };
      case 'sequence': {
        const parts = part.parts.map((one) => compile(one, way));
        return (way === 1 ? parts.reverse() : parts).reduce<Match>(
          (rest, one) => (place, next) => one(place, (after) => rest(after, next)),
          (place, next) => next(place),
        );
      }
      case 'choice': {
        const options = part.options.map((one) => compile(one, way));
        return (place, next) => options.some((one) => one(place, next));
      }
      case 'group': {
        const body = compile(part.body, way);
        return (place, next) =>
          body(place, (after) => {
            for (const name of part.names) run.captured.set(name, way === 1 ? [place, after] : [after, place]);
            return next(after);
          });
      }
      case 'look': {
        const body = compile(part.body, part.isBehind ? -1 : 1);
        return (place, next) => body(place, () => true) !== part.isNegative && next(place);
      }
      case 'same':
        return (place, next) => {
          step();
          const text = run.text.slice(...(run.captured.get(part.as) ?? [0, 0]));
          const from = way === 1 ? place : place - text.length;
          return text.every((one, index) => run.text[from + index] === one) && next(place + way * text.length);
        };
      case 'repeat':
        return part.body.kind === 'char' ? repeatCharacter(part, way) : repeat(part, way);
    }
  }

  /** Without a call for each character: texts are longer than the stack is deep. */
  function repeatCharacter({ body, min, max, isLazy }: Extract<Part, { kind: 'repeat' }>, way: 1 | -1): Match {
    const one = compile(body, way);
    const more = (place: number) => one(place, () => true);
    return (place, next) => {
      let count = 0;
      while (count < (isLazy ? min : max) && more(place + way * count)) count += 1;
      while (count >= min) {
        step();
        if (next(place + way * count)) return true;
        if (isLazy && (count >= max || !more(place + way * count))) return false;
        count += isLazy ? 1 : -1;
      }
      return false;
    };
  }

  function repeat({ body, min, max, isLazy }: Extract<Part, { kind: 'repeat' }>, way: 1 | -1): Match {
    const one = compile(body, way);
    const from = (count: number, place: number, next: Next): boolean => {
      step();
      const again = () =>
        count < max && one(place, (after) => (after !== place || count < min) && from(count + 1, after, next));
      if (count < min) return again();
      return isLazy ? next(place) || again() : again() || next(place);
    };
    return (place, next) => from(0, place, next);
  }

  function isEdge(source: string, place: number): boolean {
    const [before, after] = [run.text[place - 1], run.text[place]];
    if (source === '^') return before === undefined || (isMultiline && before === '\n');
    if (source === '$') return after === undefined || (isMultiline && after === '\n');
    const isWord = (one = ' ') => /\w/.test(one);
    return (isWord(before) !== isWord(after)) === (source === '\\b');
  }

  return (text) => {
    run.text = /[uv]/.test(flags) ? [...text] : text.split('');
    run.steps = 0;
    try {
      for (let start = 0; start <= run.text.length; start++) {
        run.captured.clear();
        if (match(start, () => true)) break;
      }
    } catch (error) {
      if (!(error instanceof TooMany)) throw error;
    }
    return run.steps;
  };
}
