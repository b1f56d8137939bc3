const DIGITS = '零一二三四五六七八九';
/** As numbers are also written; 两 is left out, because it counts things and stands in few names as a number. */
const PLAIN: Record<string, string> = {
  〇: '零',
  壹: '一',
  贰: '二',
  叁: '三',
  肆: '四',
  伍: '五',
  陆: '六',
  拾: '十',
};
const CHINESE = /[〇零一二三四五六七八九十百壹贰叁肆伍陆拾]+/g;

/** The words with their numbers written the other way: 失恋三十三天 and 失恋33天, 一九四二 and 1942. */
export function withOtherNumbers(words: string): string[] {
  const arabic = words.replaceAll(CHINESE, (number) => arabicOf(number) ?? number);
  const chinese = words.replaceAll(/\d{1,4}/g, chineseOf);
  return [arabic, chinese].filter((other) => other !== words);
}

/** Digit by digit where no tens are named, else by value; undefined for what is no number, as 百十. */
function arabicOf(text: string): string | undefined {
  const number = [...text].map((one) => PLAIN[one] ?? one).join('');
  if (!/[十百]/.test(number)) return [...number].map((one) => DIGITS.indexOf(one)).join('');
  const parts = /^(?:([一二三四五六七八九])百零?)?(?:([一二三四五六七八九])?(十))?([一二三四五六七八九])?$/.exec(
    number,
  );
  if (!parts) return undefined;
  const [, hundreds, tens, ten, ones] = parts;
  const digit = (one: string | undefined) => (one ? DIGITS.indexOf(one) : 0);
  return String(digit(hundreds) * 100 + (ten ? digit(tens) || 1 : 0) * 10 + digit(ones));
}

/** Up to 99 as one counts, above that as years are read. */
function chineseOf(text: string): string {
  const value = Number(text);
  if (value > 99 || text.startsWith('0')) return [...text].map((one) => DIGITS[Number(one)]).join('');
  const [tens, ones] = [Math.floor(value / 10), value % 10];
  return `${tens > 1 ? DIGITS[tens] : ''}${tens > 0 ? '十' : ''}${ones > 0 ? DIGITS[ones] : ''}`;
}
