/** The name without its season or part: what the works of one series share. */
export function seriesName(name: string): string {
  const stem = name
    .normalize('NFKC')
    .replace(/[\s:：·\-—~〜「『(（].*$/u, '')
    .replace(/(第.{1,3}[季期部]|(?<![\dⅠ-Ⅻ])[\dⅠ-Ⅻ]+|之.{2,})$/u, '')
    .trim();
  return [...stem].length >= 2 ? stem : name;
}
