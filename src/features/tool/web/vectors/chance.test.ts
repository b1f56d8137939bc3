import { hash } from 'node:crypto';
import { draw, GAMES, type Game, pickLine } from '../lottery/draw.pure.ts';
import { roll, sum } from '../tools/dice/dice.pure.ts';
import { diceFrom, makePassword, strength } from '../tools/password/password.pure.ts';
import { placeholderText } from '../tools/placeholder-text/placeholder-text.pure.ts';
import { holds, sameRandom } from './vectors.fixture.ts';

const seeds = Array.from({ length: 20 }, (_, at) => at + 1);
const sha256 = async (text: string) => hash('sha256', text);

/** How far counts are from even, as statisticians measure it; `limit` is passed once in a million times by chance. */
function isEven(counts: readonly number[], limit: number): boolean {
  const mean = counts.reduce((total, one) => total + one, 0) / counts.length;
  return counts.reduce((far, one) => far + (one - mean) ** 2 / mean, 0) < limit;
}

holds(
  'dice',
  'every face comes as often as the others, and no other number',
  [4, 6, 8, 10, 12, 20, 100, 2, 3, 7, 30, 5, 9, 11, 13, 16, 24, 48, 60, 50],
  (faces) => {
    const dice = diceFrom(sameRandom(faces));
    const counts = new Array<number>(faces).fill(0);
    for (let round = 0; round < 2000; round++) {
      const points = roll(10, faces, dice);
      if (sum(points) !== points.reduce((total, one) => total + one)) return 'the sum is wrong';
      for (const point of points) counts[point - 1] = (counts[point - 1] ?? Number.NaN) + 1;
    }
    // Of 20,000 throws; the spread of the measure is twice the root of the faces.
    return isEven(counts, faces + 5 * Math.sqrt(2 * faces) + 15);
  },
);

const LENGTHS = [4, 8, 12, 16, 20, 24, 32, 64, 128];
const KINDS = [
  { lower: true, upper: true, digits: true, symbols: true, clear: false },
  { lower: true, upper: true, digits: true, symbols: true, clear: true },
  { lower: false, upper: false, digits: true, symbols: false, clear: false },
  { lower: true, upper: false, digits: false, symbols: false, clear: true },
];
holds(
  'password',
  'has its length, one of every kind, nothing else, and is even',
  LENGTHS.flatMap((length) => KINDS.map((kind) => ({ ...kind, length }))),
  (options) => {
    const dice = diceFrom(sameRandom(options.length));
    const made = Array.from({ length: 200 }, () => makePassword(options, dice));
    const kinds = [
      options.lower && /[a-z]/,
      options.upper && /[A-Z]/,
      options.digits && /\d/,
      options.symbols && /[^\w\s]|_/,
    ].filter((one) => one !== false);
    if (made.some((one) => one.length !== options.length || kinds.some((kind) => !kind.test(one)))) return made;
    if (options.clear && /[lI1O0o]/.test(made.join(''))) return made;
    if (!options.symbols && /[^A-Za-z0-9]/.test(made.join(''))) return made;
    if (options.length >= 12 && new Set(made).size < 200) return 'twice the same';
    // Where one kind is chosen alone each sign of it is as likely as the others.
    if (kinds.length === 1) {
      const counts = new Map<string, number>();
      for (const sign of made.join('')) counts.set(sign, (counts.get(sign) ?? 0) + 1);
      const size = counts.size;
      if (!isEven([...counts.values()], size + 5 * Math.sqrt(2 * size) + 15)) return [...counts];
      if (strength(options).bits !== Math.floor(options.length * Math.log2(size))) return strength(options);
    }
    return true;
  },
);

holds(
  'lottery',
  'a draw can be worked out again with sha256, and lines hold different numbers of the game',
  seeds,
  async (seed) => {
    // From 11 on all are called alike or by what is not seen, and one wins, or everybody.
    const isOddOne = seed > 10;
    const called = isOddOne ? ['', ' ', '同名', '\u200b', 'e\u0301'] : ['甲', '乙 丙', '丁', 'a', '同名'];
    const names = Array.from({ length: seed * 3 }, (_, at) => called[at % 5] ?? '');
    const count = isOddOne ? (seed % 2 ? 1 : names.length) : Math.ceil(names.length / 2);
    const won = await draw(names, count, `种子${seed}`, sha256);
    const again = names
      .map((name, at) => ({ number: at + 1, name, hash: hash('sha256', `种子${seed}:${at + 1}:${name}`) }))
      .sort((one, other) => (one.hash < other.hash ? -1 : 1))
      .slice(0, count);
    if (JSON.stringify(won) !== JSON.stringify(again)) return won;
    const dice = diceFrom(sameRandom(seed));
    return (Object.keys(GAMES) as Game[]).every((game) => {
      const line = pickLine(game, dice);
      return (['front', 'back'] as const).every((part) => {
        const { count: wanted, max } = GAMES[game][part];
        const numbers = line[part];
        return (
          new Set(numbers).size === wanted &&
          numbers.every((one, at) => one >= 1 && one <= max && one > (numbers[at - 1] ?? 0))
        );
      });
    });
  },
);

holds(
  'placeholder-text',
  'paragraphs are as many and about as long as asked for, whole sentences, in Chinese',
  seeds,
  (seed) => {
    const random = sameRandom(seed);
    // From 11 on hardly a sentence, or a small book.
    const [paragraphs, length] =
      seed > 10 ? [seed % 2 ? 1 : 60, seed % 3 ? 20 : 2000] : [1 + (seed % 5), 20 + seed * 15];
    const parts = placeholderText(paragraphs, length, () => random() / 2 ** 32).split('\n\n');
    return (
      parts.length === paragraphs &&
      parts.every(
        (part) => part.length >= length - 8 && part.length <= length + 40 && /^[\p{Script=Han}，。、]+。$/u.test(part),
      )
    );
  },
);
