import { thousands } from '#/ui/number/thousands.pure.ts';
import { ToolFault } from '../frame/tool-fault.pure.ts';

/** Answers the SHA-256 of a text in hex. Browsers and Node have it, but only as something to wait for. */
export type Sha256 = (text: string) => Promise<string>;

export interface Ticket {
  /** The place in the list, from 1: two people may have the same name. */
  number: number;
  name: string;
  hash: string;
}

const MOST = 10_000;

/** One name a line; empty lines are nobody. */
export function readNames(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/**
 * Everyone gets a ticket: SHA-256 of `seed:number:name`. The smallest win, in that order. Anyone with the seed and the
 * list can work out the same with `printf 'seed:1:name' | sha256sum`.
 */
export async function draw(names: readonly string[], count: number, seed: string, sha256: Sha256): Promise<Ticket[]> {
  if (names.length === 0) throw new ToolFault('名单还是空的，一行写一个名字');
  if (names.length > MOST) throw new ToolFault(`名单最多 ${thousands(MOST)} 行`);
  if (!Number.isInteger(count) || count < 1) throw new ToolFault('至少抽 1 个');
  if (count > names.length) throw new ToolFault(`名单只有 ${names.length} 个，抽不出 ${count} 个`);
  if (seed === '') throw new ToolFault('还没有种子');
  const tickets = await Promise.all(
    names.map(async (name, index) => {
      const number = index + 1;
      return { number, name, hash: await sha256(`${seed}:${number}:${name}`) };
    }),
  );
  return tickets.sort((a, b) => (a.hash < b.hash ? -1 : 1)).slice(0, count);
}

/** So many different numbers from 1 to `max`, in order. `random` answers a whole number from 0 up to, not with, its limit. */
export function pickNumbers(count: number, max: number, random: (limit: number) => number): number[] {
  const left = Array.from({ length: max }, (_, index) => index + 1);
  const picked = Array.from({ length: count }, () => left.splice(random(left.length), 1)[0] ?? 0);
  return picked.sort((a, b) => a - b);
}

export const GAMES = {
  ssq: { name: '双色球', front: { count: 6, max: 33 }, back: { count: 1, max: 16 } },
  dlt: { name: '大乐透', front: { count: 5, max: 35 }, back: { count: 2, max: 12 } },
} as const;

export type Game = keyof typeof GAMES;

/** One line of a ticket: the front numbers and the back numbers. */
export function pickLine(game: Game, random: (limit: number) => number): { front: number[]; back: number[] } {
  const { front, back } = GAMES[game];
  return { front: pickNumbers(front.count, front.max, random), back: pickNumbers(back.count, back.max, random) };
}
