import { MOST_FEN, readAmount } from './amount.pure.ts';

/** What stands on the keypad's display: numbers with + and − between them, as they are typed. */
export type Typed = string;

const LONGEST = 40;

/** A key was pressed; what makes no sense there changes nothing. */
export function press(typed: Typed, key: string): Typed {
  if (key === '⌫') return typed.slice(0, -1);
  const last = typed.split(/[+−]/).at(-1) ?? '';
  if (key === '+' || key === '−') {
    if (typed === '') return typed;
    return /[+−]$/.test(typed) ? typed.slice(0, -1) + key : typed + key;
  }
  if (typed.length >= LONGEST) return typed;
  if (key === '.') return last.includes('.') ? typed : `${typed}${last === '' ? '0' : ''}.`;
  if (/\.\d\d$/.test(last) || last.replace(/\..*/, '').length >= (last.includes('.') ? 99 : 8)) return typed;
  return last === '0' ? typed.slice(0, -1) + key : typed + key;
}

/** What it comes to in fen; below nothing, or too much, is no amount. */
export function sumOf(typed: Typed): number | undefined {
  let sum = 0;
  for (const [, sign = '', number = ''] of typed.matchAll(/([+−]?)([\d.]+)/g)) {
    const fen = readAmount(number);
    if (typeof fen !== 'number') return undefined;
    sum += sign === '−' ? -fen : fen;
  }
  return sum >= 0 && sum <= MOST_FEN ? sum : undefined;
}
