const DIGITS = '一二三四五六七八九';
const NUMBER = `(\\d{1,2}|[${DIGITS}十两]{1,3})`;
const SEASON = new RegExp(`第\\s*${NUMBER}\\s*[季期]`, 'g');
const PART = new RegExp(`第\\s*${NUMBER}\\s*([部章卷回集话弹])`, 'g');
/** Nearly no text has any of these, and asking once is cheaper than replacing six times. */
const MAYBE = /第|season|s\d|ii|iv/;
const ROMAN: Record<string, number> = { ii: 2, iii: 3, iv: 4 };

/**
 * One spelling for the number of a season, in text that is already lower case and simplified:
 * 第二季, 第2期, season 2, 2nd season, S02 and a closing II all become a plain 2.
 */
export function withPlainSeasons(text: string): string {
  if (!MAYBE.test(text)) return text;
  return text
    .replaceAll(SEASON, (_, number: string) => ` ${numberOf(number)} `)
    .replaceAll(PART, (_, number: string, unit: string) => `第${numberOf(number)}${unit}`)
    .replaceAll(/(?<![a-z0-9])season\s*0?(\d{1,2})(?![a-z0-9])/g, ' $1 ')
    .replaceAll(/(?<![a-z0-9])(\d)(?:st|nd|rd|th) season(?![a-z])/g, ' $1 ')
    .replaceAll(/(?<=\S\s{0,9})(?<![a-z0-9])s0?(\d{1,2})(?![a-z0-9])/g, ' $1 ')
    .replaceAll(/(?<=\S\s{0,9})(?<![a-z0-9])(ii|iii|iv)(?=\s*$)/g, (roman) => ` ${ROMAN[roman]} `);
}

/** The first season is usually just called by the name of the series. */
export function withoutFirstSeason(key: string): string | undefined {
  return /\D1$/.test(key) ? key.slice(0, -1) : undefined;
}

/** Shows that run for years are often one entry: the name without the season that was asked for. */
export function withoutSeason(spaced: string): string | undefined {
  return /^(.*[^\s\d])\s*\d{1,2}$/.exec(spaced)?.[1];
}

function numberOf(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  const [tens = '', ones = ''] = text.includes('十') ? text.split('十') : ['', text];
  const digit = (one: string) => (one === '两' ? 2 : DIGITS.indexOf(one) + 1);
  if (!text.includes('十')) return digit(ones.slice(-1));
  return (tens ? digit(tens) : 1) * 10 + (ones ? digit(ones) : 0);
}
