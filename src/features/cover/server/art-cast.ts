import { type Art, LAYOUTS, type Layout, SURFACES } from '../cover-art.pure.ts';
import { PALETTES, subjectHash } from '../cover-palettes.pure.ts';
import { groundDistance } from '../neighbouring-covers.pure.ts';
import type { FamilyName } from './art/families.ts';
import { type ArtSubject, askedForms, familiesFor, formAt, formsOf } from './art-choice.ts';
import { coloursOf } from './poster-colours.ts';
import { isLatin, splitName } from './poster-text.ts';

/** As far back as anything is compared. */
export const CAST_REACH = 30;
/** Beside it, or above it in three to six columns. */
const NEIGHBOURS = [1, 2, 3, 4, 5, 6];
const NIGHT = 'ghost spy city space prison detective gang mind heist disaster war train'.split(' ');
const DAY = 'snow school child hospital office travel food'.split(' ');
const DARK = [...PALETTES.keys()].filter((number) => coloursOf(PALETTES[number] ?? PALETTES[0]).isDark);
const LIGHT = [...PALETTES.keys()].filter((number) => !DARK.includes(number));
/** Strong colours that go with a bright subject too. */
const BRIGHT = [...LIGHT, 7, 9, 28, 23, 27, 19];
const FAR_ENOUGH = 0.17;
/** From so many points on a title names its subject itself. */
const NAMED = 6;

/** What comes first from a place in the list on, then round it. */
const from = <Value>(values: readonly Value[], start: number): Value[] => {
  const first = values.length ? start % values.length : 0;
  return [...values.slice(first), ...values.slice(0, first)];
};

/**
 * The drawing of one title, unlike those it will stand beside: `before` are those of the titles in front of it, the
 * nearest last. Kept with the title from then on.
 */
export function castArt(subject: ArtSubject, before: readonly Art[]): Art {
  const hash = subjectHash(subject);
  const { family, form } = motifFor(subject, before, hash);
  return {
    family,
    form,
    layout: layoutFor(subject.title, formAt(family, form).fills === true, before, hash),
    palette: paletteFor(family, before, hash),
    surface: SURFACES[(hash >>> 17) % SURFACES.length] ?? 'flat',
  };
}

function motifFor(subject: ArtSubject, before: readonly Art[], hash: number): { family: FamilyName; form: number } {
  const all = familiesFor(subject);
  const isShown = (back: number, family: string, form?: number) =>
    before.slice(-back).some((art) => art.family === family && (form === undefined || art.form === form));
  const fitting = all.slice(0, 6).find(({ family, score }) => {
    const isFresh = formsOf(family, subject).some((form) => !isShown(20, family, form));
    return !isShown(score >= NAMED && isFresh ? 3 : 11, family);
  });
  const family = (fitting ?? all[0])?.family ?? 'geo';
  const forms = formsOf(family, subject);
  const named = askedForms(family, subject.title).filter((form) => forms.includes(form));
  const told = askedForms(family, subject.summary).filter((form) => forms.includes(form));
  const form =
    named.find((one) => !isShown(8, family, one)) ??
    [...told, ...from(forms, hash >>> 4)].find((one) => !isShown(CAST_REACH, family, one));
  if (form !== undefined) return { family, form };
  // All its forms were just seen: something else that fits, rather than the same picture twice.
  const other = all.find((one) => !isShown(NEIGHBOURS.length, one.family))?.family ?? family;
  return { family: other, form: from(formsOf(other, subject), hash >>> 4)[0] ?? 0 };
}

function layoutFor(title: string, fills: boolean, before: readonly Art[], hash: number): Layout {
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
  const near = [1, 6, 2, 3, 4, 5, 8, 12].map((back) => before.at(-back)?.layout);
  // The fewer it can have, the fewer of its neighbours are looked at.
  for (let count = near.length; count > 0; count--) {
    const fresh = names.find((name) => !near.slice(0, count).includes(name));
    if (fresh) return fresh;
  }
  return names[0] ?? 'stamp';
}

function paletteFor(family: string, before: readonly Art[], hash: number): number {
  const all = NIGHT.includes(family) ? DARK : DAY.includes(family) ? BRIGHT : [...PALETTES.keys()];
  const inTurn = [...new Set(all.map((_, step) => all[(hash + step * 7) % all.length] ?? 0))];
  const seen = new Set(before.slice(-12).map(({ palette }) => palette));
  const near = [...NEIGHBOURS, 12].flatMap((back) => before.at(-back)?.palette ?? []);
  let best = { palette: inTurn[0] ?? 0, distance: -1 };
  for (const palette of inTurn) {
    if (seen.has(palette)) continue;
    const distance = Math.min(9, ...near.map((other) => groundDistance(palette, other)));
    if (distance > FAR_ENOUGH) return palette;
    if (distance > best.distance) best = { palette, distance };
  }
  return best.palette;
}

/** One after the other, as they stand in a list. */
export function castAll(subjects: readonly ArtSubject[], before: readonly Art[] = []): Art[] {
  const cast = [...before];
  for (const subject of subjects) cast.push(castArt(subject, cast.slice(-CAST_REACH)));
  return cast.slice(before.length);
}
