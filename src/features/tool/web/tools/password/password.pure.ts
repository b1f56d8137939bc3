import { ToolFault } from '../../frame/tool-fault.pure.ts';

export interface PasswordOptions {
  length: number;
  lower: boolean;
  upper: boolean;
  digits: boolean;
  symbols: boolean;
  /** Leaves out what is mistaken for something else: l 1 I O 0. */
  clear: boolean;
}

const SETS = {
  lower: 'abcdefghijklmnopqrstuvwxyz',
  upper: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  digits: '0123456789',
  symbols: '!@#$%^&*()-_=+[]{};:,.?',
} as const;

/** Gives a whole number from 0 up to and without `below`, each as likely as the others. */
export type Dice = (below: number) => number;

export function makePassword(options: PasswordOptions, dice: Dice): string {
  const sets = setsOf(options);
  if (!Number.isInteger(options.length) || options.length < Math.max(4, sets.length) || options.length > 128)
    throw new ToolFault('长度应在 4 到 128 之间');
  const all = sets.join('');
  const pick = (from: string) => from.charAt(dice(from.length));
  // One of each set first, then the rest from all, then mixed.
  const marks = [...sets.map(pick), ...Array.from({ length: options.length - sets.length }, () => pick(all))];
  for (let at = marks.length - 1; at > 0; at--) {
    const other = dice(at + 1);
    [marks[at], marks[other]] = [marks[other] ?? '', marks[at] ?? ''];
  }
  return marks.join('');
}

function setsOf(options: PasswordOptions): string[] {
  const names = (['lower', 'upper', 'digits', 'symbols'] as const).filter((name) => options[name]);
  if (names.length === 0) throw new ToolFault('至少选一种字符');
  return names.map((name) => (options.clear ? SETS[name].replace(/[lI1O0o]/g, '') : SETS[name]));
}

/** Bits: how many tosses of a coin it would take. */
export function strength(options: PasswordOptions): { bits: number; verdict: string } {
  const bits = Math.floor(options.length * Math.log2(setsOf(options).join('').length));
  const verdict = bits < 50 ? '偏弱' : bits < 75 ? '一般' : bits < 100 ? '强' : '非常强';
  return { bits, verdict };
}

/** Numbers from random bytes without favouring the small ones. */
export function diceFrom(random: () => number): Dice {
  return (below) => {
    const limit = Math.floor(2 ** 32 / below) * below;
    let number = random();
    while (number >= limit) number = random();
    return number % below;
  };
}
