/**
 * An address on our own site in a form fit for a Location header, or undefined for anything that could lead
 * elsewhere: `//evil`, `/\evil`, `https:evil`, tabs and line breaks inside (browsers drop those before they look).
 */
export function internalPath(text: string | null | undefined): string | undefined {
  if (!text?.isWellFormed() || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text)) return undefined;
  return text.replaceAll(/[^\x21-\x7e]/gu, encodeURIComponent);
}
