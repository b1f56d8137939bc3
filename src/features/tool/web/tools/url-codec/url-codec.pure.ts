import { ToolFault } from '../../frame/tool-fault.pure.ts';

/** `part`: a value inside an address. `whole`: an address whose / ? & stay. `form`: as forms send it. */
export type UrlScope = 'part' | 'whole' | 'form';

export function encodeUrl(text: string, scope: UrlScope): string {
  const encoded = scope === 'whole' ? encodeURI(text.toWellFormed()) : encodeURIComponent(text.toWellFormed());
  if (scope === 'form') return strict(encoded).replaceAll('%2A', '*').replaceAll('~', '%7E').replaceAll('%20', '+');
  return scope === 'part' ? strict(encoded) : encoded;
}

/** RFC 3986 reserves these too. */
function strict(encoded: string): string {
  return encoded.replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}

export function decodeUrl(text: string, scope: UrlScope): string {
  const lone = /%(?![0-9a-f]{2})/i.exec(text);
  if (lone)
    throw new ToolFault(`第 ${lone.index + 1} 个字符的 % 后面不是两位十六进制`, { line: 1, column: lone.index + 1 });
  const spaced = scope === 'form' ? text.replaceAll('+', ' ') : text;
  try {
    return scope === 'whole' ? decodeURI(spaced) : decodeURIComponent(spaced);
  } catch {
    const bad = spaced.match(/(?:%[0-9a-f]{2})+/gi)?.find((run) => !isUtf8(run)) ?? '';
    throw new ToolFault(`“${bad.slice(0, 30)}”不是 UTF-8 编码，可能是用 GBK 编的，请改用“编码转换与乱码修复”`);
  }
}

function isUtf8(run: string): boolean {
  try {
    // Its result is used: the bundler leaves out a call that is only made to see whether it throws.
    return decodeURIComponent(run) !== '';
  } catch {
    return false;
  }
}
