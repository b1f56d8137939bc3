import { readable } from './readable-address.ts';

/** An address as people read it: without its scheme, and with its characters instead of their numbers. */
export function shownAddress(url: string): string {
  const { host, pathname, search, hash } = new URL(url);
  const rest = readable(pathname + search + hash);
  return rest === '/' ? host : host + rest;
}

/** What a person leaves out: `example.com/a` means its https address. Anything with a scheme stays as it was. */
export function withScheme(text: string): string {
  const typed = text.trim();
  return /^[^\s:/?#@]+\.[^\s:/?#@]+(?::\d+)?(?:[/?#]|$)/.test(typed) ? `https://${typed}` : typed;
}
