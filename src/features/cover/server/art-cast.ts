import { type Art, LAYOUTS, type Layout, SURFACES } from '../cover-art.pure.ts';
import { subjectHash } from '../cover-palettes.pure.ts';
import { groundDistance } from '../neighbouring-covers.pure.ts';
import { PALETTES } from '../palettes.pure.ts';
import type { FamilyName } from './art/families.ts';
import { type ArtSubject, askedForms, familiesFor, formAt, formsOf } from './art-choice.ts';
import { coloursOf } from './poster-colours.ts';
import { isLatin, splitName } from './poster-text.ts';

/** A drawing that stands in a list with this one, and how many places from it. */
export interface Near {
  readonly art: Art;
  readonly apart: number;
}

/** As far as anything is compared. */
export const CAST_REACH = 12;
/** Beside it, or above it in two to six columns. */
const BESIDE = 6;
const NIGHT = 'ghost spy city space prison detective gang mind heist disaster war train'.split(' ');
const DAY = 'snow school child hospital office travel food'.split(' ');
const DARK = [...PALETTES.keys()].filter((number) => coloursOf(PALETTES[number] ?? PALETTES[0]).isDark);
const LIGHT = [...PALETTES.keys()].filter((number) => !DARK.includes(number));
/** Strong colours that go with a bright subject too. */
const BRIGHT = [...LIGHT, 7, 9, 28, 23, 27, 19];
const FAR_ENOUGH = 0.17;
/** How many fitting motifs are tried before others, which are used when neighbours show all of these. */
const FITTING = 10;
/** How many times titles that still have a neighbour's drawing choose again. */
const ROUNDS = 2;
/** Against 6 points for a motif that the title names: no neighbour has the same drawing, hardly any the same motif. */
const COSTS = { drawing: 40, again: 8, family: [4, 2, 1.5, 1, 1, 1] } as const;
const GAINS = { named: 1.6, told: 0.8, chance: 0.7 };

/** The highest wins; of equals the first. */
function best<Value>(values: readonly Value[], worth: (value: Value, rank: number) => number): Value | undefined {
  let [found, highest] = [values[0], -Infinity];
  for (const [rank, value] of values.entries()) {
    const points = worth(value, rank);
    if (points > highest) [found, highest] = [value, points];
  }
  return found;
}

/** What comes first from a place in the list on, then round it. */
const from = <Value>(values: readonly Value[], start: number): Value[] => {
  const first = values.length ? start % values.length : 0;
  return [...values.slice(first), ...values.slice(0, first)];
};

/** The drawing of one title, unlike those it will stand beside. Kept with the title from then on. */
export function castArt(subject: ArtSubject, near: readonly Near[]): Art {
  const hash = (subjectHash(subject) ^ (subject.year ?? 0)) >>> 0;
  const { family, form } = motifFor(subject, near, hash);
  return {
    family,
    form,
    layout: layoutFor(subject.title, formAt(family, form).fills === true, near, hash),
    palette: paletteFor(family, near, hash),
    surface: SURFACES[(hash >>> 17) % SURFACES.length] ?? 'flat',
  };
}

function motifFor(subject: ArtSubject, near: readonly Near[], hash: number): { family: FamilyName; form: number } {
  const costs = new Map<string, number>();
  const add = (key: string, points: number) => costs.set(key, (costs.get(key) ?? 0) + points);
  for (const { art, apart } of near) {
    add(`${art.family}${art.form}`, apart <= BESIDE ? COSTS.drawing : COSTS.again);
    costs.set(art.family, Math.max(costs.get(art.family) ?? 0, COSTS.family[apart - 1] ?? 0));
  }
  const candidates = familiesFor(subject)
    .slice(0, FITTING)
    .flatMap(({ family, score }) => {
      const named = askedForms(family, subject.title);
      const told = askedForms(family, subject.summary);
      return from(formsOf(family, subject), hash >>> 4).map((form, rank) => ({
        family,
        form,
        points:
          score +
          (named.includes(form) ? GAINS.named : told.includes(form) ? GAINS.told : 0) +
          GAINS.chance / (rank + 1) -
          (costs.get(family) ?? 0) -
          (costs.get(`${family}${form}`) ?? 0),
      }));
    });
  return best(candidates, ({ points }) => points) ?? { family: 'geo', form: 0 };
}

