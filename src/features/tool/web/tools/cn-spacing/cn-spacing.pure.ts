import { endOfAddress } from '#/contract/sentence-end.pure.ts';

export interface SpacingOptions {
  /** A space between Chinese and Latin letters or digits. */
  spaces: boolean;
  /** Half-width marks next to Chinese become full-width ones. */
  punctuation: boolean;
  quotes: 'keep' | 'curly' | 'corner';
}

const HAN = '\\p{Script=Han}';
/** Letters with marks on them and those of other alphabets too; not the wide ones, which are set like Chinese. */
const LATIN = '(?:(?![\\uff00-\\uffef])[\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}0-9]\\p{M}*)';
const FULL: Record<string, string> = {
  ',': '，',
  '.': '。',
  '!': '！',
  '?': '？',
  ';': '；',
  ':': '：',
};

/**
 * What nobody may touch: code, tags, addresses and the targets of links. An address ends at a space, a quote, a bracket
 * or a Chinese mark; Chinese words in it are part of it.
 */
const KEPT = new RegExp(
  [
    '```[\\s\\S]*?(?:```|$)',
    '~~~[\\s\\S]*?(?:~~~|$)',
    '`[^`\\n]+`',
    // A face: :) ;-) :D
    '[:;]-?[()DPp](?![\\p{L}\\p{N}])',
    // A topic, as 微博 writes it.
    `#(?=${HAN})[^#\\s]{1,40}#`,
    '<\\/?[A-Za-z][^<>\\n]*>',
    '\\]\\([^()\\s]*\\)',
    '(?:[a-z][a-z0-9+.-]{1,15}:\\/\\/|www\\.)[^\\s"\'<>，。！？；：、…（）【】《》〈〉“”‘’「」『』]+',
    '[\\w.+-]{1,64}@[\\w-]{1,63}(?:\\.[\\w-]{1,63}){1,8}',
  ].join('|'),
  'giu',
);
const NO_SPACE_BEFORE = '，。！？；：、）」”';
const NO_SPACE_AFTER = '，。！？；：、（「“';
/** Two characters that Unicode keeps for such use stand for what is kept, and say how it begins and ends: as code, or as Latin. */
const [CODE, WORD] = ['\ufdd0', '\ufdd1'];

export function tidyChinese(text: string, { spaces, punctuation, quotes }: SpacingOptions): string {
  const kept: string[] = [];
  let tidy = text.replace(/[\ufdd0\ufdd1]/g, '').replace(KEPT, (whole, at: number, all: string) => {
    // Behind a letter the sign is part of a name.
    if (whole.startsWith('#') && /[A-Za-z]/.test(all.charAt(at - 1))) return whole;
    // Of a link's target the bracket before it is text.
    const start = whole.startsWith(']') ? 1 : 0;
    const end = /^[`~<\]]/.test(whole) ? whole.length : endOfAddress(whole);
    kept.push(whole.slice(start, end));
    return whole.slice(0, start) + (/^[<\]]/.test(whole) ? CODE : WORD) + whole.slice(end);
  });
  if (quotes !== 'keep') tidy = turnQuotes(tidy, quotes === 'curly' ? ['“', '”'] : ['「', '」']);
  if (punctuation) tidy = widenMarks(tidy);
  if (spaces) tidy = addSpaces(tidy);
  return tidy.replace(/[\ufdd0\ufdd1]/g, () => kept.shift() ?? '');
}

const SOME_HAN = new RegExp(HAN, 'u');
const HAN_THEN_LATIN = new RegExp(`(${HAN})(${LATIN}|[@#$¥€£%&+=${WORD}])`, 'gu');
const LATIN_THEN_HAN = new RegExp(`(${LATIN}|[%+=${WORD}])(${HAN})`, 'gu');
/** C# and F# are names; elsewhere the sign begins a topic. */
const SHARP_THEN_HAN = new RegExp(`(\\b[A-Z]#)(${HAN})`, 'gu');
const DOTS_BEHIND_HAN = new RegExp(`(${HAN})\\.{3,}`, 'gu');
const MARK_BEHIND_HAN = new RegExp(`([${HAN}”」）])[ ]?(?:([,!?;:])(?!\\/)|(\\.)(?![.\\w/]))[ ]?`, 'gu');
const MARK_BEFORE_HAN = new RegExp(`(${LATIN}|[%)\\p{S}${CODE}${WORD}])([,!?;:])[ ]?(?=${HAN})`, 'gu');
const BRACKETS_AROUND_HAN = new RegExp(`\\((?=[^()\\n]*${HAN})([^()\\n]*)\\)`, 'gu');

function addSpaces(text: string): string {
  return text
    .replace(HAN_THEN_LATIN, '$1 $2')
    .replace(LATIN_THEN_HAN, '$1 $2')
    .replace(SHARP_THEN_HAN, '$1 $2')
    .replace(/ +/g, (run, at: number, whole: string) =>
      NO_SPACE_BEFORE.includes(whole.charAt(at + run.length) || ' ') ||
      NO_SPACE_AFTER.includes(whole.charAt(at - 1) || ' ')
        ? ''
        : run,
    );
}

function widenMarks(text: string): string {
  return (
    text
      .replace(DOTS_BEHIND_HAN, '$1……')
      // A point before a letter or a digit belongs to a name or a number, as in 报告.pdf.
      .replace(
        MARK_BEHIND_HAN,
        (_, before: string, mark: string | undefined, point: string | undefined) =>
          before + (FULL[mark ?? point ?? ''] ?? ''),
      )
      // Behind a Latin word it is the next word that tells; a point there is more likely that of a number.
      .replace(MARK_BEFORE_HAN, (_, before: string, mark: string) => before + (FULL[mark] ?? mark))
      .replace(BRACKETS_AROUND_HAN, '（$1）')
  );
}

/** Straight quotes open and close in turn, paragraph by paragraph. */
function turnQuotes(text: string, [open, close]: [string, string] | string[]): string {
  return text
    .split('\n')
    .map((line) => {
      if (!SOME_HAN.test(line)) return line;
      let isOpen = false;
      return line.replace(/["“”「」]/g, () => {
        isOpen = !isOpen;
        return (isOpen ? open : close) ?? '"';
      });
    })
    .join('\n');
}
