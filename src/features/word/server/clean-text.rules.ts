import { graphemesOf } from '../word-text.pure.ts';

/** Sequences that are one picture; inside them joiners and selectors mean something. */
const EMOJI = /\p{RGI_Emoji}/gv;
/** Line ends of every kind. */
const LINE_END = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/g;
const SPACE = /[\t\p{Zs}]/gu;
/**
 * What shows nothing or changes how others show: controls, direction overrides and isolates, zero widths, fillers,
 * selectors, tags, private and unassigned code points. Pictures that this ICU does not know yet may stay.
 */
const HIDDEN =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffd[\p{Cn}--\p{Extended_Pictographic}]]/gv;
/** Enough for every living script; more is a tower of accents. */
const TOO_MANY_MARKS = /(\p{M}{3})\p{M}+/gu;
const MARKS_ON_NOTHING = /(^|[\n \u3000])\p{M}+/gu;
/** The longest picture there is: two people, a heart, a kiss and their skin tones. */
const MAX_CODE_POINTS = 10;
const MOST_ROUNDS = 6;

/**
 * The text as it will be shown: nothing in it runs, turns the text around, hides, or spreads over its neighbours. Signs
 * such as `<` stay: they are text, and pages show them as text.
 */
export function cleanText(text: string): string {
  let before = text;
  // Taking something out can bring together what was apart, so this goes on until nothing changes.
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const after = cleanOnce(before);
    if (after === before) return after;
    before = after;
  }
  // What still changes is no text anyone typed.
  return before.replaceAll(/[^\p{L}\p{N}\p{P}\n ]/gu, '').trim();
}

/** One line, single spaces: for names. */
export function cleanLine(text: string): string {
  return cleanText(cleanText(text).replaceAll(/\s+/g, ' '));
}

function cleanOnce(text: string): string {
  const lines = text.toWellFormed().normalize('NFC').replaceAll(LINE_END, '\n').split('\n').map(withoutHidden);
  return lines
    .join('\n')
    .normalize('NFC')
    .replaceAll(MARKS_ON_NOTHING, '$1')
    .replaceAll(TOO_MANY_MARKS, '$1')
    .split('\n')
    .map(withShortClusters)
    .join('\n')
    .replaceAll(/([ \u3000]{2})[ \u3000]+/g, '$1')
    .replaceAll(/(?<![ \u3000])[ \u3000]+$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

function withoutHidden(line: string): string {
  let clean = '';
  let end = 0;
  for (const { 0: emoji, index } of line.matchAll(EMOJI)) {
    clean += visible(line.slice(end, index)) + emoji;
    end = index + emoji.length;
  }
  return clean + visible(line.slice(end));
}

function visible(text: string): string {
  return text.replaceAll(SPACE, (space) => (space === '\u3000' ? space : ' ')).replaceAll(HIDDEN, '');
}

/** Some scripts join letters without end into one cluster, which would count as one. */
function withShortClusters(line: string): string {
  if (line.length <= MAX_CODE_POINTS) return line;
  return graphemesOf(line)
    .map((cluster) => (cluster.length <= MAX_CODE_POINTS ? cluster : [...cluster].slice(0, MAX_CODE_POINTS).join('')))
    .join('');
}
