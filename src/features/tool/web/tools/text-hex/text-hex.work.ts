import { fromHex, readUtf8, toHex, utf8 } from '../../bytes/bytes.work.ts';
import { ToolFault } from '../../frame/tool-fault.pure.ts';

export type NumberForm = 'hex' | 'binary' | 'decimal';

export function textToNumbers(text: string, form: NumberForm, separator: string): string {
  const bytes = utf8(text);
  if (form === 'hex') return (toHex(bytes).match(/../g) ?? []).join(separator);
  return Array.from(bytes, (byte) => (form === 'binary' ? byte.toString(2).padStart(8, '0') : String(byte))).join(
    separator,
  );
}

export function numbersToText(text: string, form: NumberForm): string {
  if (form === 'hex') return readUtf8(fromHex(text));
  const parts = form === 'binary' ? bitsOf(text) : text.split(/[\s,]+/).filter(Boolean);
  const bytes = parts.map((part) => {
    const byte = Number.parseInt(part, form === 'binary' ? 2 : 10);
    if (!/^\d+$/.test(part) || byte > 255) throw new ToolFault(`“${part}”不是 0 到 255 之间的数`);
    return byte;
  });
  return readUtf8(Uint8Array.from(bytes));
}

function bitsOf(text: string): string[] {
  const bits = text.replace(/[\s,]|0b/g, '');
  const wrong = /[^01]/.exec(bits);
  if (wrong) throw new ToolFault(`“${wrong[0]}”不是二进制数字，只能用 0 和 1`);
  if (bits.length % 8) throw new ToolFault(`每个字节要 8 位，现在一共 ${bits.length} 位`);
  return bits.match(/.{8}/g) ?? [];
}
