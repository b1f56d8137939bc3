import { type Sound, soundsOf } from '../../text/surnames.work.ts';
import type { Compare } from './text-sort.pure.ts';

/**
 * Character by character, as a dictionary has it: letters, then tone, then the character. Readings come from whole
 * words, which the browser's own order does not know: it reads 长沙 as zhǎng and 厦门 as shà.
 */
export function byPinyin(): Compare {
  const known = new Map<string, Sound[]>();
  const others = new Intl.Collator('zh-CN').compare;
  const read = (line: string) => {
    const sounds = known.get(line) ?? soundsOf(line);
    known.set(line, sounds);
    return sounds;
  };
  return (a, b) => {
    const [one, other] = [read(a), read(b)];
    for (let at = 0; at < Math.min(one.length, other.length); at++) {
      const [x, y] = [one[at], other[at]];
      if (!x || !y || x.origin === y.origin) continue;
      // Numbers, letters and signs are left to the rules for them, in one go.
      if (!x.isHan || !y.isHan) return others(restOf(one, at), restOf(other, at));
      const order = others(x.letters, y.letters) || x.tone - y.tone || others(x.origin, y.origin);
      if (order) return order;
    }
    return one.length - other.length;
  };
}

const restOf = (sounds: readonly Sound[], from: number) =>
  sounds
    .slice(from)
    .map(({ origin }) => origin)
    .join('');
