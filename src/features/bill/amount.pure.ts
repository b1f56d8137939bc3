export const MOST_FEN = 9_999_999_999;

export type AmountFault = 'not a number' | 'too many decimals' | 'out of range';

const FAULT_TEXT: Record<AmountFault, string> = {
  'not a number': '请填数字',
  'too many decimals': '最多两位小数',
  'out of range': '应在 0 到 99,999,999.99 之间',
};

export function amountFault(name: string, fault: AmountFault): string {
  return `${name}${FAULT_TEXT[fault]}`;
}

/** An amount of yuan as a person or a program writes it, in whole fen. Nothing written is nothing spent. */
export function readAmount(value: string | number): number | AmountFault {
  return typeof value === 'number' ? fromNumber(value) : fromText(value);
}

/** A sum such as 0.1 + 0.2 is a few units of the last place off its two decimals; a real third decimal is far more. */
function fromNumber(value: number): number | AmountFault {
  if (!Number.isFinite(value)) return 'not a number';
  const fen = Math.round(value * 100);
  if (Math.abs(value * 100 - fen) > Math.abs(value * 100) * 2 ** -49) return 'too many decimals';
  return inRange(fen);
}

function fromText(text: string): number | AmountFault {
  // Full-width digits, and ￥ for ¥, come from Chinese keyboards.
  const plain = text.normalize('NFKC').trim().replace(/^¥\s*/, '');
  if (plain === '') return 0;
  const parts = /^(-?)(\d+|\d{1,3}(?:,\d{3})+)?(?:\.(\d*))?$/.exec(plain);
  if (!parts) return 'not a number';
  const [, sign = '', whole = '', decimals = ''] = parts;
  if (whole === '' && decimals === '') return 'not a number';
  if (decimals.length > 2) return 'too many decimals';
  const digits = whole.replaceAll(',', '').replace(/^0+(?=\d)/, '');
  if (digits.length > 8) return 'out of range';
  const fen = Number(digits) * 100 + Number(decimals.padEnd(2, '0'));
  return inRange(sign ? -fen : fen);
}

function inRange(fen: number): number | AmountFault {
  // Minus nothing is nothing.
  if (fen === 0) return 0;
  return fen > 0 && fen <= MOST_FEN ? fen : 'out of range';
}
