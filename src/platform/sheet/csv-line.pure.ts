/** Excel takes a file without this mark for the local code page and shows Chinese as noise. */
export const BYTE_ORDER_MARK = '\ufeff';

export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** A spreadsheet runs a cell that begins like a formula; a leading apostrophe makes it text. */
function csvCell(text: string): string {
  const isNumber = /^[+-]?\d+(\.\d+)?$/.test(text);
  const safe = /^[=+\-@\t\r\n]/.test(text) && !isNumber ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** What was written by csvLine without the apostrophe it put before what a spreadsheet would run. */
export function withoutApostrophe(cell: string): string {
  return cell.replace(/^'(?=[=+\-@])/, '');
}

/** Exact: no division by a hundred in binary. */
export function yuanText(fen: number): string {
  const digits = String(Math.abs(fen)).padStart(3, '0');
  return `${fen < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
