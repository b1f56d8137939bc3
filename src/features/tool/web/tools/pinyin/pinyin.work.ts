import { pinyin } from 'pinyin-pro';

export interface PinyinOptions {
  tone: 'symbol' | 'num' | 'none';
  part: 'whole' | 'initials';
  separator: 'space' | 'none' | 'dash';
}

const SEPARATORS = { space: ' ', none: '', dash: '-' };

/** What is no Chinese character stays as it was written. */
export function toPinyin(text: string, { tone, part, separator }: PinyinOptions): string {
  return text
    .split('\n')
    .map((line) =>
      pinyin(line, {
        toneType: part === 'initials' ? 'none' : tone,
        type: 'array',
        nonZh: 'consecutive',
        v: true,
        ...(part === 'initials' && { pattern: 'first' }),
      })
        .map((syllable) => syllable.trim())
        .filter(Boolean)
        .join(SEPARATORS[separator]),
    )
    .join('\n');
}
