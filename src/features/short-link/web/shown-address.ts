/** Characters that hide or turn what stands around them. */
const UNREADABLE = /[\p{C}\p{Z}]/u;

/** An address as people read it: without its scheme, and with its characters instead of their numbers. */
export function shownAddress(url: string): string {
  const { host, pathname, search, hash } = new URL(url);
  const rest = readable(pathname + search + hash);
  return rest === '/' ? host : host + rest;
}

function readable(text: string): string {
  return text.replaceAll(/(?:%[\da-f]{2})+/gi, (escaped) => {
    try {
      const plain = decodeURIComponent(escaped);
      // Separators stay as they are: `a%2Fb` is not `a/b`.
      return UNREADABLE.test(plain) || /[\x21-\x7e]/.test(plain) ? escaped : plain;
    } catch {
      return escaped;
    }
  });
}

/** What a person leaves out: `example.com/a` means its https address. Anything with a scheme stays as it was. */
export function withScheme(text: string): string {
  const typed = text.trim();
  return /^[^\s:/?#@]+\.[^\s:/?#@]+(?::\d+)?(?:[/?#]|$)/.test(typed) ? `https://${typed}` : typed;
}
