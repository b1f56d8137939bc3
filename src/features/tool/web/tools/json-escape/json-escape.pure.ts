import { ToolFault } from '../../frame/tool-fault.pure.ts';

export function escapeJson(text: string, { ascii, quotes }: { ascii: boolean; quotes: boolean }): string {
  const escaped = JSON.stringify(text);
  const plain = ascii
    ? escaped.replace(/[^\x20-\x7e]/g, (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`)
    : escaped;
  return quotes ? plain : plain.slice(1, -1);
}

/** With or without the quotes around it; line breaks that were pasted along are taken as they are. */
export function unescapeJson(text: string): string {
  const typed = text.trim();
  const isQuoted = typed.length > 1 && typed.startsWith('"') && typed.endsWith('"') && !/[^\\](\\\\)*\\"$/.test(typed);
  const inner = isQuoted ? typed.slice(1, -1) : text;
  const wrong = /\\(?:u(?![0-9a-fA-F]{4})|[^"\\/bfnrtu]|$)/.exec(inner.replaceAll('\\\\', '__'));
  if (wrong) throw new ToolFault(`“${wrong[0]}”不是合法的转义，第 ${wrong.index + 1} 个字符`);
  const quoted = inner.replace(/\\[\s\S]|["\p{Cc}]/gu, (mark) =>
    mark.startsWith('\\') ? mark : JSON.stringify(mark).slice(1, -1),
  );
  return JSON.parse(`"${quoted}"`);
}
