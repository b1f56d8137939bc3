import { ToolFault } from '../../frame/tool-fault.pure.ts';

const DIGITS = '零壹贰叁肆伍陆柒捌玖';
const PLACES = ['', '拾', '佰', '仟'];
const GROUPS = ['', '万', '亿', '万亿'];

/** As banks want it on a cheque (支付结算办法, appendix 1): 整 after yuan or jiao, 零 wherever a digit is skipped. */
export function rmbUpper(text: string): string {
  const plain = text.normalize('NFKC').replace(/[\s¥元]/g, '');
  // 1,23 could be one yuan and some or a hundred and some: on a cheque nobody guesses.
  if (plain.includes(',') && !/^-?\d{1,4}(?:(?:,\d{3})+|(?:,\d{4})+)(?:\.|$)/.test(plain))
    throw new ToolFault('逗号的位置不对：逗号只用来分千位，例如 1,234.56，小数点要写成 .');
  const typed = plain.replaceAll(',', '').replace(/^(-?)\./, '$10.');
  const match = /^(-?)(\d{1,16})(?:\.(\d*))?$/.exec(typed);
  if (!match) throw new ToolFault('请输入金额，例如 1234.56，最多到千万亿');
  const [, sign, whole = '0', cents = ''] = match;
  if (cents.length > 2 && /[1-9]/.test(cents.slice(2))) throw new ToolFault('金额最多到分，也就是两位小数');
  const [jiao = 0, fen = 0] = cents.padEnd(2, '0').slice(0, 2).split('').map(Number);
  const yuan = yuanText(whole.replace(/^0+/, ''));
  const name = sign ? '负' : '';
  if (!yuan && !jiao && !fen) return '零元整';
  const small =
    (jiao ? `${DIGITS.charAt(jiao)}角` : yuan && fen ? '零' : '') + (fen ? `${DIGITS.charAt(fen)}分` : '整');
  return name + (yuan ? `${yuan}元` : '') + small;
}

function yuanText(digits: string): string {
  let text = '';
  let isGap = false;
  [...digits].forEach((digit, at) => {
    const place = digits.length - 1 - at;
    const group = Math.floor(place / 4);
    if (digit === '0') isGap = text !== '';
    else {
      text += (isGap ? '零' : '') + DIGITS.charAt(Number(digit)) + PLACES[place % 4];
      isGap = false;
    }
    const own = digits.slice(Math.max(0, at - 3 + (place % 4)), at + 1);
    if (place % 4 === 0 && place > 0 && /[1-9]/.test(own.slice(-4))) text += GROUPS[group];
  });
  // 万亿 is followed by its own 亿 group when that has digits.
  return text.replace(/万亿(?=.*亿)/, '万');
}
