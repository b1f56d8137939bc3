import { ToolFault } from '../../frame/tool-fault.pure.ts';

const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz';

/** Longer ones would keep the page busy for seconds. */
const MOST_DIGITS = 10_000;

/** Whole numbers; 0x, 0b, 0o, spaces, commas and underscores are understood. */
export function readInteger(text: string, base: number): bigint {
  const typed = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s,_]/g, '');
  const isNegative = typed.startsWith('-');
  const digits = typed.replace(/^[+-]/, '').replace({ 16: /^0x/, 2: /^0b/, 8: /^0o/ }[base] ?? /^$/, '');
  if (!digits) throw new ToolFault('请输入一个整数');
  if (digits.length > MOST_DIGITS) throw new ToolFault(`最多 ${MOST_DIGITS} 位，现在有 ${digits.length} 位`);
  let value = 0n;
  for (const digit of digits) {
    const worth = DIGITS.indexOf(digit);
    if (worth < 0 || worth >= base)
      throw new ToolFault(`“${digit}”不是 ${base} 进制的数字${digit === '.' ? '，这里只算整数' : ''}`);
    value = value * BigInt(base) + BigInt(worth);
  }
  return isNegative ? -value : value;
}

export function convertBase(text: string, from: number): { label: string; value: string }[] {
  const value = readInteger(text, from);
  return [
    { label: '二进制', value: value.toString(2) },
    { label: '八进制', value: value.toString(8) },
    { label: '十进制', value: value.toString(10) },
    { label: '十六进制', value: value.toString(16) },
    { label: '三十二进制', value: value.toString(32) },
    { label: '三十六进制', value: value.toString(36) },
    ...complements(value),
  ];
}

/** How a negative number lies in memory. */
function complements(value: bigint): { label: string; value: string }[] {
  if (value >= 0n) return [];
  const width = [8, 16, 32, 64].find((bits) => value >= -(1n << BigInt(bits - 1)));
  if (!width) return [];
  const bits = BigInt.asUintN(width, value);
  return [
    { label: `${width} 位补码（二进制）`, value: bits.toString(2).padStart(width, '0') },
    { label: `${width} 位补码（十六进制）`, value: bits.toString(16).padStart(width / 4, '0') },
  ];
}
