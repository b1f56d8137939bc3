import { type SurnameUse, syllablesOf } from '../../text/surnames.work.ts';

export interface PinyinOptions {
  tone: 'symbol' | 'num' | 'none';
  part: 'whole' | 'initials';
  separator: 'space' | 'none' | 'dash';
  surname?: SurnameUse;
}

const SEPARATORS = { space: ' ', none: '', dash: '-' };

/** What is no Chinese character stays as it was written. */
export function toPinyin(text: string, { tone, part, separator, surname = 'auto' }: PinyinOptions): string {
  return text
    .split('\n')
    .map((line) =>
      syllablesOf(line, surname, {
        toneType: part === 'initials' ? 'none' : tone,
        nonZh: 'consecutive',
        // With marks for tones it is lüè; without them ü is typed as v.
        v: part === 'initials' || tone !== 'symbol',
        ...(part === 'initials' && { pattern: 'first' }),
      })
        .map((syllable) => syllable.trim())
        .filter(Boolean)
        .join(SEPARATORS[separator]),
    )
    .join('\n');
}
