/** Characters that hide or turn what stands around them. */
const UNREADABLE = /[\p{C}\p{Z}]/u;

/** With its characters instead of their numbers, where those can be read. */
export function readable(text: string): string {
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