function layoutFor(title: string, fills: boolean, near: readonly Near[], hash: number): Layout {
  const [main, sub] = splitName(title);
  const letters = main.match(/[\x21-\x7e]+|\P{ASCII}/gu)?.length ?? 0;
  const isPlain = !isLatin(title) && letters > 0;
  const isWhole = isPlain && sub === '';
  const fits: Partial<Record<Layout, boolean>> = {
    mast: !fills && (!isPlain || letters <= 12),
    foot: !fills,
    pillar: isWhole && letters <= 6 && !fills,
    margin: isWhole && letters <= 6 && !fills,
    spine: isWhole && letters >= 2 && letters <= 9,
    round: !fills && letters <= 10,
    seal: isWhole && letters >= 2 && letters <= 4,
    stagger: isWhole && letters >= 2 && letters <= 3,
    ribbon: isWhole && letters >= 2 && letters <= 8,
  };
  const names = from(
    LAYOUTS.filter((name) => fits[name] ?? true),
    hash >>> 9,
  );
  const costs = new Map<Layout, number>();
  for (const { art, apart } of near) costs.set(art.layout, (costs.get(art.layout) ?? 0) + 1 / apart ** 2);
  return best(names, (name) => -(costs.get(name) ?? 0)) ?? 'stamp';
}

function paletteFor(family: string, near: readonly Near[], hash: number): number {
  const all = NIGHT.includes(family) ? DARK : DAY.includes(family) ? BRIGHT : [...PALETTES.keys()];
  const inTurn = [...new Set(all.map((_, step) => all[(hash + step * 7) % all.length] ?? 0))];
  const shares = new Map<number, number>();
  const taken = new Map<number, number>();
  for (const { art, apart } of near) {
    shares.set(art.palette, (shares.get(art.palette) ?? 0) + 1 / apart);
    if (apart <= BESIDE) taken.set(art.palette, (taken.get(art.palette) ?? 0) + 1);
  }
  const cost = (palette: number) => {
    let sum = taken.get(palette) ?? 0;
    for (const [other, share] of shares) sum += share * likeness(palette, other);
    return sum;
  };
  return best(inTurn, (palette) => -cost(palette)) ?? 0;
}

const likenesses = new Map<number, number>();
/** 0 where two grounds are far enough from each other, 1 where they are the same. */
function likeness(one: number, other: number): number {
  const key = one * PALETTES.length + other;
  const known = likenesses.get(key);
  if (known !== undefined) return known;
  const close = Math.max(0, 1 - groundDistance(one, other) / FAR_ENOUGH);
  likenesses.set(key, close);
  return close;
}

/**
 * Titles that stand in many lists, each list by their numbers: the first are chosen first, each unlike those around it in
 * every list. Who then still has the drawing of a neighbour chooses again, now that all neighbours are known.
 */
export function castLists(subjects: readonly ArtSubject[], lists: readonly (readonly number[])[]): Art[] {
  const places: [list: readonly number[], at: number][][] = subjects.map(() => []);
  for (const list of lists) for (const [at, number] of list.entries()) places[number]?.push([list, at]);
  const arts: Art[] = [];
  const nearest = new Uint8Array(subjects.length);
  const around = (number: number): Near[] => {
    const found: number[] = [];
    for (const [list, at] of places[number] ?? [])
      for (let place = Math.max(0, at - CAST_REACH); place <= at + CAST_REACH; place++) {
        const other = list[place];
        if (other === undefined || other === number || !arts[other]) continue;
        const [apart, known = 0] = [Math.abs(place - at), nearest[other]];
        if (known === 0) found.push(other);
        if (known === 0 || apart < known) nearest[other] = apart;
      }
    return found.flatMap((other) => {
      const [art, apart = 0] = [arts[other], nearest[other]];
      nearest[other] = 0;
      return art ? [{ art, apart }] : [];
    });
  };
  for (const [number, subject] of subjects.entries()) arts[number] = castArt(subject, around(number));
  for (let round = 0; round < ROUNDS; round++)
    for (const [number, subject] of subjects.entries()) {
      const near = around(number);
      if (near.some(({ art, apart }) => apart <= BESIDE && isSameDrawing(art, arts[number])))
        arts[number] = castArt(subject, near);
    }
  return arts;
}

export const isSameDrawing = (one: Art, other: Art | undefined): boolean =>
  one.family === other?.family && one.form === other.form;
