export interface BillNote {
  title: string;
  /** Always positive. */
  fen: number;
  isIncome: boolean;
}

const NOTE = /^记(?:账|一笔)?[\s:：]*(.+)$/s;
const AMOUNT = /(?<sign>[+＋\-−])? ?[¥￥]? ?(?<number>\d{1,8}(?:[.．]\d{1,2})?) ?(?:元|块钱?|rmb)?$/iu;
const AMOUNT_FIRST =
  /^(?<sign>[+＋\-−])? ?[¥￥]? ?(?<number>\d{1,8}(?:[.．]\d{1,2})?) ?(?:元|块钱?|rmb)? (?<title>\S.*)$/isu;
const INCOME = /^(收入|收到|工资|到账|进账|赚)/;

/** 记 午饭 23.5, 记账：打车 ￥18, 记 收入 工资 8000. Undefined when it is none. */
export function noteIn(text: string): BillNote | undefined {
  const [, words = ''] = NOTE.exec(half(text.trim())) ?? [];
  const said = words.trim();
  if (!said) return undefined;
  const last = AMOUNT.exec(said);
  const first = last ? undefined : AMOUNT_FIRST.exec(said);
  const found = last ?? first;
  const number = found?.groups?.['number'];
  if (!found || !number) return undefined;
  const title = (last ? said.slice(0, last.index) : (first?.groups?.['title'] ?? '')).trim();
  // Digits that go on to the left are part of a name: 记 iPhone15 is no bill of 5.
  if (last && /[\dA-Za-z.]$/.test(said.slice(0, last.index))) return undefined;
  const fen = Math.round(Number(number.replace('．', '.')) * 100);
  if (fen === 0) return undefined;
  const sign = found.groups?.['sign'];
  const isIncome = sign === '+' || sign === '＋' || (sign === undefined && INCOME.test(title));
  return { title: [...(title || '记一笔')].slice(0, 100).join(''), fen, isIncome };
}

/** Digits and spaces as phones in Chinese type them, in their plain form; several spaces are one. */
function half(text: string): string {
  return text
    .replaceAll(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
    .replaceAll(/\s+/g, ' ');
}
