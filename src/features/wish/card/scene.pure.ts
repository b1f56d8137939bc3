import { breakColumns, charactersOf, setColumn } from './columns.pure.ts';
import { type Colours, HEIGHT, type Mark, randomOf, WIDTH } from './marks.pure.ts';
import { PALETTES, STYLES, type Tone } from './styles.pure.ts';

export interface Card {
  tone: Tone;
  /** Places in the lists of styles and palettes; any whole number is taken round the list. */
  style: number;
  palette: number;
  /** The name of the day. */
  title: string;
  text: string;
  /** To whom and from whom; either may be empty. */
  to: string;
  from: string;
}

export interface Scene {
  width: number;
  height: number;
  ground: string;
  marks: Mark[];
}

/** From the largest to the smallest: the size of a character, how many fit below each other, and how many columns. */
const SIZES = [
  { size: 52, longest: 10, most: 6 },
  { size: 46, longest: 11, most: 7 },
  { size: 40, longest: 13, most: 8 },
  { size: 34, longest: 15, most: 10 },
] as const;
const SMALLEST = SIZES[3];
const TOP = 172;

/** The whole card as marks. The same card gives the same marks, whoever draws them. */
export function drawCard(card: Card): Scene {
  const style = at(STYLES[card.tone], card.style);
  const { colours } = at(PALETTES[card.tone], card.palette);
  const seed = [...card.title].reduce(
    (sum, character) => Math.imul(sum ^ (character.codePointAt(0) ?? 0), 16777619),
    7,
  );
  return {
    width: WIDTH,
    height: HEIGHT,
    ground: colours.ground,
    marks: [
      ...style.draw(colours, randomOf(seed)),
      ...setTitle(card.title, colours),
      ...setText(card, colours),
      ...setFrom(card.from, colours),
    ],
  };
}

function setTitle(title: string, { ink }: Colours): Mark[] {
  const characters = charactersOf(title).slice(0, 12);
  const size = Math.min(184, Math.floor(560 / (characters.length * 1.14)));
  return setColumn(characters, { x: 908, y: TOP + size * 0.32, size, fill: ink, pitch: 1.14 });
}

function setText({ to, text }: Card, { ink }: Colours): Mark[] {
  const head = to.trim() === '' ? [] : [[...charactersOf(to.trim()).slice(0, 12), '：']];
  const fits = SIZES.find(({ longest, most }) => columnsOf(longest, most).length <= most) ?? SMALLEST;
  const { size, longest, most } = fits;
  return columnsOf(longest, most).flatMap((column, index) =>
    setColumn(column, { x: 716 - index * size * 1.7, y: TOP, size, fill: ink }),
  );

  function columnsOf(longest: number, most: number): string[][] {
    return [...head, ...breakColumns(text, longest, most - head.length)];
  }
}

/** Ends at the foot of the card, whatever its length. */
function setFrom(from: string, { ink }: Colours): Mark[] {
  const characters = charactersOf(from.trim()).slice(0, 12);
  const size = 40;
  return setColumn(characters, {
    x: 132,
    y: 1350 - (characters.length - 1) * size * 1.2,
    size,
    fill: ink,
    weight: 400,
  });
}

function at<Item>(list: readonly Item[], index: number): Item {
  const found = list[((index % list.length) + list.length) % list.length];
  if (!found) throw new Error('a list of styles is never empty');
  return found;
}
