/** A cell without what programs add around it: tabs behind long numbers, spaces that fill a column, controls. */
export function cleaned(cell: string): string {
  return cell
    .toWellFormed()
    .replaceAll(/[\p{Cc}\u00a0\ufeff]+/gu, ' ')
    .trim();
}

/** The same column is written with full-width or narrow brackets, with and without spaces. */
export function columnName(cell: string): string {
  return cleaned(cell).normalize('NFKC').replaceAll(/\s+/g, '');
}
