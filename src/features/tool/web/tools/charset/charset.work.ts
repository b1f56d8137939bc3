import { type Bytes, fromHex, toHex, utf8 } from '../../bytes/bytes.work.ts';
import { ToolFault } from '../../frame/tool-fault.pure.ts';

export const CHARSETS = [
  { value: 'utf-8', label: 'UTF-8' },
  { value: 'gbk', label: 'GBK' },
  { value: 'big5', label: 'Big5' },
  { value: 'shift_jis', label: 'Shift_JIS' },
  { value: 'euc-kr', label: 'EUC-KR' },
  { value: 'utf-16le', label: 'UTF-16 LE' },
  { value: 'utf-16be', label: 'UTF-16 BE' },
  { value: 'windows-1252', label: 'Latin-1' },
] as const;

export type Charset = (typeof CHARSETS)[number]['value'];

/** Browsers only decode the old charsets; decoding every one and two bytes once gives the way back. */
const backwards = new Map<Charset, Map<string, number>>();

function tableOf(charset: Charset): Map<string, number> {
  const known = backwards.get(charset);
  if (known) return known;
  const table = new Map<string, number>();
  const decoder = new TextDecoder(charset);
  const learn = (bytes: Uint8Array, code: number) => {
    const text = decoder.decode(bytes);
    if ([...text].length === 1 && text !== '\ufffd' && !table.has(text)) table.set(text, code);
  };
  for (let byte = 0; byte < 256; byte++) learn(Uint8Array.of(byte), byte);
  if (charset !== 'windows-1252')
    for (let lead = 0x81; lead < 0xff; lead++)
      for (let trail = 0x40; trail < 0xff; trail++) learn(Uint8Array.of(lead, trail), (lead << 8) | trail);
  backwards.set(charset, table);
  return table;
}

export function encodeAs(text: string, charset: Charset): Bytes {
  if (charset === 'utf-8') return utf8(text);
  if (charset === 'utf-16le' || charset === 'utf-16be') return utf16(text, charset === 'utf-16le');
  const table = tableOf(charset);
  const bytes: number[] = [];
  for (const mark of text) {
    // What programs call Latin-1 has control characters where Windows has signs.
    const code = table.get(mark) ?? (charset === 'windows-1252' && mark <= '\u00ff' ? mark.charCodeAt(0) : undefined);
    if (code === undefined) throw new ToolFault(`${charset.toUpperCase()} 里没有“${mark}”这个字符`);
    if (code > 255) bytes.push(code >> 8);
    bytes.push(code & 255);
  }
  return Uint8Array.from(bytes);
}

function utf16(text: string, isLittle: boolean): Bytes {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < text.length; at++) view.setUint16(at * 2, text.charCodeAt(at), isLittle);
  return bytes;
}

export function decodeAs(bytes: Uint8Array, charset: Charset): string {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    throw new ToolFault(`这些字节不是 ${charset.toUpperCase()} 编码的文字`);
  }
}

export function textToHex(text: string, charset: Charset): string {
  return (toHex(encodeAs(text, charset)).match(/../g) ?? []).join(' ');
}

export function hexToText(hex: string, charset: Charset): string {
  return decodeAs(fromHex(hex), charset);
}

export interface Repair {
  how: string;
  text: string;
}

/** Text that was read with the wrong charset: turned back into bytes with that one and read with the right one. */
export function repair(garbled: string): Repair[] {
  const wrong: Charset[] = ['gbk', 'windows-1252', 'big5', 'shift_jis', 'utf-8'];
  const right: Charset[] = ['utf-8', 'gbk', 'big5', 'shift_jis', 'euc-kr'];
  const found: Repair[] = [];
  for (const was of wrong)
    for (const is of right) {
      if (was === is) continue;
      // A space that does not break is often pasted as an ordinary one.
      const text = reread(garbled, was, is) ?? reread(garbled.replaceAll(' ', '\u00a0'), was, is);
      if (text && oddness(text) < oddness(garbled) && !found.some((other) => other.text === text))
        found.push({ how: `${labelOf(is)} 被当成了 ${labelOf(was)}`, text });
    }
  return found.sort((a, b) => oddness(a.text) - oddness(b.text)).slice(0, 3);
}

function reread(text: string, was: Charset, is: Charset): string | undefined {
  try {
    return decodeAs(encodeAs(text, was), is);
  } catch {
    return undefined;
  }
}

/** So many characters tell what a text is like; a book would keep the page busy for seconds. */
const JUDGED = 3000;
const COMMON =
  '的一是了我不人在他有这个上们来到时大地为子中你说生国年着就那和要她出也得里后自以会家可下而过天去能对小多然于心学之都好看起发当没成只如事把还用第样道想作种开';

/** Fewer is more like real text: common characters count for, strange ones against. */
function oddness(text: string): number {
  let score = 0;
  const some = text.slice(0, JUDGED);
  for (const mark of some) {
    if (COMMON.includes(mark)) score -= 2;
    else if (/[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7a3]/.test(mark)) score += 0.2;
    else if (/[\x20-\x7e\n\r\t，。！？、：；“”（）]/.test(mark)) score += 0;
    else score += 2;
  }
  return score / some.length + text.length * 0.01;
}

function labelOf(charset: Charset): string {
  return CHARSETS.find(({ value }) => value === charset)?.label ?? charset;
}
