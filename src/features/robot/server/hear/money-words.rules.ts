const DIGITS = '零一二三四五六七八九';
const UNITS: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };
const SPOKEN = /[零〇一二两三四五六七八九十百千万]+(?:点[零〇一二三四五六七八九]{1,2})?(?=[元块毛角]|万元|圆)/gu;
/** At the end, on its own: 买菜 五十. */
const LAST = /(?<=\s)[零〇一二两三四五六七八九十百千万]+(?:点[零〇一二三四五六七八九]{1,2})?$/u;
const SMALL = /(?<=[元块圆毛角])[一二两三四五六七八九](?=[毛角分钱]|$|\s)/gu;

/** Amounts as they are said, in digits: 二十三块五 → 23块5. Other numbers in words stay: 三联书店, 一碗面. */
export function withDigits(text: string): string {
  return text
    .replaceAll(SPOKEN, (said) => String(numberOf(said) ?? said))
    .replace(LAST, (said) => String(numberOf(said) ?? said))
    .replaceAll(SMALL, (said) => String(digitOf(said)));
}

const digitOf = (mark: string): number => (mark === '两' ? 2 : mark === '〇' ? 0 : DIGITS.indexOf(mark));

function numberOf(said: string): number | undefined {
  const [whole = '', decimals = ''] = said.split('点');
  const [high, low] = whole.includes('万') ? whole.split('万') : ['', whole];
  const value = (whole.includes('万') ? below10000(high || '一') * 10_000 : 0) + below10000(low ?? '');
  if (Number.isNaN(value)) return undefined;
  return Number(`${value}.${Array.from(decimals, digitOf).join('') || '0'}`);
}

/** 一百二 is 120: a lone digit behind a unit counts in the next smaller one, unless 零 stands before it. */
function below10000(text: string): number {
  if (/^[零〇一二两三四五六七八九]{2,}$/u.test(text)) return Number(Array.from(text, digitOf).join(''));
  let total = 0;
  let held: number | undefined;
  let last = 10_000;
  for (const mark of text) {
    const unit = UNITS[mark];
    if (unit === undefined) held = digitOf(mark);
    else {
      if (unit >= last) return Number.NaN;
      total += (held ?? 1) * unit;
      [held, last] = [undefined, unit];
    }
  }
  const isSpoken = UNITS[[...text].at(-2) ?? ''] !== undefined;
  return total + (held ?? 0) * (isSpoken ? last / 10 : 1);
}
