/** The beginning of a text, without half of a character at its end: no database takes that, and pages show it in two ways. */
export function beginning(text: string, most: number): string {
  return text.length <= most ? text : text.slice(0, most).replace(/[\ud800-\udbff]$/, '');
}
