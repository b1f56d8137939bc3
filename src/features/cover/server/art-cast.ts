import type { Art, Layout, Surface } from '../cover-art.pure.ts';
import { PALETTES, subjectHash } from '../cover-palettes.pure.ts';
import { groundDistance } from '../neighbouring-covers.pure.ts';
import { type ArtSubject, askedForm, familiesFor, formsOf } from './art-choice.ts';
import { BUSY } from './art-forms.data.ts';
import type { FamilyName } from './motifs.ts';
import { coloursOf } from './poster-colours.ts';
import { isLatin, splitName } from './poster-text.ts';

/** As far back as anything is compared. */
export const CAST_REACH = 30;
/** Beside it, or above it in three to six columns. */
const NEIGHBOURS = [1, 2, 3, 4, 5, 6];
const SURFACES: readonly Surface[] = ['flat', 'grain', 'dots', 'lines', 'grain', 'flat', 'falling', 'cut'];
const NIGHT = [
  'ghost',
  'spy',
  'city',
  'space',
  'prison',
  'detective',
  'gang',
  'mind',
  'heist',
  'disaster',
  'war',
  'train',
];
const DAY = ['snow', 'school', 'child', 'hospital', 'office', 'travel', 'food'];
const DARK = [...PALETTES.keys()].filter((number) => coloursOf(PALETTES[number] ?? PALETTES[0]).isDark);
const LIGHT = [...PALETTES.keys()].filter((number) => !DARK.includes(number));
/** Strong colours that go with a bright subject too. */
const BRIGHT = [...LIGHT, 7, 9, 28, 23, 27, 19];
const FAR_ENOUGH = 0.17;
/** From so many points on a title names its subject itself. */
const NAMED = 6;

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
    layout: layoutFor(subject.title, BUSY.has(`${family}.${form}`), before, hash),
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
    return (score >= NAMED && isFresh) || !isShown(11, family);
  });
  const family = (fitting ?? all[0])?.family ?? 'geo';
  const forms = formsOf(family, subject);
  const asked = askedForm(family, subject.title + subject.summary);
  const isNamed = askedForm(family, subject.title) !== undefined;
  const start = Math.max(0, forms.indexOf(asked ?? (hash >>> 4) % forms.length));
  const turns = forms.map((_, step) => forms[(start + step) % forms.length] ?? 0);
  const form = turns.find((one) => !isShown(isNamed ? 8 : CAST_REACH, family, one));
  if (form !== undefined) return { family, form };
  // All its forms were just seen: something else that fits, rather than the same picture twice.
  const other = all.find((one) => !isShown(NEIGHBOURS.length, one.family))?.family ?? family;
  const others = formsOf(other, subject);
  return { family: other, form: others[(hash >>> 4) % others.length] ?? 0 };
}

function layoutFor(title: string, isBusy: boolean, before: readonly Art[], hash: number): Layout {
  const [main, sub] = splitName(title);
  const letters = main.match(/[\x21-\x7e]+|\P{ASCII}/gu)?.length ?? 0;
  const isPlain = !isLatin(title) && letters > 0;
  const isWhole = isPlain && sub === '';
  const possible: [Layout, boolean][] = [
    ['right', isPlain && letters <= 6 && !isBusy && sub === ''],
    ['top', !isBusy && (!isPlain || letters <= 12)],
    ['spine', isWhole && letters >= 2 && letters <= 9],
    ['jacket', true],
    ['left', isPlain && letters <= 6 && !isBusy && sub === ''],
    ['band', true],
    ['slip', isWhole && letters >= 3 && letters <= 8],
    ['foot', !isBusy],
    ['moon', !isBusy && letters <= 9],
    ['seal', isWhole && letters >= 2 && letters <= 4],
    ['giant', isWhole && letters <= 3],
  ];
  const names = possible.flatMap(([name, fits]) => (fits ? [name] : []));
  const start = (hash >>> 9) % names.length;
  const inTurn = [...names.slice(start), ...names.slice(0, start)];
  const near = [1, 2, 3, 6, 12].map((back) => before.at(-back)?.layout);
  const fresh = inTurn.find((name) => !near.includes(name)) ?? inTurn.find((name) => name !== near[0]);
  return fresh ?? inTurn[0] ?? 'jacket';
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
