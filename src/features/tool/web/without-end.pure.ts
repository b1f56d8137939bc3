/** Not by a pattern: one that looks behind itself is unknown to Safari before 16.4, one that does not takes the square of the length. */
export function withoutEnd(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}
