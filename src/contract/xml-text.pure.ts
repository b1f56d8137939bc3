const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** What XML cannot hold in any form: control characters, and two that are none. */
export function withoutControls(text: string): string {
  return text.replaceAll(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, '');
}

/** A text of anybody's between or inside tags of XML, SVG or HTML. */
export function xmlText(text: string): string {
  return withoutControls(text).replaceAll(/[&<>"']/g, (sign) => SIGNS[sign] ?? '');
}
