const DIGITS = '零一二三四五六七八九';
const UNITS: Record<string, number> = { 十: 10, 百: 100, 千: 1000 };

/** Part of a pattern: a number in digits or in characters. */
export const NUMBER = '(?:\\d+(?:\\.\\d+)?|[零〇一二两三四五六七八九十百千]+)';

/** 三, 十二, 两百四十, 一二〇, 90 or 1.5; undefined for what is no number. */
export function numberOf(text: string): number | undefined {
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text);
  const plain = text.replaceAll('〇', '零').replaceAll('两', '二');
  if (plain === '' || /[^零一二三四五六七八九十百千]/.test(plain)) return undefined;
  // 九零, 二零二三: read digit by digit.
  if (!/[十百千]/.test(plain)) return Number([...plain].map((one) => DIGITS.indexOf(one)).join(''));
  let [sum, digit] = [0, 0];
  for (const one of plain) {
    const unit = UNITS[one];
    if (unit === undefined) digit = DIGITS.indexOf(one);
    else {
      sum += (digit || 1) * unit;
      digit = 0;
    }
  }
  return sum + digit;
}
