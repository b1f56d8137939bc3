export type EscapeStyle = 'js' | 'es6' | 'css' | 'python' | 'point';

export function escapeUnicode(text: string, style: EscapeStyle, ascii = false): string {
  const wanted = ascii ? /[\s\S]/gu : /[^\x20-\x7e\n\r\t]/gu;
  return text.replace(wanted, (mark) => {
    const code = mark.codePointAt(0) ?? 0;
    const hex = code.toString(16);
    if (style === 'es6') return `\\u{${hex}}`;
    if (style === 'css') return `\\${hex.padStart(6, '0')}`;
    if (style === 'point') return `U+${hex.toUpperCase().padStart(4, '0')} `;
    if (style === 'python' && code > 0xffff) return `\\U${hex.padStart(8, '0')}`;
    return Array.from(
      { length: mark.length },
      (_, at) => `\\u${mark.charCodeAt(at).toString(16).padStart(4, '0')}`,
    ).join('');
  });
}

const ESCAPES =
  /\\u\{([\dA-Fa-f]{1,6})\}|\\U([\dA-Fa-f]{8})|\\u([\dA-Fa-f]{4})|\\x([\dA-Fa-f]{2})|[Uu]\+([\dA-Fa-f]{4,6}) ?|\\([\dA-Fa-f]{6})/g;

/** Reads every style at once; what is no escape stays. */
export function unescapeUnicode(text: string): string {
  return text.replace(ESCAPES, (whole, ...codes: (string | undefined)[]) => {
    const hex = codes.slice(0, 6).find((code) => code !== undefined) ?? '';
    const code = Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
