const CHINESE = '零一二三四五六七八九';
const digit = (letter: string) => (letter && CHINESE.includes(letter) ? String(CHINESE.indexOf(letter)) : letter);
const PRINTED = new RegExp(
  `(?<![\\d.打])([\\d${CHINESE}])\\s*([.点·])?\\s*([\\d${CHINESE}])?\\s*折(?![叠扣后算合])`,
  'u',
);

/** 6.8折, 68折 and 六八折 are all 0.68; 半价 and 对折 are 0.5. Undefined where nothing is printed. */
export function discountIn(text: string): number | undefined {
  const tidy = text.normalize('NFKC');
  const [, first = '', point, second = ''] = PRINTED.exec(tidy) ?? [];
  const hundredths = Number(digit(first)) * 10 + Number(digit(second) || '0');
  // 10折 is none: the whole price.
  const isWhole = !point && digit(second) === '0';
  if (hundredths >= 1 && hundredths < 100 && !isWhole) return hundredths / 100;
  return /半价|对折/.test(tidy) ? 0.5 : undefined;
}
