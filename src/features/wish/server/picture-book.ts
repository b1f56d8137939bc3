import { keyOf } from '#/platform/db/search/normal-form.ts';
import { type Card, drawCard } from '../card/scene.pure.ts';
import { lookAt, STYLES } from '../card/styles.pure.ts';
import { type Blessing, type BlessingBook, ORDINARY } from './blessing-book.ts';
import type { Festival } from './festival.rules.ts';
import type { FestivalBook } from './festival-book.ts';
import type { NameIndex } from './name-index.ts';
import { toSvg } from './picture-svg.ts';

export interface Picture {
  /** The festival, or ORDINARY. */
  name: string;
  /** Its place among the pictures of that name, from 1. */
  number: number;
  blessing: Blessing;
  style: string;
  card: Card;
}

/** What stands on a card that belongs to no festival. */
const ORDINARY_TITLE = '安好';
/** Below every reason for a festival's own name. */
const BY_RELATION = 8;
const BY_TEXT = 9;

export type PictureBook = ReturnType<typeof createPictureBook>;

/** A picture for every blessing, drawn when it is asked for. */
export function createPictureBook(book: FestivalBook, blessings: BlessingBook, names: NameIndex<string>) {
  const byName = new Map<string, readonly Picture[]>();
  for (const festival of book.festivals) byName.set(festival.name, picturesOf(festival));
  byName.set(ORDINARY, picturesOf(undefined));
  const all = [...byName.values()].flat();

  function picturesOf(festival: Festival | undefined): Picture[] {
    const tone = festival?.tone ?? 'festive';
    const name = festival?.name ?? ORDINARY;
    const title = festival?.name ?? ORDINARY_TITLE;
    return blessings.ownOf(festival).map((blessing, index) => {
      const { style, palette } = lookAt(title, tone, index);
      const card = { tone, style, palette, title, text: blessing.text, to: '', from: '' };
      return { name, number: index + 1, blessing, style: STYLES[tone][style]?.name ?? '', card };
    });
  }

  return {
    find: (name: string, number: number): Picture | undefined => byName.get(name)?.[number - 1],

    draw: ({ card, name, blessing }: Picture): string => toSvg(drawCard(card), `${name}：${blessing.text}`),

    /** Every word must be in the name, the relation or the text; the best first. */
    search(words: string): Picture[] {
      // A festival's own page asks by its name: no need for pinyin, whose first use holds everyone up.
      const own = byName.get(words);
      if (own) return [...own, ...all.filter((one) => one.name !== words && one.blessing.text.includes(words))];
      const asked = words.split(/\s+/).filter((word) => keyOf(word) !== '');
      if (asked.length === 0) return [];
      const byWord = asked.map((word) => ({ key: keyOf(word), names: names.find(word) }));
      return all
        .map((picture) => ({ picture, reasons: byWord.map((word) => reasonOf(picture, word)) }))
        .filter(({ reasons }) => reasons.every((reason) => reason !== undefined))
        .sort((one, other) => sum(one.reasons) - sum(other.reasons))
        .map(({ picture }) => picture);
    },
  };
}

function reasonOf({ name, blessing }: Picture, word: { key: string; names: Map<string, number> }): number | undefined {
  const byName = word.names.get(name);
  if (byName !== undefined) return byName;
  if (blessing.relation === word.key) return BY_RELATION;
  return keyOf(blessing.text).includes(word.key) ? BY_TEXT : undefined;
}

function sum(reasons: readonly (number | undefined)[]): number {
  return reasons.reduce<number>((total, reason) => total + (reason ?? 0), 0);
}
