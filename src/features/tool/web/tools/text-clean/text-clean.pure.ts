import { withoutEnd } from '../../without-end.pure.ts';

export interface CleanOptions {
  invisible: boolean;
  trimLines: boolean;
  emptyLines: 'keep' | 'one' | 'none';
  spaces: boolean;
  joinLines: boolean;
  html: boolean;
}

/** Zero-width marks, direction marks and the like: pasted along from web pages and never seen. */
const INVISIBLE = /(?![\n\r\t])[\p{Cc}\p{Cf}]/u;
/**
 * Some of them belong: the joiner inside a family of emoji, the tags of a flag, and the two joiners between letters of
 * Persian or Hindi, which are spelled with them. These are matched whole, so that they are passed over.
 */
const JOINED =
  /\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]?(?:\u200d\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]?|[\u{e0020}-\u{e007f}])+/u;
const SPELLED =
  /(?![\p{Script=Latin}\p{Script=Han}])[\p{L}\p{M}][\u200c\u200d](?=(?![\p{Script=Latin}\p{Script=Han}])[\p{L}\p{M}])/u;
const HIDDEN = new RegExp(`(${JOINED.source}|${SPELLED.source})|${INVISIBLE.source}`, 'gu');

/** Looks ahead first, so that an opening tag without an end does not make every other one search to the end. */
const SCRIPTS = /<(script|style)\b(?:(?!<\1\b)[\s\S])*?<\/\1>/gi;

export function cleanText(text: string, options: CleanOptions): string {
  let clean = text.replace(/\r\n|\r/g, '\n');
  if (options.html)
    clean = clean
      .replace(SCRIPTS, '')
      .replace(/<br\s*\/?>|<\/(p|div|li|tr|h\d)>/gi, '\n')
      .replace(/<[^<>]+>/g, '');
  if (options.invisible)
    clean = clean.replace(HIDDEN, (_, kept?: string) => kept ?? '').replace(/[\u00a0\u2000-\u200a\u202f]/g, ' ');
  if (options.spaces) clean = clean.replace(/[ \t\u3000]+/g, ' ');
  if (options.trimLines)
    clean = clean.replace(/^[ \t\u3000]+/gm, '').replace(/.+/g, (line) => withoutEnd(line, ' \t\u3000'));
  if (options.joinLines) clean = joinLines(clean);
  if (options.emptyLines === 'none') clean = clean.replace(/\n\s*\n/g, '\n');
  if (options.emptyLines === 'one') clean = clean.replace(/\n(\s*\n)+/g, '\n\n');
  return options.emptyLines === 'keep' ? clean : clean.replace(/^\n+|\n+$/g, '');
}

/** Text from a PDF breaks in the middle of sentences. Between two Chinese characters no space is needed. */
function joinLines(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) =>
      paragraph.replace(/([\p{Script=Han}\p{P}])\n(?=[\p{Script=Han}\p{P}])/gu, '$1').replace(/\n/g, ' '),
    )
    .join('\n\n');
}
